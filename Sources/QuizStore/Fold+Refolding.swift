import Host
import QuizCore

// Folding everything, when the card and the journals don't go together.
extension Fold {
  /// Folds every line.
  ///
  /// That stands, unless the card has more XP than the lines it includes: it was edited, or a journal
  /// lost lines. Then the card stands, with what came after it. So does a card of a newer version, whose
  /// rules may be others.
  mutating func refold() throws(HostError) -> Folded {
    let included = try placed(card?.marks ?? [:])
    var folded = Folded(player: Player(profile: foundation), marks: [:], lag: 0)
    if wantsStudy { folded.study = Recoverable(Study(beginning)) }
    var isLowered = false
    var merged = try merged(from: [:])
    while let item = try merged.next() {
      isLowered = isLowered || mayLower(item, included)
      folded.add(item, isNew: !included.includes(item))
    }
    folded.marks = merged.marks
    folded.spans = merged.spans
    guard let card else { return folded }
    let standing = card.filled(from: folded.player.profile)
    let isLess = folded.player.profile.standing.lifetimeXP < standing.standing.lifetimeXP
    let isSuspect = folded.lag == 0 || isLess || !included.lost.isEmpty
    guard card.isNewer || isSuspect else { return folded }
    if isLowered, !included.areAll, folded.lag > 0 { return folded }
    if card.marks == nil, folded.lag > 0, !isLess { return folded }
    folded.lost = included.lost
    if !card.isNewer, card.marks != nil, try isCheckpoint(card, included) {
      folded.isLess = isLess && !isLowered
      return folded
    }
    folded.cardStands = !card.isNewer && (!(card.marks ?? [:]).isEmpty || folded.lag > 0)
    folded.player.profile = card.marks == nil ? standing : try appended(to: card, included)
    return folded
  }

  /// What the card includes, by the journals that have it.
  private struct Inclusion {
    /// How far it includes each journal.
    var held: JournalMarks = [:]
    /// What it includes of lines that are gone.
    var lost: [LostMark] = []
    /// Whether it says how far it goes, and all of that is there.
    var areAll = true

    /// Whether the card includes a line, as far as it can be told of one that came back.
    func includes(_ item: JournalCursor.Item) -> Bool {
      item.end <= held[item.key.device]?.offset ?? 0 || lost.contains { $0.covers(item) }
    }
  }

  /// Finds the journals that have the lines of some marks: the device's own, or, where a sync program
  /// put another one in its place, the copy that it became.
  ///
  /// A line that isn't where it was, since others before it were lost or stand there twice, is looked
  /// for.
  private mutating func placed(_ marks: JournalMarks) throws(HostError) -> Inclusion {
    var placed = Inclusion()
    placed.areAll = card?.marks != nil
    let present = marks.sorted { $0.key < $1.key }.map { LostMark(device: $0.key, mark: $0.value) }
    let gone = card?.lost ?? []
    for (number, known) in (gone + present).enumerated() where known.mark.offset > 0 {
      let mark = known.mark
      guard let (holder, end) = try holder(of: mark, by: known.device) else {
        placed.areAll = placed.areAll && number < gone.count
        placed.lost.append(known)
        continue
      }
      let known = placed.held[holder]?.offset ?? 0
      if end > known {
        placed.held[holder] = JournalMark(offset: end, hash: mark.hash, latest: mark.latest)
      }
    }
    placed.lost = placed.lost.suffix(LostMark.memory)
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
  private func mayLower(_ item: JournalCursor.Item, _ included: Inclusion) -> Bool {
    switch item.entry.event {
    case .reset, .restored: break
    default: return false
    }
    guard let known = card?.marks, !included.includes(item) else { return false }
    return included.areAll || known.lastKey.map { $0 < item.key } ?? true
  }

  /// What the fold begins with: names and settings that the journals may not tell of.
  private var foundation: Profile {
    guard let card else { return beginning }
    let known = card.filled(from: beginning)
    return Profile(nickname: known.nickname, avatar: known.avatar, settings: known.settings)
  }

  /// Whether the lines that a card includes come to all the XP that it has: then nothing is lost when
  /// lines that came late leave fewer, as an earlier answer of the same daily does.
  private func isCheckpoint(_ card: Card, _ included: Inclusion) throws(HostError) -> Bool {
    let before = try lines(in: included).player.profile
    return card.filled(from: before).standing.lifetimeXP <= before.standing.lifetimeXP
  }

  /// The lines that a card includes, as they were folded then, and the player after them.
  private func lines(
    in included: Inclusion
  ) throws(HostError) -> (player: Player, lines: MergedJournals) {
    var player = Player(profile: beginning)
    // Lines that came back may stand anywhere.
    let isBounded = included.lost.isEmpty
    var lines = try MergedJournals(
      journals.map {
        JournalCursor($0, upTo: isBounded ? included.held[$0.device]?.offset ?? 0 : .max)
      })
    while let item = try lines.next() {
      if included.includes(item) { player.add(item.entry) }
    }
    return (player, lines)
  }

  /// The card with the entries that it doesn't include put after those it does, whatever their
  /// instants; so nothing that came new is lost to a card that stands, and nothing is paid twice.
  private func appended(to card: Card, _ included: Inclusion) throws(HostError) -> Profile {
    var (player, before) = try lines(in: included)
    player.profile = card.filled(from: player.profile)
    let cursors = journals.map { JournalCursor($0, from: included.held[$0.device] ?? .start) }
    var after =
      included.lost.isEmpty ? try before.continued(at: cursors) : try MergedJournals(cursors)
    while let item = try after.next() {
      if !included.includes(item) { player.add(item.entry) }
    }
    return player.profile
  }
}
