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
    let path = places.studyCache
    guard (try? files.linkStatus(path)) != nil else { return [] }
    guard let cache = StudyCache.read(places, files), let lag = lag(of: cache, refolded) else {
      return [Check(.cache(.stale), at: path)]
    }
    return [Check(.cache(.fits(lag: lag)), at: path)]
  }

  /// How far a cached study lags behind; nil where it is of other journals, or tells something else
  /// than they do.
  private func lag(of cache: StudyCache, _ refolded: Folded?) -> Int? {
    guard let journals = try? JournalFolder.journals(places, files) else { return 0 }
    var fold = Fold(card: nil, cache: nil, journals: journals, beginning: beginning)
    guard let folded = try? fold.study(from: cache) else { return 0 }
    guard folded.isFromCache else {
      // What a clock wrote that was late is no fault of the cache, which is made again before long.
      return (try? fold.fits(cache.marks)) == true ? try? fold.lag(after: cache.marks) : nil
    }
    guard let whole = refolded?.study?.present else { return folded.lag }
    return folded.told.isAlike(whole) ? folded.lag : nil
  }

  /// Says the same of the cached sums of answers.
  func sumsChecks(_ refolded: Folded?) -> [Check] {
    let path = places.sumsCache
    guard (try? files.linkStatus(path)) != nil else { return [] }
    guard let cache = SumsCache.read(places, files), let lag = lag(of: cache, refolded) else {
      return [Check(.cache(.stale), at: path)]
    }
    return [Check(.cache(.fits(lag: lag)), at: path)]
  }

  /// As above; sums that make the same days as the journals are right.
  private func lag(of cache: SumsCache, _ refolded: Folded?) -> Int? {
    guard let journals = try? JournalFolder.journals(places, files) else { return 0 }
    var fold = Fold(card: nil, cache: nil, journals: journals, beginning: beginning)
    guard let folded = try? fold.sums(from: cache) else { return 0 }
    guard folded.isFromCache else {
      return (try? fold.fits(cache.marks)) == true ? try? fold.lag(after: cache.marks) : nil
    }
    guard let days = refolded?.study?.present.days.filter({ $0.answers > 0 }) else {
      return folded.lag
    }
    let told = folded.told.excerpt(since: nil, of: days) { _ in true }
    return told.days == days ? folded.lag : nil
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
    questions == other.questions && days == other.days && rankUps == other.rankUps
      && player.diary == other.player.diary
  }
}
