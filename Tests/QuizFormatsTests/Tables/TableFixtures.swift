import QuizCore
import QuizFormats

/// Reads a text as CSV, or as TSV.
func table(
  _ text: String, _ options: ReadOptions = ReadOptions(), isTabbed: Bool = false
) throws -> DraftBank {
  try TableReader.read(SourceText(text), options, isTabbed: isTabbed)
}

/// A question as one line: prompt, type, and what is offered, right ones with a star.
func summary(_ question: DraftQuestion) -> String {
  let answer =
    switch question.kind {
    case .multipleChoice(let list), .multipleResponse(let list, _):
      list.choices.map { $0.text + ($0.isCorrect ? "*" : "") }.joined(separator: " | ")
    case .trueFalse(let answer): "\(answer)"
    case .shortAnswer(let key): key.accepted.map(\.text).joined(separator: " | ")
    case .numeric(let key):
      key.accepted.map { "\($0.minimum)…\($0.maximum)" }.joined(separator: " | ")
        + (key.unit.map { " " + $0 } ?? "")
    case .ordering(let items, _): items.joined(separator: " > ")
    case .cloze(let gaps, _):
      gaps.map { gap in
        guard case .text(let key) = gap.key else { return gap.id }
        let texts = key.accepted.map(\.text).joined(separator: "/")
        return "\(gap.id)=\(texts)" + (gap.hint.map { "?\($0)" } ?? "")
      }.joined(separator: " | ")
    case .flashcard(let back): back
    case .matching: "-"
    }
  return "\(question.prompt) [\(question.kind.typeName)] \(answer)"
}

/// The problems of a report that have one of two effects.
func problems(_ bank: DraftBank, _ effect: ImportNote.Effect) -> [ImportProblem] {
  bank.log.notes.filter { $0.effect == effect }.map(\.problem)
}

/// Mutates bytes in one of a few ways that files come to harm.
func mutated(_ bytes: [UInt8], _ random: inout SplitMix64) -> [UInt8] {
  var bytes = bytes
  for _ in 0...random.below(3) {
    guard !bytes.isEmpty else { return bytes }
    let at = Int(random.below(UInt64(bytes.count)))
    let end = min(bytes.count, at + Int(random.below(40)))
    switch random.below(6) {
    case 0: bytes[at] = UInt8(truncatingIfNeeded: random.next())
    case 1: bytes.removeSubrange(at..<end)
    case 2: bytes.insert(contentsOf: Array(bytes[at..<end]), at: at)
    case 3: bytes = Array(bytes[at...]) + bytes[..<at]
    case 4: bytes.insert(Array("\",;\t|{}:#\n\r<".utf8)[Int(random.below(12))], at: at)
    default: bytes.removeSubrange(at...)
    }
  }
  return bytes
}
