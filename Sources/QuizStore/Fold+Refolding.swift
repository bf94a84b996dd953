import Host
import QuizCore

// Folding everything, when the card and the journals don't go together.
extension Fold {
  /// Folds every line.
  ///
  /// That stands, unless the card has more XP and they are not the journals' own: it was edited, or a
  /// journal lost lines. A card of a newer version, whose rules may be others, stands always, with what
  /// came after it.
  mutating func refold() throws(HostError) -> Folded {
    let marks = try placed(card?.marks ?? [:])
    var folded = Folded(player: Player(profile: foundation), marks: [:], lag: 0)
    var isLowered = false
    var merged = try merged(from: [:])
    while let item = try merged.next() {
      isLowered = isLowered || mayLower(item, marks)
      folded.add(item, isNew: isBeyond(item, marks.held))
    }
    folded.marks = merged.marks
    folded.spans = merged.spans
    guard let card else { return folded }
    if card.isNewer, marks.areAll {
      folded.player.profile = try appended(to: card, marks.held)
      return folded
    }
    let standing = card.filled(from: folded.player.profile)
    let isLess = folded.player.profile.standing.lifetimeXP < standing.standing.lifetimeXP
    guard folded.lag == 0 || isLess else { return folded }
    if marks.areAll, try isCheckpoint(card, marks.held) {
      folded.isLess = isLess && !isLowered
      return folded
    }
    guard !isLowered || folded.lag == 0 else { return folded }
    folded.cardStands = !(card.marks ?? [:]).isEmpty || folded.lag > 0
    folded.player.profile = marks.areAll ? try appended(to: card, marks.held) : standing
    return folded
  }

  /// The marks of the card by the journals that have their lines.
  private struct PlacedMarks {
    var held: JournalMarks = [:]
    /// Whether there are marks and the line of each is in a journal.
    var areAll = true
  }

  /// Finds the journals that have the lines of some marks: the device's own, or, where a sync program
  /// put another one in its place, the copy that it became.
  ///
  /// A line that isn't where it was, since others before it were lost or stand there twice, is looked
  /// for.
  private mutating func placed(_ marks: JournalMarks) throws(HostError) -> PlacedMarks {
    var placed = PlacedMarks()
    placed.areAll = card?.marks != nil
    for (device, mark) in marks.sorted(by: { $0.key < $1.key }) where mark.offset > 0 {
      guard let (holder, end) = try holder(of: mark, by: device) else {
        placed.areAll = false
        continue
      }
      let known = placed.held[holder]?.offset ?? 0
      if end > known {
        placed.held[holder] = JournalMark(offset: end, hash: mark.hash, latest: mark.latest)
      }
    }
    return placed
  }

  private mutating func holder(
    of mark: JournalMark, by device: DeviceName
  ) throws(HostError) -> (DeviceName, end: Int)? {
    let own = journals.indices.filter { journals[$0].device == device }
    let order = own + journals.indices.filter { journals[$0].device != device }
    for index in order {
      if try journals[index].fits(mark) { return (journals[index].device, mark.offset) }
    }
    for index in order {
      if let end = try journals[index].end(ofLineHashed: mark.hash) {
        return (journals[index].device, end)
      }
    }
    return nil
  }

  /// Whether an entry rightly leaves fewer XP than the card says: a reset or a restored backup that
  /// the card doesn't include, as far as it can be told what the card includes.
  private func mayLower(_ item: JournalCursor.Item, _ marks: PlacedMarks) -> Bool {
    switch item.entry.event {
    case .reset, .restored: break
    default: return false
    }
    guard let known = card?.marks, isBeyond(item, marks.held) else { return false }
    return marks.areAll || known.lastKey.map { $0 < item.key } ?? true
  }

  /// What the fold begins with: names and settings that the journals may not tell of.
  private var foundation: Profile {
    guard let card else { return beginning }
    let known = card.filled(from: beginning)
    return Profile(nickname: known.nickname, avatar: known.avatar, settings: known.settings)
  }

  /// Whether the lines that a card includes come to all the XP that it has: then nothing is lost when
  /// lines that came late leave fewer, as an earlier answer of the same daily does.
  private func isCheckpoint(_ card: Card, _ marks: JournalMarks) throws(HostError) -> Bool {
    let included = try included(in: marks).player.profile
    return card.filled(from: included).standing.lifetimeXP <= included.standing.lifetimeXP
  }

  /// The lines that some marks include, as they were folded then, and the player after them.
  private func included(
    in marks: JournalMarks
  ) throws(HostError) -> (player: Player, lines: MergedJournals) {
    var player = Player(profile: beginning)
    var lines = try MergedJournals(
      journals.map { JournalCursor($0, upTo: marks[$0.device]?.offset ?? 0) })
    while let item = try lines.next() { player.add(item.entry) }
    return (player, lines)
  }

  /// The card with the entries that it doesn't include put after those it does, whatever their
  /// instants; so nothing that came new is lost to a card that stands, and nothing is paid twice.
  private func appended(to card: Card, _ marks: JournalMarks) throws(HostError) -> Profile {
    var (player, before) = try included(in: marks)
    player.profile = card.filled(from: player.profile)
    var after = try before.continued(
      at: journals.map { JournalCursor($0, from: marks[$0.device] ?? .start) })
    while let item = try after.next() { player.add(item.entry) }
    return player.profile
  }
}
