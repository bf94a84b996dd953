import Host
import QuizCore

/// The state that card, cache and journals together tell.
struct Folded: Sendable {
  /// The player after the last line of every journal.
  var player: Player
  /// The marks after those lines.
  var marks: JournalMarks
  /// Entries that were folded into the diary beyond the cache.
  var lag: Int
  /// When the lines were written that are in it.
  var spans = WrittenSpans()
  /// Whether a line was appended that by its instant might be a copy, so that the next start had to
  /// read everything if the cache did not include it.
  var isLate = false
  /// Whether the journal told of less than the card, which stands.
  var cardStands = false
  /// What the card includes of journals whose lines are gone.
  var lost: [LostMark] = []
  /// Whether lines that came late leave fewer XP than the card had, and no reset is among them.
  var isLess = false
  /// Resets of everything that the card doesn't include: who wrote them, and the backup they name.
  var freshResets: [FreshReset] = []
  /// What the lines tell of learning, where it was asked for and all of them were read.
  var study: Recoverable<Study>?
}

/// A reset of everything that the card doesn't include yet.
struct FreshReset: Sendable, Equatable {
  let device: DeviceName
  let backup: String
}

/// Folds the journals on top of what is folded already.
struct Fold: Sendable {
  let card: Card?
  let cache: DiaryCache?
  var journals: [JournalFile]
  /// What a player is before the first line.
  let beginning: Profile
  /// Whether a fold of all lines is to tell of learning too.
  var wantsStudy = false

  /// Folds as little as gives the same state as folding everything.
  mutating func state() throws(HostError) -> Folded {
    if let card, card.needsMeeting { return try met(card) }
    if let card, let marks = card.marks ?? noMarksNeeded {
      // The cache's marks first: what is read for them holds the lines of the card's marks too.
      let start = try usableCache(card, marks)
      if try fits(marks), try keepsOrder(after: marks) {
        if let start, let folded = try advance(card, marks, from: start) { return folded }
        if let folded = try advance(card, marks, from: nil) { return folded }
      }
    }
    return try refold()
  }

  /// A card that includes all that there is, since it doesn't say what.
  private func met(_ card: Card) throws(HostError) -> Folded {
    var folded = Folded(player: Player(profile: beginning), marks: [:], lag: 0)
    var merged = try merged(from: [:])
    while let item = try merged.next() { folded.add(item, isNew: false) }
    folded.player.profile = card.filled(from: folded.player.profile)
    folded.marks = merged.marks
    folded.spans = merged.spans
    return folded
  }

  /// The cache, if it includes no more than the card and the card has no holes to be filled from
  /// what comes before it.
  private mutating func usableCache(
    _ card: Card, _ marks: JournalMarks
  ) throws(HostError) -> DiaryCache? {
    guard let cache, card.holes.isEmpty, cache.marks.isWithin(marks) else { return nil }
    guard try fits(cache.marks) else { return nil }
    return try keepsOrder(after: cache.marks) ? cache : nil
  }

  /// Without journals a card needs no marks.
  private var noMarksNeeded: JournalMarks? { journals.isEmpty ? [:] : nil }

  /// Whether every mark is of a line that is still there.
  mutating func fits(_ marks: JournalMarks) throws(HostError) -> Bool {
    for (device, mark) in marks {
      if mark.offset == 0 { continue }
      guard let index = journals.firstIndex(where: { $0.device == device }),
        try journals[index].fits(mark)
      else { return false }
    }
    return true
  }

  /// Whether the lines that some marks include still have the places they had: a journal that went
  /// on shows sometimes that its clock was ahead before.
  mutating func keepsOrder(after marks: JournalMarks) throws(HostError) -> Bool {
    for index in journals.indices {
      guard let mark = marks[journals[index].device] else { continue }
      guard try journals[index].keepsOrder(after: mark) else { return false }
    }
    return true
  }

  /// Whether a line is one that some marks don't include.
  func isBeyond(_ item: JournalCursor.Item, _ marks: JournalMarks) -> Bool {
    item.end > marks[item.key.device]?.offset ?? 0
  }

  /// The lines after some marks in their common order; `spans` are those of the lines before.
  func merged(
    from marks: JournalMarks, after spans: WrittenSpans = WrittenSpans()
  ) throws(HostError) -> MergedJournals {
    try MergedJournals(
      journals.map { JournalCursor($0, from: marks[$0.device] ?? .start) }, after: spans)
  }

  /// Takes what came after the cache into the diary, and what came after the card into the profile.
  ///
  /// Nil when a line belongs before one that the cache or the card includes already, or may be the
  /// copy of one that the cache includes, or that the card does. Entries up to the card's marks all come before those after
  /// them, so that the holes of the card are filled with what the journal tells up to there.
  private func advance(
    _ card: Card, _ marks: JournalMarks, from cache: DiaryCache?
  ) throws(HostError) -> Folded? {
    var folded = Folded(
      player: Player(profile: beginning, diary: cache?.diary ?? Diary()), marks: [:], lag: 0)
    if wantsStudy, cache == nil { folded.study = Recoverable(Study(beginning)) }
    var isPastCard = false
    let cacheEnd = cache?.marks.lastKey
    let cardEnd = marks.lastKey
    let known = cache?.spans ?? WrittenSpans()
    var merged = try merged(from: cache?.marks ?? [:], after: known)
    while let item = try merged.next() {
      let isNew = isBeyond(item, marks)
      if let cacheEnd, item.key < cacheEnd { return nil }
      if known.contains(item.entry.instant) { return nil }
      if isNew, let cardEnd, item.key < cardEnd { return nil }
      if isNew, card.lost.contains(where: { $0.covers(item) }) { return nil }
      if isNew, !isPastCard {
        folded.player.profile = card.filled(from: folded.player.profile)
        isPastCard = true
      }
      folded.add(item, isNew: isNew)
    }
    if !isPastCard { folded.player.profile = card.filled(from: folded.player.profile) }
    folded.marks = merged.marks
    folded.spans = merged.spans
    folded.lost = card.lost
    return folded
  }
}

extension Folded {
  /// Takes an entry in.
  mutating func add(_ item: JournalCursor.Item, isNew: Bool) {
    player.add(item.entry)
    study?.add(item.entry)
    lag += 1
    if isNew, case .reset(true, let backup) = item.entry.event {
      freshResets.append(FreshReset(device: item.key.device, backup: backup))
    }
  }
}
