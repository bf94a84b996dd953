package import QuizStore

/// What the doctor says: mostly what follows a path and a colon.
package struct DoctorWords: Sendable {
  /// The head of a group, by the name of its area in JSON.
  package let area: @Sendable (String) -> String
  /// How grave a finding is, in a word.
  package let status: @Sendable (DoctorStatus) -> String
  /// The cells of the widest of those words.
  package let statusWidth: Int

  /// The program: its version, the formats of card and backups.
  package let program: @Sendable (String, Int, Int) -> String
  /// A base folder.
  package let base: @Sendable (BaseFolderFinding) -> String
  /// A folder or a file as such.
  package let place: @Sendable (PlaceFinding) -> String
  /// The card.
  package let card: @Sendable (CardFinding) -> String
  /// This machine's name.
  package let device: @Sendable (DeviceFinding) -> String
  /// A journal.
  package let journal: @Sendable (JournalFinding) -> String
  /// A backup, or all of them.
  package let backup: @Sendable (BackupFinding) -> String
  /// The folded diary.
  package let cache: @Sendable (CacheFinding) -> String
  /// An index of a bank that is of no use.
  package let staleIndex: String
  /// A file that was left half written.
  package let leftover: String
  /// How many banks and questions there are.
  package let banks: @Sendable (Int, Int) -> String
  /// A file that is no bank: why, and the command that shows more.
  package let refusedBank: @Sendable (String, String) -> String
  /// Questions that can't be asked: how many, and the command that shows why.
  package let questionsLeftOut: @Sendable (Int, String) -> String
  /// A bank that is hidden by the one at a path, of the same id.
  package let shadowedBank: @Sendable (String, String) -> String
  /// The lock.
  package let lock: @Sendable (LockFinding) -> String
  /// The clock.
  package let clock: @Sendable (ClockFinding) -> String
  /// The room on a file system.
  package let space: @Sendable (SpaceFinding) -> String

  /// How many problems and notes there are.
  package let summary: @Sendable (Int, Int) -> String
  /// How many things a repair mended.
  package let mended: @Sendable (Int) -> String
  /// What to do about it.
  package let howToRepair: String
  /// What a repair will do, before what it will mend.
  package let repairMeaning: String
  /// It was not confirmed.
  package let notRepaired: String
}
