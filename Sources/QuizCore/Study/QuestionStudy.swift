/// What the journal tells of one question, over all answers but those of replays.
package struct QuestionStudy: Sendable, Equatable {
  /// What is remembered of it; nil before the first answer.
  package var memory: MemoryState?
  /// What was remembered before the last answer, for an answer that turns out to have been right.
  package var memoryBefore: MemoryState?
  /// How often it was answered or skipped.
  package var answers = 0
  /// How often it was all right.
  package var right = 0
  /// How much was right of all answers together, in millionths of one.
  package var shares = 0
  /// The time of all answers together, in milliseconds.
  package var milliseconds = 0
  /// Whether it was marked as bad.
  package var isFlagged = false
  /// How often each response was given, the most frequent first where they are too many to keep.
  package var responses: [ResponseCount] = []
  /// When it was right first, for each life of the badges in which it was.
  package var rights: [RightDays] = []

  /// Begins without answers.
  package init() {}
}

/// A response to a question, and how often it was given.
package struct ResponseCount: Sendable, Equatable {
  /// The text chosen or typed.
  package let text: String
  /// How often.
  package var count: Int

  /// Counts a response.
  package init(_ text: String, _ count: Int) {
    self.text = text
    self.count = count
  }
}
