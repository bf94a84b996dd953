import Host
import QuizCore

extension Store {
  /// Says whether the cache is of these journals and tells what they do.
  func cacheCheck(_ loaded: Loaded?, _ refolded: Folded?) -> Check {
    let finding: CacheFinding
    if let cache = DiaryCache.read(places, files) {
      let marks = loaded?.folded.marks ?? cache.marks
      let isRight =
        if let loaded, let refolded { loaded.player.diary == refolded.player.diary } else { true }
      finding =
        fits(cache) && cache.marks.isWithin(marks) && isRight
        ? .fits(lag: loaded?.folded.lag ?? 0) : .stale
    } else {
      finding = (try? files.linkStatus(places.diaryCache)) == nil ? .absent : .stale
    }
    return Check(.cache(finding), at: places.diaryCache)
  }

  /// Says the same of the cached study; nothing where there is none.
  func studyChecks(_ refolded: Folded?) -> [Check] {
    let cache = StudyCache.read(places, files)
    return checks(at: places.studyCache, cache?.marks) { fold throws(HostError) in
      try fold.study(from: cache)
    } isRight: { told in
      refolded?.study.map { told.isAlike($0.present) } ?? true
    }
  }

  /// Says the same of the cached sums of answers, which are right where they make the same days as the
  /// journals.
  func sumsChecks(_ refolded: Folded?) -> [Check] {
    let cache = SumsCache.read(places, files)
    return checks(at: places.sumsCache, cache?.marks) { fold throws(HostError) in
      try fold.sums(from: cache)
    } isRight: { told in
      guard let days = refolded?.study?.present.days.filter({ $0.answers > 0 }) else { return true }
      return told.excerpt(since: nil, of: days) { _ in true }.days == days
    }
  }

  /// What there is to say of a cache of learning that was folded up to some marks, none where it can't
  /// be read.
  private func checks<Told>(
    at path: String, _ marks: JournalMarks?,
    _ learn: (inout Fold) throws(HostError) -> Learned<Told>, isRight: (Told) -> Bool
  ) -> [Check] {
    guard (try? files.linkStatus(path)) != nil else { return [] }
    guard let marks, let lag = lag(after: marks, learn, isRight) else {
      return [Check(.cache(.stale), at: path)]
    }
    return [Check(.cache(.fits(lag: lag)), at: path)]
  }

  /// How far a cache lags behind; nil where it is of other journals, or tells something else than they
  /// do.
  private func lag<Told>(
    after marks: JournalMarks, _ learn: (inout Fold) throws(HostError) -> Learned<Told>,
    _ isRight: (Told) -> Bool
  ) -> Int? {
    guard let journals = try? JournalFolder.journals(places, files) else { return 0 }
    var fold = Fold(card: nil, cache: nil, journals: journals, beginning: beginning)
    guard let learned = try? learn(&fold) else { return 0 }
    guard learned.isFromCache else {
      // What a clock wrote that was late is no fault of the cache, which is made again before long.
      return (try? fold.fits(marks)) == true ? try? fold.lag(after: marks) : nil
    }
    return isRight(learned.told) ? learned.lag : nil
  }

  private func fits(_ cache: DiaryCache) -> Bool {
    guard let journals = try? JournalFolder.journals(places, files) else { return true }
    var fold = Fold(card: nil, cache: nil, journals: journals, beginning: beginning)
    return (try? fold.fits(cache.marks)) ?? true
  }
}

extension Study {
  /// Whether both tell the same of learning; a name that nobody chose is another in every run.
  fileprivate func isAlike(_ other: Study) -> Bool {
    questions == other.questions && days == other.days && badges.rankUps == other.badges.rankUps
      && player.diary == other.player.diary
  }
}
