/// What is remembered of one question: the state of FSRS-6 after its last answer.
package struct MemoryState: Sendable, Equatable {
  /// Days after which it is recalled with a chance of nine in ten.
  package var stability: Double
  /// How hard it is to learn, 1 to 10.
  package var difficulty: Double
  /// When it was answered last.
  package var last: Instant
  /// How often it was answered.
  package var repetitions: Int

  /// Describes a state.
  package init(stability: Double, difficulty: Double, last: Instant, repetitions: Int) {
    self.stability = stability
    self.difficulty = difficulty
    self.last = last
    self.repetitions = repetitions
  }
}
