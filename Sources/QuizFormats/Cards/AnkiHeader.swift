/// What the lines at the top of an Anki text say, those that begin with `#`.
struct AnkiHeader {
  /// What stands between fields, where the header says so.
  var separator: UInt8?
  /// Whether fields are HTML, where the header says so.
  var isHTML: Bool?
  /// Tags of all notes.
  var tags: [String] = []
  /// The deck of all notes.
  var deck: String?
  /// The names of the columns.
  var columns: [String] = []
  /// Columns from 0 that hold no field of the note.
  var tagColumn: Int?
  var deckColumn: Int?
  var guidColumn: Int?
  var typeColumn: Int?
  /// How many lines there are.
  private(set) var lineCount = 0
  /// Where the first note begins.
  private(set) var end = 0

  /// Reads the consecutive lines at the top; a first line `tags: a b` is an old way to give tags.
  init(_ text: SourceText) {
    for (number, range) in text.lines.enumerated() {
      let line = text.string(range)
      if number == 0, line.hasPrefix("tags:") {
        tags += AnkiHeader.tags(String(line.dropFirst(5)))
      } else if line.utf8.first == UInt8(ascii: "#") {
        read(String(line.dropFirst()))
      } else {
        break
      }
      lineCount = number &+ 1
      end = number &+ 1 < text.lines.count ? text.lines[number &+ 1].lowerBound : text.bytes.count
    }
  }

  /// The tags in a text, between blanks; levels become parts of a path.
  static func tags(_ text: String) -> [String] {
    text.utf8.split { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A }
      .map { path(lineText(String(decoding: $0, as: UTF8.self))) }
  }

  /// A name with levels as a path.
  static func path(_ name: String) -> String {
    guard name.utf8.contains(UInt8(ascii: ":")) else { return name }
    return name.split(separator: "::", omittingEmptySubsequences: true).joined(separator: "/")
  }

  /// Whether a column holds a field of the note.
  func isField(_ column: Int) -> Bool {
    column != tagColumn && column != deckColumn && column != guidColumn && column != typeColumn
  }

  private mutating func read(_ line: String) {
    guard let colon = line.utf8.firstIndex(of: UInt8(ascii: ":")) else { return }
    let key = lineText(String(line[..<colon])).lowercased()
    let whole = String(line[line.utf8.index(after: colon)...])
    let value = Self.withoutSeparators(whole)
    switch key {
    case "separator": separator = Self.separator(named: value)
    case "html": isHTML = ["true": true, "false": false][value.lowercased()] ?? isHTML
    case "tags": tags += Self.tags(whole)
    case "deck": deck = topicPath(Self.path(lineText(whole)))
    case "columns": columns = names(whole)
    case "tags column": tagColumn = Self.column(value)
    case "deck column": deckColumn = Self.column(value)
    case "guid column": guidColumn = Self.column(value)
    case "notetype column": typeColumn = Self.column(value)
    default: break
    }
  }

  /// The names of columns, cut by the separator that is known so far.
  private func names(_ text: String) -> [String] {
    text.utf8.split(separator: separator ?? 0x09, omittingEmptySubsequences: false)
      .prefix(RecordReader.fieldLimit).map { lineText(String(decoding: $0, as: UTF8.self)) }
  }

  /// Cuts a value at the first byte after its first that is no letter or digit: a spreadsheet that
  /// rewrote the file has put separators behind it.
  private static func withoutSeparators(_ value: String) -> String {
    let bytes = Array(value.utf8)
    let start = value.hasPrefix("\t") && bytes.count == 1 ? 0 : bytes.prefix { $0 == 0x20 }.count
    let rest = bytes[start...]
    let tail = rest.dropFirst().prefix { 0x30...0x39 ~= $0 || 0x61...0x7A ~= $0 | 0x20 }
    return String(decoding: rest.prefix(1) + tail, as: UTF8.self)
  }

  private static func separator(named value: String) -> UInt8? {
    switch value.lowercased() {
    case "comma": UInt8(ascii: ",")
    case "semicolon": UInt8(ascii: ";")
    case "tab": 0x09
    case "space": 0x20
    case "pipe": UInt8(ascii: "|")
    case "colon": UInt8(ascii: ":")
    default: Separator.named(value)
    }
  }

  /// A column from 0, of its number from 1.
  private static func column(_ value: String) -> Int? {
    Int(value).flatMap { 1...RecordReader.fieldLimit ~= $0 ? $0 &- 1 : nil }
  }
}
