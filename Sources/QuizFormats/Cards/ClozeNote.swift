import QuizCore

/// A text with deletions as a prompt with gaps: one for each, those within another one in its answer.
struct ClozeNote {
  /// The text with the ids of its gaps between double braces.
  private(set) var prompt = ""
  /// In the order of the prompt.
  private(set) var gaps: [Gap] = []
  /// What was changed on the way.
  private(set) var changes: [CardsProblem] = []
  /// Whether nothing of the answer of a deletion can be seen.
  private(set) var hasBlankAnswer = false

  /// Reads a text; nil where it has no deletion.
  init?(_ text: String) {
    guard text.utf8.contains(UInt8(ascii: "{")) else { return nil }
    let bytes = Array(text.utf8)
    let deletions = ClozeDeletions(bytes)
    guard !deletions.isEmpty else { return nil }
    var plain: [UInt8] = []
    var offset = 0
    while offset < bytes.count {
      if let deletion = deletions.deletion(at: offset) {
        add(deletion, after: plain)
        plain.removeAll(keepingCapacity: true)
        offset = deletion.end
      } else {
        plain.append(bytes[offset])
        offset &+= 1
      }
    }
    add(plain, isBeforeGap: false)
  }

  private mutating func add(_ deletion: ClozeDeletions.Deletion, after plain: [UInt8]) {
    add(plain, isBeforeGap: true)
    let answer = lineText(String(decoding: deletion.answer, as: UTF8.self), isAnswer: true)
    if isBlank(answer) { hasBlankAnswer = true }
    let hint = lineText(String(decoding: deletion.hint, as: UTF8.self))
    let id = "\(gaps.count &+ 1)"
    let key = Gap.Key.text(TextKey([TextKey.Accepted(answer)]))
    gaps.append(Gap(id, key, hint: isBlank(hint) ? nil : hint))
    prompt += "{{\(id)}}"
    if deletion.isNested { change(.nestedDeletion) }
  }

  /// Adds a text between gaps; a space goes between two braces, which would look like those of a gap.
  private mutating func add(_ plain: [UInt8], isBeforeGap: Bool) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(plain.count)
    var last: UInt8 = gaps.isEmpty ? 0 : UInt8(ascii: "}")
    for byte in plain + (isBeforeGap ? [UInt8(ascii: "{")] : []) {
      if byte == last, byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") {
        bytes.append(0x20)
        change(.bracesParted)
      }
      bytes.append(byte)
      last = byte
    }
    if isBeforeGap { bytes.removeLast() }
    prompt += String(decoding: bytes, as: UTF8.self)
  }

  private mutating func change(_ problem: CardsProblem) {
    if !changes.contains(problem) { changes.append(problem) }
  }
}
