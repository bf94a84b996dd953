/// Chooses the questions of a review: those that are due, then those that are the least sure to be
/// recalled, and some that were never answered.
package struct ReviewDraw: Sendable {
  /// When it takes place.
  package let instant: Instant
  /// When questions are due.
  package let scheduler: Scheduler

  /// Prepares a draw.
  package init(at instant: Instant, _ scheduler: Scheduler) {
    self.instant = instant
    self.scheduler = scheduler
  }

  /// A question that was answered before, with what the order goes by.
  private struct Known {
    let reference: QuestionReference
    let retrievability: Double
    let due: Instant
  }

  /// Returns up to `count` questions out of those known, none twice and the same for the same history:
  /// due before others, then the lower chance of recall first, then by reference.
  ///
  /// Without a count all that are due, up to `limit`. `exists` says which are still on the shelf.
  package func questions(
    _ count: Int?, limit: Int, of study: Study, where exists: (QuestionReference) -> Bool
  ) -> [QuestionReference] {
    let known = self.known(study).sorted(by: precedes)
    let wanted = count ?? min(limit, known.count { $0.due <= instant && exists($0.reference) })
    return Array(known.lazy.map(\.reference).filter(exists).prefix(max(0, wanted)))
  }

  /// When the next question is due that is not so yet; nil where none is known.
  package func nextDue(
    _ study: Study, where exists: (QuestionReference) -> Bool
  ) -> Instant? {
    known(study).filter { $0.due > instant && exists($0.reference) }.map(\.due).min()
  }

  private func known(_ study: Study) -> [Known] {
    study.questions.compactMap { reference, question in
      question.memory.map { memory in
        Known(
          reference: reference,
          retrievability: Scheduler.retrievability(memory, at: instant),
          due: scheduler.due(memory))
      }
    }
  }

  private func precedes(_ left: Known, _ right: Known) -> Bool {
    let (isLeftDue, isRightDue) = (left.due <= instant, right.due <= instant)
    if isLeftDue != isRightDue { return isLeftDue }
    if left.retrievability != right.retrievability {
      return left.retrievability < right.retrievability
    }
    return left.reference < right.reference
  }
}
