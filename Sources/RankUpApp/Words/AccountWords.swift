/// The words of nickname, reset and restore.
package struct AccountWords: Sendable {
  /// The nickname changed: old and new.
  package let renamed: @Sendable (String, String) -> String
  /// The nickname is what it was.
  package let sameName: @Sendable (String) -> String

  /// An avatar was chosen: its name.
  package let avatarChosen: @Sendable (String) -> String
  /// It is the avatar already.
  package let sameAvatar: @Sendable (String) -> String
  /// Beside the avatar that is chosen.
  package let chosen: String
  /// How to choose one: the command.
  package let chooseAvatar: @Sendable (String) -> String

  /// What a reset does, with XP and rank of now.
  package let resetMeaning: @Sendable (String, String) -> String
  /// What `--all` does besides.
  package let resetAllMeaning: String
  /// What stays.
  package let resetKeeps: String
  /// Asks for the nickname.
  package let resetConfirmation: @Sendable (String) -> String
  /// Nothing was done.
  package let notReset: String
  /// Done; the backup's name.
  package let resetDone: String
  /// All is forgotten, and the name that the new player has.
  package let resetAllDone: @Sendable (String) -> String
  /// Where the backup lies; its path follows.
  package let backupAt: String
  /// How to take it back; the command follows.
  package let undoWith: String

  /// What a restore brings back: nickname, rank, XP, and when it was saved.
  package let restoreMeaning: @Sendable (String, String, String, String) -> String
  /// Asks for "yes".
  package let restoreConfirmation: @Sendable (String) -> String
  /// The word that confirms.
  package let yes: String
  /// Nothing was done.
  package let notRestored: String
  /// Done.
  package let restoreDone: @Sendable (String) -> String
}

extension AccountWords {
  static let english = AccountWords(
    renamed: { "\($0) is now called \"\($1)\"." },
    sameName: { "You are called \"\($0)\" already." },
    avatarChosen: { "The \($0) stands on your rank card now." },
    sameAvatar: { "The \($0) stands on your rank card already." },
    chosen: "yours",
    chooseAvatar: { "\($0) chooses one." },
    resetMeaning: { rank, xp in
      "This takes you from \(rank) with \(xp) XP back to the start: XP, rank, lifetime XP, streak and badges begin again."
    },
    resetAllMeaning:
      "With --all it also forgets your nickname, your settings, your history and today's quiz.",
    resetKeeps: "Nickname, settings, history and today's quiz stay. A backup is made first.",
    resetConfirmation: { "Type your nickname, \($0), to go on: " },
    notReset: "Nothing was reset.",
    resetDone: "Everything begins again: Bronze, 0 XP.",
    resetAllDone: { "All is forgotten. You begin again as \($0), Bronze, 0 XP." },
    backupAt: "Backup:",
    undoWith: "To undo this:",
    restoreMeaning: { name, rank, xp, date in
      "This brings back \(name), \(rank) with \(xp) XP, as of \(date). What you have now is backed up first."
    },
    restoreConfirmation: { "Type \($0) to go on: " },
    yes: "yes",
    notRestored: "Nothing was restored.",
    restoreDone: { "\($0) is back." })
}
