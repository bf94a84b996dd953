package import QuizCore

/// What a start finds.
package struct OpenedStore: Sendable {
  /// The player as card and journals tell; for a new player, one that is not saved yet.
  package let player: Player
  /// What the player should be told about the files, each once.
  package let notices: [StoreNotice]
  /// Whether there was neither a card nor a line in a journal.
  package let isNew: Bool
  /// What else is known from the start, so that it need not be looked for again.
  var found: Found?

  /// What is known from the start.
  struct Found: Sendable {
    /// The marks after the last line of every journal.
    let marks: JournalMarks
    /// What the lines tell of learning, where all were read.
    let study: Study?
  }

  /// Whether no journal had a line.
  var hasNoLines: Bool { found.map { $0.marks.values.allSatisfy { $0.offset == 0 } } ?? false }
}

extension OpenedStore: Equatable {
  /// Whether both tell the same, however much of it was read.
  package static func == (left: Self, right: Self) -> Bool {
    left.player == right.player && left.notices == right.notices && left.isNew == right.isNew
  }
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
