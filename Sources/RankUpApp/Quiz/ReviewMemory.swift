import QuizCore

/// What a review tells after each answer: when the question comes again.
struct ReviewMemory {
  /// What is remembered of each question before the review.
  let states: [QuestionReference: MemoryState]
  let scheduler: Scheduler
  /// The present instant.
  let now: () -> Instant
  /// The quiz date of an instant.
  let date: (Instant) -> QuizDate

  /// The days until a question is due again after an answer, and the date.
  func next(
    _ reference: QuestionReference, share: Share, hints: Int
  ) -> (days: Int, date: QuizDate) {
    let state = Scheduler.state(
      after: Recall(share: share, hints: hints), at: now(), from: states[reference])
    return (scheduler.interval(state), date(scheduler.due(state)))
  }
}
