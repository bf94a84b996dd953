package import QuizStore

/// The words of the list of backups.
package struct BackupWords: Sendable {
  /// The head of the list.
  package let title: String
  /// Heads of its columns: name, time, reason, rank, XP.
  package let columns: [String]
  /// Before what a backup was made.
  package let reason: @Sendable (BackupReason) -> String
  /// Files among the backups that can't be understood.
  package let damaged: @Sendable ([String]) -> String
  /// Below the list: how to bring one back.
  package let howToRestore: String
}

extension BackupWords {
  static let english = BackupWords(
    title: "Backups",
    columns: ["Name", "Made", "Before", "Rank", "XP"],
    reason: { reason in
      switch reason {
      case .reset: "a reset"
      case .resetAll: "a reset of all"
      case .restore: "a restore"
      case .daily: "a new day"
      case .repair: "a repair"
      case .upgrade: "a new format"
      case .profileImport: "an import"
      default: reason.rawValue
      }
    },
    damaged: { names in
      "Damaged, and not to be restored: \(FormatWords.english.list(names)); rankup doctor tells more."
    },
    howToRestore: "rankup restore NAME brings one back.")
}
