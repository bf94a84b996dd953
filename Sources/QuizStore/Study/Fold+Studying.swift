import Host
import QuizCore

/// What the journals tell of learning, with what it was folded from.
struct Learned<Told> {
  let told: Told
  let marks: JournalMarks
  let spans: WrittenSpans
  /// How many entries were folded beyond the cache.
  let lag: Int
  /// Whether the cache was of use.
  let isFromCache: Bool
}

// Folding the study: the cache stands under the same rules as that of the diary.
extension Fold {
  /// Folds as little as gives the same study as folding everything.
  mutating func study(from cache: StudyCache?) throws(HostError) -> Learned<Study> {
    try learned(from: cache.map { ($0.study, $0.marks, $0.spans) }, else: Study(beginning))
  }

  /// Folds as little as gives the same sums as folding everything.
  mutating func sums(from cache: SumsCache?) throws(HostError) -> Learned<AnswerSums> {
    try learned(from: cache.map { ($0.sums, $0.marks, $0.spans) }, else: AnswerSums(beginning))
  }

  /// A restored backup may bring back what a reset took before the cache was made, so that everything
  /// is folded then.
  private mutating func learned<Told: JournalFold>(
    from cache: (told: Told, marks: JournalMarks, spans: WrittenSpans)?, else beginning: Told
  ) throws(HostError) -> Learned<Told> {
    if let cache {
      var told = cache.told
      let way = try follow(cache.marks, cache.spans) { entry in
        if case .restored = entry.event { return false }
        told.add(entry)
        return true
      }
      if let way { return way.learned(told, isFromCache: true) }
    }
    var told = Recoverable(beginning)
    let way = try follow([:], WrittenSpans()) { entry in
      told.add(entry)
      return true
    }
    return (way ?? Way(marks: [:], spans: WrittenSpans(), lag: 0))
      .learned(told.present, isFromCache: false)
  }

  /// The entries after some marks, at most so many; nil where there are more, or where they don't
  /// simply follow what the marks include.
  mutating func tail(
    after marks: JournalMarks, _ spans: WrittenSpans, limit: Int
  ) throws(HostError) -> [Entry]? {
    var tail: [Entry] = []
    let way = try follow(marks, spans) { entry in
      tail.append(entry)
      return tail.count <= limit
    }
    return way == nil ? nil : tail
  }

  /// How many entries come after some marks, which must fit.
  func lag(after marks: JournalMarks) throws(HostError) -> Int {
    var merged = try merged(from: marks)
    var lag = 0
    while try merged.next() != nil { lag += 1 }
    return lag
  }

  /// Where following the lines after some marks led to.
  private struct Way {
    let marks: JournalMarks
    let spans: WrittenSpans
    let lag: Int

    func learned<Told>(_ told: Told, isFromCache: Bool) -> Learned<Told> {
      Learned(told: told, marks: marks, spans: spans, lag: lag, isFromCache: isFromCache)
    }
  }

  /// Gives `take` every line after some marks; nil where it wants no more, where the marks don't fit,
  /// and where a line belongs before one that they include or may be the copy of one.
  private mutating func follow(
    _ known: JournalMarks, _ spans: WrittenSpans, _ take: (Entry) -> Bool
  ) throws(HostError) -> Way? {
    guard try fits(known), try keepsOrder(after: known) else { return nil }
    let end = known.lastKey
    var merged = try merged(from: known, after: spans)
    var lag = 0
    while let item = try merged.next() {
      if let end, item.key < end { return nil }
      if spans.contains(item.entry.instant) || !take(item.entry) { return nil }
      lag += 1
    }
    return Way(marks: merged.marks, spans: merged.spans, lag: lag)
  }
}
