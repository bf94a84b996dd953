/// What a question asks for, with all that is needed to mark an answer.
package enum QuestionKind: Sendable, Equatable {
  /// Pick the one right choice.
  case multipleChoice(ChoiceList)
  /// Tick every right choice.
  case multipleResponse(ChoiceList, Scoring)
  /// Say whether the prompt is true.
  case trueFalse(answer: Bool)
  /// Type a text.
  case shortAnswer(TextKey)
  /// Type a number.
  case numeric(NumberKey)
  /// Put to each left side its right side.
  case matching(MatchingKey, Scoring)
  /// Put items in order; they are given in the right one, at least two.
  case ordering([String], Scoring)
  /// Fill the gaps of a text; at least one, in the order of the prompt.
  case cloze([Gap], Scoring)
  /// Turn a card and judge oneself whether the back was known.
  case flashcard(back: String)

  /// The name of the type in the native format.
  package var typeName: String {
    switch self {
    case .multipleChoice: "multiple-choice"
    case .multipleResponse: "multiple-response"
    case .trueFalse: "true-false"
    case .shortAnswer: "short-answer"
    case .numeric: "numeric"
    case .matching: "matching"
    case .ordering: "ordering"
    case .cloze: "cloze"
    case .flashcard: "flashcard"
    }
  }
}

/// How an answer with several parts is paid.
package enum Scoring: String, Sendable, CaseIterable {
  case allOrNothing = "all-or-nothing"
  case partial
}

/// The choices of a question in the order of its bank.
package struct ChoiceList: Sendable, Equatable {
  /// At least two, in the bank's order.
  package let choices: [Choice]
  /// Whether the bank lets them be shuffled.
  package let isShuffled: Bool

  /// Describes choices, shuffled unless the bank forbids it.
  package init(_ choices: [Choice], isShuffled: Bool = true) {
    self.choices = choices
    self.isShuffled = isShuffled
  }
}
