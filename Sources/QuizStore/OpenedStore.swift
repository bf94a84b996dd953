package import QuizCore

/// What a start finds.
package struct OpenedStore: Sendable, Equatable {
  /// The player as card and journals tell; for a new player, one that is not saved yet.
  package let player: Player
  /// What the player should be told about the files, each once.
  package let notices: [StoreNotice]
  /// Whether there was neither a card nor a line in a journal.
  package let isNew: Bool
}

/// What was written down.
package struct Recorded: Sendable, Equatable {
  /// The player as the new entries leave it.
  package let player: Player
  /// The entries in the order of their lines; for a new player the first one is the nickname.
  package let entries: [Entry]
  /// Ranks that the entries led to, lowest first.
  package let ranks: [Rank]
  /// What the player should be told about the files.
  package let notices: [StoreNotice]
}
