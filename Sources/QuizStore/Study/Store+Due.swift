import Host
package import QuizCore

extension Store {
  /// How many questions are due at an instant, by the chance of recall that is aimed at; nil while
  /// nothing was learned.
  ///
  /// Quick in a home with a long history: where the cache has all that `opened` found, its head alone
  /// is read, and where few lines came after it, those and the questions that they are about.
  package func dueCount(
    at instant: Instant, retention: Double, in opened: OpenedStore? = nil
  ) throws(StoreError) -> Int? {
    let scheduler = Scheduler(retention: retention)
    if let study = opened?.found?.study { return study.dueCount(at: instant, scheduler) }
    if let opened, opened.hasNoLines { return nil }
    if let head = StudyHead.read(places, files) {
      if head.marks == opened?.found?.marks { return head.dueCount(at: instant, scheduler) }
      if let before = head.dueCount(at: instant, scheduler), let tail = try tail(after: head),
        let change = change(at: instant, scheduler, by: tail, to: head)
      {
        return before + change
      }
    }
    return try study().dueCount(at: instant, scheduler)
  }

  /// The few entries that came after a cached study; nil where they are many, or where it doesn't fit.
  private func tail(after head: StudyHead) throws(StoreError) -> [Entry]? {
    let journals = try readableJournals().journals
    return try reading { () throws(HostError) in
      var fold = Fold(card: nil, cache: nil, journals: journals, beginning: beginning)
      return try fold.tail(after: head.marks, head.spans, limit: StudyCache.lagLimit)
    }
  }

  /// How many more are due after some entries than after a cached study; nil where that can't be told
  /// from a few of its questions.
  private func change(
    at instant: Instant, _ scheduler: Scheduler, by tail: [Entry], to head: StudyHead
  ) -> Int? {
    guard tail.contains(where: \.event.changesMemory) else { return 0 }
    guard let (whole, body) = StudyCache.parts(places, files), whole.marks == head.marks,
      let touched = body.questions(touchedBy: tail), var study = body.study(of: touched)
    else { return nil }
    let before = study.dueCount(at: instant, scheduler) ?? 0
    for entry in tail { study.add(entry) }
    return (study.dueCount(at: instant, scheduler) ?? 0) - before
  }
}

extension Event {
  /// Whether it may change what is remembered of a question.
  fileprivate var changesMemory: Bool {
    switch self {
    case .answered, .corrected, .reset, .restored: true
    case .drawn, .hinted, .flagged, .renamed, .set: false
    }
  }
}

extension StudyBody {
  /// The questions that some entries are about; nil where they may be about all.
  fileprivate func questions(touchedBy entries: [Entry]) -> [QuestionReference]? {
    var touched: Set<QuestionReference> = []
    for entry in entries {
      switch entry.event {
      case .answered(_, let answer): touched.insert(answer.reference)
      case .corrected(let key, let index, _):
        let result = player.diary.daily(on: key.date).results[index]
        if let result { touched.insert(result.reference) }
      case .reset(true, _), .restored: return nil
      default: break
      }
    }
    return touched.sorted()
  }
}
