package import JSON
package import QuizCore

/// A question on its way from a foreign file into a bank.
package struct DraftQuestion: Sendable, Equatable {
  /// What is asked; of a cloze with the ids of its gaps between double braces.
  package var prompt: String
  /// What kind of answer is expected, and what is right.
  package var kind: QuestionKind
  /// The id that the file gives it; nil where one is to be made from its content.
  package var sourceID: String?
  /// A name that the file gives it.
  package var title: String?
  /// A path of categories, parts separated by `/`.
  package var topic: String?
  /// How hard it is, where the file says so.
  package var difficulty: Difficulty?
  /// Labels that the file gives it.
  package var tags: [String] = []
  /// Shown after the answer, whatever it was.
  package var explanation: String?
  /// Words for a right, a partly right and a wrong answer.
  package var feedback = Feedback()
  /// Shown one by one when asked for.
  package var hints: [String] = []
  /// Its weight in the file, where that says so.
  package var points: Double?
  /// Seconds to answer it in, where the file says so.
  package var timeLimit: Double?
  /// Where it begins in the file.
  package let position: JSONPosition

  /// Begins a draft with what every question has.
  package init(_ prompt: String, _ kind: QuestionKind, at position: JSONPosition) {
    self.prompt = prompt
    self.kind = kind
    self.position = position
  }
}
