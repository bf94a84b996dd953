import JSON
import QuizCore

/// Reads a text with gaps as Moodle's Cloze has them: the whole file is one question.
package enum ClozeReader {
  /// Reads a whole file, in which line ends break lines and tags are those of HTML.
  ///
  /// Throws where it is blank. A file without a gap, or with a broken one, gives no question.
  package static func read(
    _ text: SourceText, _ options: ReadOptions
  ) throws(ImportRefusal) -> DraftBank {
    let raw = text.string(0..<text.bytes.count)
    guard !isBlank(raw) else { throw ImportRefusal(.common(.nothingToImport)) }
    var bank = DraftBank(idPrefix: "cloze")
    let blankLines = text.lines.prefix { isBlank(text.string($0)) }.count
    let position = JSONPosition(line: blankLines + 1, column: 1)
    bank.log.read()
    do throws(MoodleSkip) {
      let cloze = try ClozeText(raw)
      guard let kind = cloze.kind else { throw MoodleSkip(.moodle(.noGap)) }
      let prompt = try cloze.prompt(.automatic)
      var draft = DraftQuestion(prompt.text, kind, at: position)
      draft.points = cloze.points == 1 ? nil : min(1000, cloze.points)
      bank.questions.append(draft)
      var changes = cloze.changes
      if prompt.hasDoubledBraces { changes.append(.moodle(.doubledBraces)) }
      if prompt.mediaCount > 0 { changes.append(.common(.mediaLeftOut(prompt.mediaCount))) }
      for change in changes { bank.log.change(change, at: position, question: prompt.text) }
    } catch {
      bank.log.skip(error.problem, at: position, question: fieldText(HTMLText(raw).text))
    }
    return bank
  }
}
