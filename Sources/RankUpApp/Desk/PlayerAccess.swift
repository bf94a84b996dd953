import QuizCore
import QuizStore

extension Desk {
  /// Opens the player's files and tells what was found odd about them; a new player is saved.
  ///
  /// A new player that can't be saved is shown all the same.
  func openPlayer() throws -> Player { try openStore().player }

  /// Does the same, and also returns what the start found.
  func openStore() throws -> (player: Player, opened: OpenedStore) {
    let opened = try store.open()
    tell(opened.notices)
    guard opened.isNew, let saved = try? store.record({ _ in [] }) else {
      let player = opened.player
      return ((try? recalling(today(for: player), of: player)) ?? player, opened)
    }
    return (saved.player, opened)
  }

  /// What says which questions are due at this moment.
  func reviewDraw(for profile: Profile) -> ReviewDraw {
    ReviewDraw(at: now, Scheduler(retention: Setting.retention(profile)))
  }

  /// How many questions are due at this moment; nil while nothing was learned, or where that can't be
  /// read, which is no hindrance.
  func dueCount(for player: Player, in opened: OpenedStore? = nil) -> Int? {
    try? store.dueCount(at: now, retention: Setting.retention(player.profile), in: opened)
  }
}
