import Host
import QuizCore

/// Everything that was found on disk, and the state it comes to.
struct Loaded: Sendable {
  let cardFile: CardFile
  var folded: Folded
  /// The journals with the lengths they had.
  let journals: [JournalFile]
  /// The journals that are not read, which no mark includes.
  let passedOver: [JournalFolder.PassedOver]
  /// Whether a newer version wrote the card and nothing is remembered of it yet.
  let isUnmet: Bool
  /// Why the state does not come from the disk: lines were appended before others and then could not be
  /// read.
  ///
  /// It is only shown then, never saved.
  var refoldFailure: StoreError?

  /// The player as folded.
  var player: Player { folded.player }

  /// Whether no journal has a line.
  var hasNoLines: Bool { folded.marks.values.allSatisfy { $0.offset == 0 } }

  /// Whether there is nothing of a player yet.
  var isNew: Bool { cardFile.card == nil && hasNoLines }

  /// Whether a newer version wrote the card.
  var isNewer: Bool { cardFile.card?.isNewer ?? false }

  /// What should be said, but for what becomes of a damaged card.
  var notices: [StoreNotice] {
    var notices: [StoreNotice] = []
    if case .absent = cardFile, !hasNoLines { notices.append(.cardRebuilt) }
    if let card = cardFile.card {
      if card.isNewer { notices.append(.newerFormat(version: card.version)) }
      if !card.refused.isEmpty || !card.adjusted.isEmpty {
        notices.append(
          .cardKeysMended(
            fromJournal: card.refused.map(\.rawValue), adjusted: card.adjusted.map(\.rawValue)))
      }
    }
    if folded.cardStands { notices.append(.cardStands) }
    if folded.isLess { notices.append(.earlierLinesCount) }
    return notices
  }

  /// What should be said at every start, since nothing that is written here ends it.
  var lastingNotices: [StoreNotice] {
    passedOver.map { .journalPassedOver(path: $0.path, $0.trouble) }
  }

  /// Whether there is something to mend on the card, so that it is said only once.
  var needsMending: Bool {
    if cardFile.isDamaged { return true }
    return !isNewer && !notices.isEmpty
  }
}

extension Store {
  /// Reads cache, card and journals; what fails is an error of reading.
  ///
  /// The cache comes first, so that it is not ahead of the card. With `wantsStudy` a fold of all lines
  /// tells of learning too.
  func load(wantsStudy: Bool = false) throws(StoreError) -> Loaded {
    let cache = DiaryCache.read(places, files)
    let cardFile = try reading { () throws(HostError) in try CardFile.read(places, files) }
    var card = cardFile.card
    if card?.needsMeeting == true, let bytes = cardFile.bytes,
      let marks = MetCard.marks(of: bytes, places, files)
    {
      card = card?.including(marks)
    }
    let marks = card?.marks ?? [:]
    let folder = try readableJournals(includedIn: marks)
    var fold = Fold(
      card: card, cache: cache, journals: folder.journals, beginning: beginning,
      wantsStudy: wantsStudy)
    let folded = try reading { () throws(HostError) in try fold.state() }
    return Loaded(
      cardFile: cardFile, folded: folded, journals: folder.journals, passedOver: folder.passedOver,
      isUnmet: card?.needsMeeting ?? false)
  }

  /// The journals that can be read.
  ///
  /// One that can't be, and that some marks include or this machine writes, is an error: without it
  /// the state would be wrong. Any other counts once it can be read.
  func readableJournals(
    includedIn marks: JournalMarks = [:]
  ) throws(StoreError) -> JournalFolder {
    let folder = try reading { () throws(HostError) in try journalFolder(includedIn: marks) }
    for journal in folder.passedOver where marks.include(journal.device) {
      throw journal.trouble.error(journal.path)
    }
    return folder
  }

  /// The journals, those passed over that can't be opened and need not be.
  private func journalFolder(includedIn marks: JournalMarks) throws(HostError) -> JournalFolder {
    var folder = try JournalFolder(places, files)
    try folder.passOverUnreadable(
      but: marks, own: { (try? Device.read(places, files)) ?? nil }, files)
    return folder
  }

  /// Folds again what lies on disk; where that fails the state in hand stays, and is not saved.
  func refold(_ loaded: inout Loaded) {
    do throws(StoreError) {
      let isLate = loaded.folded.isLate
      loaded.folded = try load().folded
      loaded.folded.isLate = isLate
    } catch {
      loaded.refoldFailure = error
    }
  }

  /// Whether the disk is still as it was loaded, so that it need not be read again.
  func isUnchanged(since loaded: Loaded) throws(StoreError) -> Bool {
    try reading { () throws(HostError) in
      let journals = try journalFolder(includedIn: loaded.folded.marks).journals
      return try CardFile.read(places, files) == loaded.cardFile
        && journals.map(\.device) == loaded.journals.map(\.device)
        && journals.map(\.size) == loaded.journals.map(\.size)
    }
  }
}
