import QuizCore

extension DraftQuestion {
  /// The hash that ids are made from where a file gives none: of the type, the prompt and the right
  /// answers in order of their bytes, so that the same question keeps its id when it comes again.
  package var contentHash: UInt64 {
    var hash = FNV1a64()
    hash.combine(kind.typeName)
    hash.combine(0)
    hash.combine(composed(prompt))
    var answers = kind.rightTexts
    for place in answers.indices { answers[place] = composed(answers[place]) }
    if answers.count > 1 { answers.sort(by: precedesInBytes) }
    for answer in answers {
      hash.combine(0)
      hash.combine(answer)
    }
    return hash.value
  }
}

extension QuestionKind {
  /// What is right, as texts that do not depend on the order of choices.
  fileprivate var rightTexts: [String] {
    switch self {
    case .multipleChoice(let list), .multipleResponse(let list, _): list.rightTexts
    case .trueFalse(let answer): [answer ? "true" : "false"]
    case .shortAnswer(let key): key.rightTexts
    case .numeric(let key): key.rightTexts
    case .matching(let key, _): key.pairs.map { $0.left + "\u{1}" + $0.right }
    case .ordering(let items, _): items.enumerated().map { "\($0)\u{1}" + $1 }
    case .cloze(let gaps, _):
      gaps.flatMap { gap in
        switch gap.key {
        case .text(let key): key.rightTexts.map { gap.id + "\u{1}" + $0 }
        case .number(let key): key.rightTexts.map { gap.id + "\u{1}" + $0 }
        case .choice(let list): list.rightTexts.map { gap.id + "\u{1}" + $0 }
        }
      }
    case .flashcard(let back): [back]
    }
  }
}

extension ChoiceList {
  fileprivate var rightTexts: [String] {
    var texts: [String] = []
    for choice in choices where choice.isCorrect { texts.append(choice.text) }
    return texts
  }
}

extension TextKey {
  fileprivate var rightTexts: [String] { accepted.filter { $0.credit >= 1 }.map(\.text) }
}

extension NumberKey {
  fileprivate var rightTexts: [String] {
    accepted.filter { $0.credit >= 1 }.map { "\($0.minimum)\u{1}\($0.maximum)" }
  }
}

private func precedesInBytes(_ left: String, _ right: String) -> Bool {
  left.utf8.lexicographicallyPrecedes(right.utf8)
}
