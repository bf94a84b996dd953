import Host
import QuizCore

extension Store {
  /// Makes a backup of the player as loaded; under the lock.
  ///
  /// One that could not be read again, being
  /// too long, is refused.
  func backUp(
    _ loaded: Loaded, _ reason: BackupReason, journals: [DeviceName: [UInt8]]? = nil
  ) throws(StoreError) -> Backup {
    let instant = now
    let content = BackupFile(
      instant: instant, reason: reason, player: loaded.player, marks: loaded.folded.marks,
      card: loaded.cardFile.bytes, journals: journals)
    return try writing { () throws(HostError) in
      let start = joined(
        places.backupsFolder, instant.compactDescription + "-" + reason.rawValue)
      let path = try unusedPath(start, ending: ".json")
      let bytes = content.bytes
      guard bytes.count <= BackupFile.sizeLimit else { throw .tooLarge(path) }
      _ = try? files.removeLeftovers(of: path)
      try files.replace(path, with: bytes)
      return Backup(content, name: String(lastName(of: path).dropLast(5)), path: path)
    }
  }

  /// Removes the oldest backups beyond the limit; a failure is of no account.
  func rotateBackups(keeping kept: Set<String>) {
    let rotated = ((try? backups()) ?? []).filter { !$0.holdsJournals }
    for backup in rotated.dropFirst(Self.backupLimit) where !kept.contains(backup.name) {
      try? files.remove(backup.path)
    }
  }
}
