import QuizCore
import XML

/// A text with gaps as Cloze has them, taken apart.
struct ClozeText {
  /// The text around the gaps.
  private(set) var text = GapText()
  /// The gaps in the order of the text.
  private(set) var gaps: [Gap] = []
  /// The choices of the only gap, where several are right: no gap here can be filled so, but a
  /// question can be asked.
  private(set) var response: ChoiceList?
  /// What was changed.
  private(set) var changes: [ImportProblem] = []

  /// Takes a text apart; braces that begin no gap are text.
  init(_ raw: String) throws(MoodleSkip) {
    let bytes = Array(raw.utf8)
    var written: [(gap: ClozeGap, start: Int)] = []
    var offset = 0
    while let brace = bytes[offset...].firstIndex(of: UInt8(ascii: "{")) {
      guard let gap = try ClozeGap(bytes, at: brace) else {
        offset = brace &+ 1
        continue
      }
      written.append((gap, brace))
      offset = gap.end
    }
    var done = 0
    for (gap, start) in written {
      text.append(bytes[done..<start])
      text.appendGap()
      done = gap.end
    }
    text.append(bytes[done...])
    if written.count == 1, let only = written.first?.gap, let found = try only.response() {
      (response, changes) = found
      points = Double(max(1, only.mark))
      return
    }
    for (number, (gap, _)) in written.enumerated() {
      let (gap, changes) = try gap.gap(number: number + 1)
      gaps.append(gap)
      self.changes += changes
      points += gap.points
    }
  }

  /// The marks of all gaps together.
  private(set) var points = 0.0

  /// What is asked for; nil where there is no gap.
  var kind: QuestionKind? {
    if let response { return .multipleResponse(response, .partial) }
    return gaps.isEmpty ? nil : .cloze(gaps, .partial)
  }

  /// The prompt: gaps as their numbers between double braces, or a line where choices stand instead.
  func prompt(
    _ format: MoodleTextFormat
  ) throws(MoodleSkip) -> (text: String, mediaCount: Int, hasDoubledBraces: Bool) {
    var prompt = try text.prompt(format)
    if response != nil { prompt.text = prompt.text.replacing("{{1}}", with: "_____") }
    return prompt
  }
}

extension MoodleItem {
  /// A text with gaps as Cloze has them.
  mutating func cloze() throws(MoodleSkip) -> MoodleBody {
    let cloze = try ClozeText(raw(element.child("questiontext")))
    var body = try body(cloze.kind, cloze.prompt)
    for change in cloze.changes { note(change) }
    body.points = min(1000, cloze.points)
    return body
  }
}
