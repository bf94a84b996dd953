/// Reads a category of OpenTriviaQA: `#Q` with the question, `^` with the right answer as a text,
/// then `A`, `B` and so on with the choices.
package enum OpenTriviaQAReader {
  /// Reads a file; a question goes on over lines, blank ones too, until its `^`.
  package static func read(
    _ text: SourceText, _ options: ReadOptions
  ) throws(ImportRefusal) -> DraftBank {
    var bank = DraftBank(idPrefix: "otqa")
    bank.license = "CC-BY-SA-4.0"
    bank.sourceTitle = "OpenTriviaQA"
    bank.sourceURL = "https://github.com/uberspot/OpenTriviaQA"
    var collector = ItemCollector(bank)
    var block: OpenTriviaQABlock?
    for index in text.lines.indices {
      let line = text.line(index)
      if isQuestion(line) {
        block?.finish(into: &collector)
        block = OpenTriviaQABlock(line.dropFirst(2), at: index)
      } else if block != nil {
        block?.take(line)
        if block?.isEnded == true {
          block?.finish(into: &collector)
          block = nil
        }
      } else if !PoolLine.isBlank(line) {
        collector.note(
          .common(.strayText(excerpt(of: PoolLine.text(line)))), at: PoolLine.position(index))
      }
    }
    block?.finish(into: &collector)
    return try collector.finish()
  }

  private static func isQuestion(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.starts(with: [0x23, UInt8(ascii: "Q")]) else { return false }
    let next = line.dropFirst(2).first
    return next == nil || next == 0x20 || next == 0x09
  }
}
