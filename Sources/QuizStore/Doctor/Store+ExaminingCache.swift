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

  private func fits(_ cache: DiaryCache) -> Bool {
    guard let journals = try? JournalFolder.journals(places, files) else { return true }
    var fold = Fold(card: nil, cache: nil, journals: journals, beginning: beginning)
    return (try? fold.fits(cache.marks)) ?? true
  }
}
