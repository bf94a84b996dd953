import QuizCore
import QuizStore

extension Desk {
  /// Opens the player's files and tells what was found odd about them; a new player is saved.
  ///
  /// A new player that can't be saved is shown all the same.
  func openPlayer() throws -> Player {
    let opened = try store.open()
    tell(opened.notices)
    guard opened.isNew, let saved = try? store.record({ _ in [] }) else { return opened.player }
    return saved.player
  }
}
