import QuizCore

@testable import QuizStore

/// A backup that is read is written so that it is read as the same, and is listed as it is read.
@Sendable func checkBackup(_ bytes: [UInt8]) {
  let listed = Backup(listing: bytes, name: "n", path: "/n")
  guard let backup = BackupFile(bytes) else { return }
  expectEqual(listed, Backup(backup, name: "n", path: "/n"), "listed")
  guard let again = BackupFile(backup.bytes) else { fail("a backup that was written is refused") }
  expectEqual(again, backup, "read again")
}
