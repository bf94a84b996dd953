extension Study {
  /// How many questions are due at an instant; nil while nothing was learned at all.
  package func dueCount(at instant: Instant, _ scheduler: Scheduler) -> Int? {
    var isEmpty = true
    var count = 0
    for question in questions.values {
      guard let memory = question.memory else { continue }
      isEmpty = false
      if scheduler.due(memory) <= instant { count += 1 }
    }
    return isEmpty ? nil : count
  }
}
