import Host
import QuizCore

extension Store {
  /// Reads the player and writes nothing, but for what has to be mended.
  ///
  /// A damaged card is put aside and made anew, and one that had to be put right is written, so that
  /// each is said once; where that is not possible it is only said. After a long fold card and
  /// cache are brought up to date.
  package func open() throws(StoreError) -> OpenedStore {
    let loaded = try load(wantsStudy: true)
    if loaded.needsMending { return mended(loaded) }
    if loaded.isUnmet { meet(loaded) }
    if loaded.folded.lag > DiaryCache.lagLimit, !loaded.isNewer { refresh(loaded) }
    return OpenedStore(
      player: loaded.player, notices: loaded.notices + loaded.lastingNotices, isNew: loaded.isNew,
      found: loaded.found)
  }

  private func mended(_ found: Loaded) -> OpenedStore {
    let outcome = try? locked { () throws(StoreError) in
      let loaded = try finishingResets(try isUnchanged(since: found) ? found : try load())
      let notices = settle(loaded)
      keepStudy(of: loaded)
      return (loaded, notices)
    }
    let loaded = outcome?.0 ?? found
    var notices = loaded.notices.after(settling: outcome?.1)
    if let settled = outcome?.1 {
      notices += settled.filter { $0.isAboutCard }
    } else if loaded.cardFile.isDamaged {
      notices.append(.cardDamaged)
    }
    return OpenedStore(
      player: loaded.player, notices: notices + loaded.lastingNotices, isNew: loaded.isNew,
      found: loaded.found)
  }

  /// Remembers a card of a newer version, if nobody else is writing.
  private func meet(_ loaded: Loaded) {
    try? locked(waiting: 0) { () throws(StoreError) in
      if try isUnchanged(since: loaded) { try remember(loaded) }
    }
  }

  /// Saves what a long fold came to, if nobody else is writing.
  private func refresh(_ loaded: Loaded) {
    try? locked(waiting: 0) { () throws(StoreError) in
      guard try isUnchanged(since: loaded) else { return }
      let loaded = try finishingResets(loaded)
      _ = settle(loaded)
      keepStudy(of: loaded)
    }
  }

  /// Puts down what the lines tell of learning, where many were read.
  private func keepStudy(of loaded: Loaded) {
    guard let study = loaded.folded.study?.present, loaded.folded.lag > StudyCache.lagLimit else {
      return
    }
    StudyCache(study: study, marks: loaded.folded.marks, spans: loaded.folded.spans)
      .write(places, files)
  }

  /// Throws what speaks against writing before anything is made, so that a home that can't be written
  /// to is left as it was.
  ///
  /// A home in which the lock's file was made was written to before; there only `always` looks again.
  func lookBeforeWriting(always: Bool = false) throws(StoreError) {
    let isFresh = try writing { () throws(HostError) in try files.status(places.lockFile) == nil }
    guard isFresh || always else { return }
    if let problem = canSave() { throw problem }
    if isFresh { _ = try load() }
  }

  /// Says before the first question whether saving would fail; nil when nothing speaks against it.
  ///
  /// Nothing is left behind. A full disk only shows when it is written to.
  package func canSave() -> StoreError? {
    do throws(StoreError) {
      let named = try reading { () throws(HostError) in try Device.read(places, files) }
      let device = named ?? Device.placeholder
      try checkJournal(of: device)
      try checkMeeting()
      try writing { () throws(HostError) in
        try files.checkAppendable(places.lockFile)
        if named == nil {
          try files.checkRegular(places.deviceFile)
          try files.checkWritable(places.deviceFile)
        }
        try files.checkAppendable(places.journal(of: device))
      }
      return nil
    } catch {
      return error
    }
  }
}

extension [StoreNotice] {
  /// Without what is not so when the card could not be written: it was not made again then.
  func after(settling notices: [StoreNotice]?) -> [StoreNotice] {
    let isWritten = notices.map { !$0.contains { if case .notSaved = $0 { true } else { false } } }
    return isWritten == true ? self : filter { $0 != .cardRebuilt }
  }
}

extension Loaded {
  /// What is known from the start.
  fileprivate var found: OpenedStore.Found {
    OpenedStore.Found(marks: folded.marks, study: folded.study?.present)
  }
}

extension StoreNotice {
  /// Whether it tells what became of a damaged card.
  fileprivate var isAboutCard: Bool {
    switch self {
    case .cardMovedAside, .cardDamaged: true
    default: false
    }
  }
}
