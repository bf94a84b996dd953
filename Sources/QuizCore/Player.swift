/// All that is known of a player: the card, and the days behind it.
package struct Player: Sendable, Equatable {
  /// What stands on the card.
  package var profile: Profile
  /// Dailies, streak, and what was paid.
  package var diary: Diary

  /// Describes a player; by default one without a history.
  package init(profile: Profile, diary: Diary = Diary()) {
    self.profile = profile
    self.diary = diary
  }

  /// Takes an entry in; the ranks that it led to, lowest first, are returned.
  @discardableResult
  package mutating func add(_ entry: Entry) -> [Rank] {
    let before = profile.standing.rank
    profile.apply(diary.add(entry))
    let after = profile.standing.rank
    switch entry.event {
    case .answered, .corrected:
      return Rank.allCases.filter { $0.level > before.level && $0.level <= after.level }
    default:
      return []
    }
  }
}
