import QuizCore

/// Reads a pool of questions for American radio amateurs as the NCVEC publishes it in plain text.
///
/// `T1A01 (C) [97.1]` with the code, the right letter and the rule, then the question, `A.` to `D.`
/// and `~~` or a blank line.
package enum NCVECReader {
  /// Reads a file; the headings of its parts are passed over without a word.
  package static func read(
    _ text: SourceText, _ options: ReadOptions
  ) throws(ImportRefusal) -> DraftBank {
    var bank = DraftBank(idPrefix: "ncvec")
    bank.language = "en"
    bank.sourceTitle = "NCVEC question pool"
    bank.sourceURL = "https://www.ncvec.org"
    var collector = ItemCollector(bank)
    var block: NCVECBlock?
    for index in text.lines.indices {
      let line = trimmed(text.line(index))
      if let head = NCVECHead(line) {
        block?.finish(into: &collector)
        block = NCVECBlock(head, at: index)
      } else if isEnd(line) {
        if block?.isComplete != false {
          block?.finish(into: &collector)
          block = nil
        }
      } else if block != nil {
        block?.take(line)
      } else if !isHeading(line) {
        collector.note(
          .common(.strayText(excerpt(of: PoolLine.text(line)))), at: PoolLine.position(index))
      }
    }
    block?.finish(into: &collector)
    return try collector.finish()
  }

  private static func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var line = line.drop { $0 == 0x20 || $0 == 0x09 }
    while let last = line.last, last == 0x20 || last == 0x09 { line = line.dropLast() }
    return line
  }

  private static func isEnd(_ line: ArraySlice<UInt8>) -> Bool {
    line.isEmpty || line.starts(with: [0x7E, 0x7E])
  }

  /// `SUBELEMENT T1 …` and `T1A …`, the headings of parts and groups.
  private static func isHeading(_ line: ArraySlice<UInt8>) -> Bool {
    if line.starts(with: "SUBELEMENT".utf8) { return true }
    let code = Array(line.prefix(4))
    return code.count >= 3 && NCVECHead.isGroup(code[..<3])
      && (code.count == 3 || code[3] == 0x20 || code[3] == 0x2D || code[3] == 0x09)
  }
}
