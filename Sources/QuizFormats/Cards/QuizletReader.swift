import JSON

/// Reads terms and definitions as Quizlet exports them: no header, no quotes, no escapes.
package enum QuizletReader {
  /// Reads a set of cards, by default a card a line with a tab between its sides.
  ///
  /// The first separator of a row splits it. Where none is said and fewer than four in five lines
  /// have a tab, the file is refused with a proposal instead of read wrongly.
  package static func read(
    _ text: SourceText, _ options: ReadOptions
  ) throws(ImportRefusal) -> DraftBank {
    let rows = Rows(text, separator: options.rowSeparator.map(unescaped))
    let separator = try separator(text, rows, options)
    var bank = DraftBank(idPrefix: "quizlet")
    for row in rows.ranges where !isBlankRow(text.bytes, row.range) {
      bank.log.read()
      let position = JSONPosition(line: row.line, column: 1)
      guard let cut = firstRange(of: separator, in: text.bytes, row.range) else {
        let problem = ImportProblem.cards(.noSeparator(options.fieldSeparator ?? "\\t"))
        bank.log.skip(problem, at: position, question: text.string(row.range))
        continue
      }
      let term = row.range.lowerBound..<cut.lowerBound
      let definition = cut.upperBound..<row.range.upperBound
      let isTermAsked = options.promptSide != .definition
      let (front, back) = isTermAsked ? (term, definition) : (definition, term)
      CardDraft(
        front: fieldText(in: text.bytes, front),
        back: fieldText(in: text.bytes, back, isAnswer: true), position: position
      ).add(to: &bank, isTyped: options.isTyped)
    }
    guard bank.log.readCount > 0 else { throw ImportRefusal(.common(.nothingToImport)) }
    return bank
  }

  private static func separator(
    _ text: SourceText, _ rows: Rows, _ options: ReadOptions
  ) throws(ImportRefusal) -> [UInt8] {
    if let named = options.fieldSeparator.map(unescaped), !named.isEmpty { return named }
    let filled = rows.ranges.filter { !isBlankRow(text.bytes, $0.range) }
    let tabbed = filled.count { text.bytes[$0.range].contains(0x09) }
    if tabbed &* 5 >= filled.count &* 4 { return [0x09] }
    guard let proposal = SeparatorProposal(text.bytes, filled.map(\.range)).text else {
      throw ImportRefusal(.cards(.unknownSeparator))
    }
    throw ImportRefusal(.cards(.proposedSeparator(excerpt(of: proposal))))
  }

  private static func isBlankRow(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    trimmedRange(bytes.span, range).isEmpty
  }

  /// A separator as typed on a command line: `\t` and `\n` stand for tab and line feed.
  private static func unescaped(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      if bytes.last == UInt8(ascii: "\\"), byte == UInt8(ascii: "t") || byte == UInt8(ascii: "n") {
        bytes[bytes.count &- 1] = byte == UInt8(ascii: "t") ? 0x09 : 0x0A
      } else {
        bytes.append(byte)
      }
    }
    return bytes
  }

  /// The rows of a text with the lines they begin on.
  private struct Rows {
    private(set) var ranges: [(range: Range<Int>, line: Int)] = []

    init(_ text: SourceText, separator: [UInt8]?) {
      guard let separator, !separator.isEmpty, separator != [0x0A] else {
        ranges = text.lines.enumerated().map { ($1, $0 &+ 1) }
        return
      }
      var start = 0
      var line = 0
      while start < text.bytes.count {
        let cut = firstRange(of: separator, in: text.bytes, start..<text.bytes.count)
        let range = start..<(cut?.lowerBound ?? text.bytes.count)
        let filled = trimmedRange(text.bytes.span, range).lowerBound
        while line &+ 1 < text.lines.count, text.lines[line &+ 1].lowerBound <= filled {
          line &+= 1
        }
        ranges.append((range, line &+ 1))
        start = cut?.upperBound ?? text.bytes.count
      }
    }
  }
}

/// The first place of some bytes within a range.
private func firstRange(
  of wanted: [UInt8], in bytes: [UInt8], _ range: Range<Int>
) -> Range<Int>? {
  guard let first = wanted.first else { return nil }
  var at = range.lowerBound
  while at &+ wanted.count <= range.upperBound {
    if bytes[at] == first, bytes[at..<at &+ wanted.count].elementsEqual(wanted) {
      return at..<at &+ wanted.count
    }
    at &+= 1
  }
  return nil
}
