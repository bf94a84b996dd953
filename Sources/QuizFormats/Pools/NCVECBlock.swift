import QuizCore

/// One question of an NCVEC pool while its lines come in.
struct NCVECBlock {
  private let head: NCVECHead
  private let index: Int
  private var prompt: [UInt8] = []
  private var choices: [[UInt8]] = []

  /// Begins with the first line, counted from 0.
  init(_ head: NCVECHead, at index: Int) {
    self.head = head
    self.index = index
  }

  /// Whether a blank line ends it: not one between the question and its choices.
  var isComplete: Bool { !choices.isEmpty || head.key == .withdrawn }

  /// Takes a line in, without white space at its ends.
  mutating func take(_ line: ArraySlice<UInt8>) {
    let next = UInt8(ascii: "A") &+ UInt8(min(choices.count, 25))
    if line.starts(with: [next, UInt8(ascii: ".")]) {
      choices.append(Array(line.dropFirst(2)))
    } else if choices.isEmpty {
      PoolLine.append(line, to: &prompt)
    } else {
      PoolLine.append(line, to: &choices[choices.count &- 1])
    }
  }

  /// Ends the question.
  func finish(into collector: inout ItemCollector) {
    collector.add(at: PoolLine.position(index)) { trail throws(SkippedItem) in
      let text = lineText(PoolLine.text(prompt[...]))
      if !isBlank(text) { trail.prompt = text }
      let right: Int
      switch head.key {
      case .right(let place): right = place
      case .withdrawn: throw SkippedItem(.pool(.withdrawn(head.code)))
      case .none(let written):
        throw SkippedItem(.pool(.noLetter(head.code, excerpt(of: written))))
      }
      guard !isBlank(text) else { throw SkippedItem(.blankPrompt) }
      var draft = DraftQuestion(text, try kind(right, &trail), at: PoolLine.position(index))
      draft.sourceID = head.code
      draft.topic = String(head.code.prefix(3))
      draft.explanation = head.rule.map { "[\($0)]" }
      return draft
    }
  }

  private func kind(_ right: Int, _ trail: inout ItemTrail) throws(SkippedItem) -> QuestionKind {
    guard right < choices.count else {
      let letter = String(UnicodeScalar(UInt8(ascii: "A") &+ UInt8(right)))
      throw SkippedItem(.answerOutOfRange(letter, choices: choices.count))
    }
    var draft = ChoiceDraft()
    for (index, choice) in choices.enumerated() {
      try draft.add(PoolLine.text(choice[...]), isCorrect: index == right, &trail)
    }
    return try draft.kind(findsTruth: true)
  }
}
