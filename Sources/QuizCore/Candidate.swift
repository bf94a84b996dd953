/// What is known of a question that a draw may take, without its id and its words.
package struct Candidate: Sendable, Equatable {
  /// Its position in the pool, or in what its bank brings to one.
  package let position: Int
  /// A path of categories, parts separated by `/`.
  package let topic: String?
  /// What it is paid by.
  package let difficulty: Difficulty

  /// Describes a candidate.
  package init(at position: Int, topic: String?, difficulty: Difficulty) {
    self.position = position
    self.topic = topic
    self.difficulty = difficulty
  }

  /// Describes a question in memory.
  package init(_ question: Question, at position: Int) {
    self.init(
      at: position, topic: question.topic,
      difficulty: question.effectiveDifficulty)
  }

  /// The same one in a pool where its bank begins at a position.
  func moved(by start: Int) -> Candidate {
    Candidate(at: start + position, topic: topic, difficulty: difficulty)
  }
}
