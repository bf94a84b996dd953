/// A question as its bank words it.
package struct Question: Sendable, Equatable {
  /// Unique within the bank, and stable: results are stored under it.
  package let id: String
  /// What is asked; of a cloze with the ids of its gaps between double braces.
  package let prompt: String
  /// What kind of answer is expected, and what is right.
  package let kind: QuestionKind
  /// A path of categories, parts separated by `/`.
  package let topic: String?
  /// How hard it is; nil where neither question nor bank says.
  package let difficulty: Difficulty?
  /// Shown after the answer, whatever it was.
  package let explanation: String?
  /// Words for a right, a partly right and a wrong answer.
  package let feedback: Feedback
  /// Shown one by one when asked for.
  package let hints: [String]

  /// Describes a question.
  package init(
    id: String, prompt: String, kind: QuestionKind, topic: String? = nil,
    difficulty: Difficulty? = nil,
    explanation: String? = nil, feedback: Feedback = Feedback(), hints: [String] = []
  ) {
    self.id = id
    self.prompt = prompt
    self.kind = kind
    self.topic = topic
    self.difficulty = difficulty
    self.explanation = explanation
    self.feedback = feedback
    self.hints = hints
  }

  /// What the rules pay by: the question's own difficulty, or medium.
  package var effectiveDifficulty: Difficulty { difficulty ?? .medium }
}

/// What a bank says to a right, a partly right and a wrong answer.
package struct Feedback: Sendable, Equatable {
  /// For an answer that is all right.
  package let correct: String?
  /// For an answer that is partly right.
  package let partial: String?
  /// For an answer with nothing right.
  package let incorrect: String?

  /// Describes the feedback; by default none.
  package init(correct: String? = nil, partial: String? = nil, incorrect: String? = nil) {
    self.correct = correct
    self.partial = partial
    self.incorrect = incorrect
  }

  /// The words for a share, if there are any.
  package func text(for share: Share) -> String? {
    share.isFull ? correct : share.isPartial ? partial : incorrect
  }
}
