/// Goes through the records of a table one by one: RFC 4180, and more than it allows.
///
/// Any line end; any number of fields; a quote opens a field only at its start, and only if another
/// one closes it before a separator or a line end: else it is part of the text, as in tables of
/// people who never heard of quoting. Spaces after a separator are kept. Every byte is looked at
/// once or twice, whatever the text.
struct RecordReader {
  /// Where a field lies, without its quotes.
  struct Field {
    let range: Range<Int>
    /// Whether quotes in it are doubled.
    let hasDoubledQuotes: Bool
  }

  /// The most fields that are kept of a record; those beyond are only counted.
  static let fieldLimit = 1_000
  /// The most lines that a quoted field may go over.
  static let quotedLineLimit = 1_000

  let bytes: [UInt8]
  let separator: UInt8
  /// What begins a line that is a comment, if anything does.
  let comment: UInt8?
  /// Whether cells have the apostrophes that `FormulaGuard` puts before them.
  var isGuarded = false
  /// The fields of the record that was read last.
  private(set) var fields: [Field] = []
  /// How many fields that record has, those not kept too.
  private(set) var fieldCount = 0
  /// The line that record begins on, from 1.
  private(set) var line = 0
  private var offset: Int
  private var nextLine: Int
  /// How many lines that record takes.
  var lineCount: Int { nextLine &- line }

  /// Begins at an offset, which is on a line counted from 1.
  init(
    _ bytes: [UInt8], separator: UInt8, comment: UInt8? = nil, from offset: Int = 0, line: Int = 1
  ) {
    self.bytes = bytes
    self.separator = separator
    self.comment = comment
    self.offset = offset
    nextLine = line
  }

  /// Reads the next record; an empty line is one with one empty field.
  mutating func next() -> Bool {
    let source = bytes
    let text = source.span
    while let comment, offset < text.count, text[offset] == comment { skipLine(text) }
    guard offset < text.count else { return false }
    fields.removeAll(keepingCapacity: true)
    fieldCount = 0
    line = nextLine
    while readField(text) {}
    return true
  }

  /// Reads the next record in which something stands.
  mutating func nextFilled() -> Bool {
    while next() {
      if fields.contains(where: { !isBlank($0) }) { return true }
    }
    return false
  }

  /// About how many there will be in all, of which so many came up to here.
  func expectedCount(after count: Int) -> Int { bytes.count / max(offset / max(count, 1), 1) }

  /// Whether only white space of ASCII stands in a field.
  func isBlank(_ field: Field) -> Bool { trimmedRange(bytes.span, field.range).isEmpty }

  /// Reads a field; whether another one follows in the record.
  private mutating func readField(_ text: Span<UInt8>) -> Bool {
    if offset < text.count, text[offset] == quote, let close = closingQuote(text) {
      keep(Field(range: offset &+ 1..<close.offset, hasDoubledQuotes: close.hasDoubledQuotes))
      nextLine &+= close.lines
      offset = close.end
    } else {
      let start = offset
      offset = firstOffset(of: separator, 0x0A, 0x0D, in: text, from: start)
      keep(Field(range: start..<offset, hasDoubledQuotes: false))
    }
    guard offset < text.count else { return false }
    if text[offset] == separator {
      offset &+= 1
      return true
    }
    offset = afterLineEnd(text, at: offset)
    nextLine &+= 1
    return false
  }

  private mutating func keep(_ field: Field) {
    fieldCount &+= 1
    if fields.count < Self.fieldLimit { fields.append(field) }
  }

  private mutating func skipLine(_ text: Span<UInt8>) {
    while offset < text.count, text[offset] != 0x0A, text[offset] != 0x0D { offset &+= 1 }
    if offset < text.count { offset = afterLineEnd(text, at: offset) }
    nextLine &+= 1
  }

  /// The quote that closes the one at the offset, and the end of the field behind it.
  private func closingQuote(
    _ text: Span<UInt8>
  ) -> (offset: Int, end: Int, lines: Int, hasDoubledQuotes: Bool)? {
    var at = offset &+ 1
    var lines = 0
    var hasDoubledQuotes = false
    while true {
      at = firstOffset(of: quote, 0x0A, 0x0D, in: text, from: at)
      guard at < text.count else { return nil }
      if text[at] == quote {
        if at &+ 1 < text.count, text[at &+ 1] == quote {
          hasDoubledQuotes = true
          at &+= 2
          continue
        }
        return afterBlanks(text, from: at &+ 1).map { (at, $0, lines, hasDoubledQuotes) }
      }
      lines &+= 1
      if lines > Self.quotedLineLimit { return nil }
      at = afterLineEnd(text, at: at)
    }
  }

  /// The end of a quoted field: past spaces a separator, a line end or the end; else nil.
  private func afterBlanks(_ text: Span<UInt8>, from start: Int) -> Int? {
    var at = start
    while at < text.count, text[at] == 0x20, separator != 0x20 { at &+= 1 }
    guard at < text.count else { return at }
    return text[at] == separator || text[at] == 0x0A || text[at] == 0x0D ? at : nil
  }
}

private let quote = UInt8(ascii: "\"")

/// The offset after the line end at an offset.
private func afterLineEnd(_ text: Span<UInt8>, at offset: Int) -> Int {
  let isPair = text[offset] == 0x0D && offset &+ 1 < text.count && text[offset &+ 1] == 0x0A
  return offset &+ (isPair ? 2 : 1)
}
