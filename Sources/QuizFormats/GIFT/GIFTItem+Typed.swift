import QuizCore

extension GIFTItem {
  /// A question to which a text is typed.
  mutating func shortAnswer(_ answers: ArraySlice<UInt8>) throws(GIFTFailure) -> QuestionKind {
    var accepted: [TextKey.Accepted] = []
    try forEachAnswer(answers) { item, answer, credit, remark throws(GIFTFailure) in
      guard let text = item.text(answer, isAnswer: true, isLiteral: true) else {
        throw GIFTFailure(common: .blankAnswer)
      }
      if text == "*", credit <= 0 {
        item.feedback = Feedback(incorrect: item.text(remark))
      } else {
        accepted.append(TextKey.Accepted(text, credit: credit, feedback: item.text(remark)))
      }
    }
    guard !accepted.isEmpty else { throw GIFTFailure(common: .noAnswer) }
    guard accepted.contains(where: { $0.credit >= 1 }) else {
      throw GIFTFailure(common: .noCorrectAnswer)
    }
    return .shortAnswer(GIFTWildcards.key(accepted))
  }

  /// A question to which a number is typed; the text after its `#`.
  mutating func numeric(_ answers: ArraySlice<UInt8>) throws(GIFTFailure) -> QuestionKind {
    var answers = answers
    if let tilde = answers.firstIndex(of: UInt8(ascii: "~")) {
      let (words, remark) = splitFeedback(answers[(tilde &+ 1)...])
      feedback = Feedback(incorrect: text(remark.trimmed.isEmpty ? words : remark))
      answers = answers[..<tilde]
    }
    var accepted: [NumberKey.Accepted] = []
    try forEachAnswer(answers) { item, answer, credit, remark throws(GIFTFailure) in
      let remark = item.text(remark)
      if answer.trimmed.elementsEqual("*".utf8), credit <= 0 {
        item.feedback = Feedback(incorrect: remark)
        return
      }
      let number = try GIFTNumber(answer)
      if number.isReversed {
        item.note(.gift(.reversedRange(excerpt(of: GIFTMark.unescaped(answer.trimmed)))))
      }
      accepted.append(number.accepted(credit: credit, feedback: remark))
    }
    guard !accepted.isEmpty else { throw GIFTFailure(common: .noAnswer) }
    guard accepted.contains(where: { $0.credit >= 1 }) else {
      throw GIFTFailure(common: .noCorrectAnswer)
    }
    return .numeric(NumberKey(accepted))
  }

  /// The word of a statement, with feedback for the wrong response, then for the right one.
  mutating func trueFalse(_ truth: GIFTTruth, _ answers: ArraySlice<UInt8>) -> QuestionKind {
    if let word = truth.smallLetters { note(.gift(.truthInSmallLetters(excerpt(of: word)))) }
    let (wrong, right) = splitFeedback(splitFeedback(answers).feedback)
    feedback = Feedback(correct: text(right), incorrect: text(wrong))
    return .trueFalse(answer: truth.isTrue)
  }

  /// Goes through answers that each begin with `=`, which may lack before the first.
  private mutating func forEachAnswer(
    _ answers: ArraySlice<UInt8>,
    _ body: (
      inout GIFTItem, ArraySlice<UInt8>, _ credit: Double, _ feedback: ArraySlice<UInt8>
    ) throws(GIFTFailure) -> Void
  ) throws(GIFTFailure) {
    let equals = UInt8(ascii: "=")
    var rest = answers.trimmed
    if rest.first == equals { rest = rest.dropFirst() } else if rest.isEmpty { return }
    var hasBlank = false
    while true {
      let end = rest.firstIndex(of: equals) ?? rest.endIndex
      var part = rest[..<end].trimmed
      hasBlank = hasBlank || part.isEmpty
      if !part.isEmpty {
        let credit = GIFTWeight(takenFrom: &part)?.credit ?? 1
        let (answer, feedback) = splitFeedback(part)
        try body(&self, answer, credit, feedback)
      }
      guard end < rest.endIndex else { break }
      rest = rest[(end &+ 1)...]
    }
    if hasBlank { note(.common(.blankAnswer)) }
  }
}
