import QuizCore
import XML

/// A text out of which the gaps were taken, so that it can be made plain around their places.
///
/// A place is marked by U+0001, which no text has: it is dropped from what is added.
struct GapText {
  private static let mark: UInt8 = 1
  private var bytes: [UInt8] = []
  private(set) var gapCount = 0

  /// Adds a part of the text.
  mutating func append(_ part: ArraySlice<UInt8>) {
    if part.contains(Self.mark) {
      bytes += part.filter { $0 != Self.mark }
    } else {
      bytes += part
    }
  }

  /// Marks the place of the next gap.
  mutating func appendGap() {
    bytes.append(Self.mark)
    gapCount += 1
  }

  /// The prompt of a question: plain, its gaps as their numbers from 1 between double braces.
  ///
  /// Double braces that are no gap, which would be taken for one, get a space between them.
  func prompt(
    _ format: MoodleTextFormat
  ) throws(MoodleSkip) -> (text: String, mediaCount: Int, hasDoubledBraces: Bool) {
    let (plain, mediaCount) = format.plain(String(decoding: bytes, as: UTF8.self))
    var output: [UInt8] = []
    output.reserveCapacity(plain.utf8.count &+ gapCount &* 8)
    var (gap, previous, wasSplit) = (0, UInt8(0), false)
    for byte in plain.utf8 {
      if byte == Self.mark {
        gap += 1
        if previous == UInt8(ascii: "{") { output.append(0x20) }
        output += Array("{{\(gap)}}".utf8)
      } else {
        let isBrace = byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}")
        if isBrace, previous == byte || (previous == Self.mark && byte == UInt8(ascii: "}")) {
          output.append(0x20)
          wasSplit = wasSplit || previous == byte
        }
        output.append(byte)
      }
      previous = byte
    }
    guard gap == gapCount else { throw MoodleSkip(.moodle(.misplacedGap)) }
    let text = fieldText(String(decoding: output, as: UTF8.self))
    return (text, mediaCount, wasSplit)
  }
}

extension MoodleItem {
  /// Checks that a question with so many gaps, each with so many choices, is of a size to be asked.
  func checkSize(gaps: Int, choices: Int) throws(MoodleSkip) {
    if gaps > 100_000 / max(1, choices) {
      throw MoodleSkip(.moodle(.tooManyGaps(gaps)))
    }
  }

  /// A question of a text with gaps: each counts as its points, and all of them together.
  mutating func body(_ text: GapText, _ gaps: [Gap]) throws(MoodleSkip) -> MoodleBody {
    try body(gaps.isEmpty ? nil : .cloze(gaps, .partial), text.prompt)
  }

  /// The same of what is asked for, nil where there is no gap, and a prompt of the text's format.
  mutating func body(
    _ kind: QuestionKind?,
    _ prompt: (MoodleTextFormat) throws(MoodleSkip) -> (
      text: String, mediaCount: Int, hasDoubledBraces: Bool
    )
  ) throws(MoodleSkip) -> MoodleBody {
    guard let kind else { throw MoodleSkip(.moodle(.noGap)) }
    let prompt = try prompt(format)
    countMedia(max(prompt.mediaCount, element.child("questiontext").map(fileCount) ?? 0))
    if prompt.hasDoubledBraces { note(.moodle(.doubledBraces)) }
    var body = MoodleBody(kind)
    body.prompt = prompt.text
    return body
  }
}
