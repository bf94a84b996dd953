import QuizCore
import XML

/// A text with gaps as Cloze has them, taken apart.
struct ClozeText {
  /// The text around the gaps.
  private(set) var text = GapText()
  /// The gaps in the order of the text.
  private(set) var gaps: [Gap] = []
  /// What was changed.
  private(set) var changes: [ImportProblem] = []

  /// Takes a text apart; braces that begin no gap are text.
  init(_ raw: String) throws(MoodleSkip) {
    let bytes = Array(raw.utf8)
    var done = 0
    var offset = 0
    while let brace = bytes[offset...].firstIndex(of: UInt8(ascii: "{")) {
      guard let written = try ClozeGap(bytes, at: brace) else {
        offset = brace &+ 1
        continue
      }
      let (gap, changes) = try written.gap(number: gaps.count + 1)
      text.append(bytes[done..<brace])
      text.appendGap()
      gaps.append(gap)
      self.changes += changes
      done = written.end
      offset = done
    }
    text.append(bytes[done...])
  }

  /// The marks of all gaps together.
  var points: Double { gaps.reduce(0) { $0 + $1.points } }
}

extension MoodleItem {
  /// A text with gaps as Cloze has them.
  mutating func cloze() throws(MoodleSkip) -> MoodleBody {
    let cloze = try ClozeText(raw(element.child("questiontext")))
    var body = try body(cloze.text, cloze.gaps)
    for change in cloze.changes { note(change) }
    body.points = min(1000, cloze.points)
    return body
  }
}
