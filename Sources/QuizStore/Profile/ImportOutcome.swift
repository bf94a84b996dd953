package import QuizCore

/// What an import came to, or would come to.
package struct ImportOutcome: Sendable, Equatable {
  /// The player before.
  package let before: Player
  /// Whether there was nothing of a player before, or no more than a name.
  package let wasUnused: Bool
  /// The player afterwards.
  package let after: Player
  /// What becomes of each journal of the document, by the bytes of their names.
  package let takes: [JournalTake]
  /// Whether the document's state came back whole, since its journals tell of less.
  package let bringsState: Bool
  /// Whether everything was here already.
  package let isNothing: Bool
  /// The backup made before, which undoes it; nil where there was nothing to back up.
  package let backup: Backup?
  /// What the player should be told about the files.
  package let notices: [StoreNotice]

  /// How many whole lines of journals are new.
  package var lines: Int { takes.reduce(0) { $0 + $1.lines } }

  /// How many more dates have a finished daily.
  package var dailies: Int {
    after.diary.finished.dates - before.diary.finished.dates
  }

  /// Whether rank, XP or nickname change, of a player that has something to lose.
  package var changesPlayer: Bool {
    !wasUnused
      && (before.profile.standing != after.profile.standing
        || before.profile.nickname != after.profile.nickname)
  }
}

extension DaySet {
  /// How many dates are in it.
  fileprivate var dates: Int { runs.reduce(0) { $0 + $1.count } }
}

extension BackupReason {
  /// Before a profile was imported.
  package static let profileImport = BackupReason(rawValue: "import")
}
