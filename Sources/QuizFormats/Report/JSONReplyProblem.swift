/// What may be the matter with JSON that is no bank, beside what all formats share.
package enum JSONReplyProblem: Sendable, Equatable {
  /// A reply of Open Trivia DB that says why it has no questions; its number, not 0.
  case responseCode(Int)
  /// A reply of Open Trivia DB with a session token and no questions.
  case tokenReply
  /// Nothing in the file is a list of questions, or a map of questions to answers.
  case noQuestionList
  /// A meaning of keys was named that there is none of.
  case unknownMeaning(String)
  /// A key was named that stands nowhere in the file; those that do, or the first of them.
  case noSuchKey(String, names: [String])
  /// An item of the list is no object.
  case notAnObject
  /// An item lacks a key, or has a value there that is no text; the key.
  case missingField(String)
  /// An item has no key that is known as the one of the prompt.
  case noPrompt
  /// What stands under a key in the items means nothing here; the key.
  case keyLeftOut(String)
  /// The answer to a true-false question is neither.
  case notTrueOrFalse(String)
  /// A text is not Base64, though the file is written in it.
  case notBase64(field: String)
  /// A text that does not give UTF-8 once its percent signs are decoded; it stays as it is.
  case notPercentEncoded(field: String)
  /// The choice that is marked as right has no text; its key.
  case rightChoiceMissing(String)
  /// No choice is marked as right; the one that `correct_answer` names was taken.
  case tookLegacyAnswer(String)
  /// `multiple_correct_answers` says something else than the choices; what they say was taken.
  case contradictoryFlag(correct: Int)
  /// The file's answers could be numbers of choices as well as their texts; an example.
  case ambiguousAnswers(String)
  /// The numbers of choices could begin with 0 as well as with 1.
  case ambiguousIndexBase
  /// The answers were read as numbers of choices; whether the first is 0 or 1.
  case countedFrom(Int)
}
