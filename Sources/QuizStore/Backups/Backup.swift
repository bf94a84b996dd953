package import QuizCore

/// A backup as it is listed: whose it is and what stands in it.
package struct Backup: Sendable, Equatable {
  /// The file's name without its ending, by which it is restored.
  package let name: String
  /// Where it lies.
  package let path: String
  /// When it was made.
  package let instant: Instant
  /// Before what it was made.
  package let reason: BackupReason
  /// The nickname in it.
  package let nickname: String
  /// The rank in it.
  package let rank: Rank
  /// The XP towards the next rank in it.
  package let xp: Int
  /// The lifetime XP in it.
  package let lifetimeXP: Int
  /// Whether it holds the journals whole; such a backup is never rotated away.
  package let holdsJournals: Bool
}

extension Backup {
  /// Whether it was made later; of one instant, the one with the higher number in its name was.
  func isNewer(than other: Backup) -> Bool {
    if instant != other.instant { return instant > other.instant }
    let lengths = (name.utf8.count, other.name.utf8.count)
    if lengths.0 != lengths.1 { return lengths.0 > lengths.1 }
    return other.name.utf8.lexicographicallyPrecedes(name.utf8)
  }
}

/// Before what a backup was made: a word that stands in its name, open to those of newer versions.
package struct BackupReason: RawRepresentable, Sendable, Hashable {
  /// The word, of small letters and hyphens.
  package let rawValue: String

  /// Takes a word as it is.
  package init(rawValue: String) { self.rawValue = rawValue }

  /// Before XP, level and streak started again.
  package static let reset = BackupReason(rawValue: "reset")
  /// Before everything started again.
  package static let resetAll = BackupReason(rawValue: "reset-all")
  /// Before another backup came back.
  package static let restore = BackupReason(rawValue: "restore")
  /// Before the first entry of a day, in UTC.
  package static let daily = BackupReason(rawValue: "daily")
  /// Before files were mended.
  package static let repair = BackupReason(rawValue: "repair")
  /// Before a card of an older format was written in the present one.
  package static let upgrade = BackupReason(rawValue: "upgrade")
}
