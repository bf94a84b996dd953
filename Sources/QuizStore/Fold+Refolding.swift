import Host
import QuizCore

// Folding everything, when the card and the journals don't go together.
extension Fold {
  /// Folds every line; the card's XP stand where that gives fewer.
  mutating func refold() throws(HostError) -> Folded {
    let marks = card?.marks ?? [:]
    let fit = try fits(marks)
    let allFit = card?.marks != nil && fit
    var folded = Folded(player: Player(profile: foundation), marks: [:], lag: 0)
    var isLowered = false
    var merged = try merged(from: [:])
    while let item = try merged.next() {
      isLowered = isLowered || mayLower(item, marks, allFit: allFit)
      folded.add(item, isNew: isBeyond(item, marks))
    }
    folded.marks = merged.marks
    guard let card else { return folded }
    let standing = card.filled(from: folded.player.profile)
    let isLess = folded.player.profile.standing.lifetimeXP < standing.standing.lifetimeXP
    guard folded.lag == 0 || isLess && !isLowered else { return folded }
    folded.cardStands = !marks.isEmpty || folded.lag > 0
    folded.player.profile = allFit ? try appended(to: card, marks) : standing
    return folded
  }

  /// Whether an entry rightly leaves fewer XP than the card says: a reset or a restored backup that
  /// the card doesn't include, as far as it can be told what the card includes.
  private func mayLower(
    _ item: JournalCursor.Item, _ marks: JournalMarks, allFit: Bool
  ) -> Bool {
    switch item.entry.event {
    case .reset, .restored: break
    default: return false
    }
    guard card?.marks != nil, isBeyond(item, marks) else { return false }
    return allFit || marks.lastKey.map { $0 < item.key } ?? true
  }

  /// What the fold begins with: names and settings that the journals may not tell of.
  private var foundation: Profile {
    guard let card else { return beginning }
    let known = card.filled(from: beginning)
    return Profile(nickname: known.nickname, avatar: known.avatar, settings: known.settings)
  }

  /// The card with the entries that it doesn't include put after those it does, whatever their
  /// instants; so nothing that came new is lost to a card that stands, and nothing is paid twice.
  private func appended(to card: Card, _ marks: JournalMarks) throws(HostError) -> Profile {
    var player = Player(profile: beginning)
    var before = try MergedJournals(
      journals.map { JournalCursor($0, upTo: marks[$0.device]?.offset ?? 0) })
    while let item = try before.next() { player.add(item.entry) }
    player.profile = card.filled(from: player.profile)
    var after = try merged(from: marks)
    while let item = try after.next() { player.add(item.entry) }
    return player.profile
  }
}
