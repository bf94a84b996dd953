/// The types of question that the native format has.
enum QuestionType: String, CaseIterable {
  case multipleChoice = "multiple-choice"
  case multipleResponse = "multiple-response"
  case trueFalse = "true-false"
  case shortAnswer = "short-answer"
  case numeric
  case matching
  case ordering
  case cloze
  case flashcard

  /// The keys that questions of this type have beside those of every question.
  var ownKeys: KeySet {
    switch self {
    case .multipleChoice: KeySet(.choices, .shuffle)
    case .multipleResponse: KeySet(.choices, .shuffle, .scoring)
    case .trueFalse, .flashcard: KeySet(.answer)
    case .shortAnswer:
      KeySet(
        .acceptedAnswers, .caseSensitive, .ignoreDiacritics, .ignorePunctuation, .wildcards)
    case .numeric: KeySet(.acceptedAnswers, .unit)
    case .matching: KeySet(.pairs, .distractors, .shuffle, .scoring)
    case .ordering: KeySet(.items, .scoring)
    case .cloze: KeySet(.gaps, .scoring)
    }
  }
}

/// The types of gap that a cloze question has, each one of a question that is asked by itself.
enum GapType: String, CaseIterable {
  case shortAnswer = "short-answer"
  case numeric
  case multipleChoice = "multiple-choice"

  /// The type of question that has the same answers.
  var questionType: QuestionType {
    switch self {
    case .shortAnswer: .shortAnswer
    case .numeric: .numeric
    case .multipleChoice: .multipleChoice
    }
  }
}
