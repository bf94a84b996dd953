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

  /// Makes the backup of a day, in UTC, before its first entry; under the lock.
  ///
  /// Whether there is one is told by the names of the files alone. A failure is a notice: what is to
  /// be saved is saved all the same.
  func backUpOnceADay(_ loaded: Loaded) -> [StoreNotice] {
    if loaded.isNew { return [] }
    let day = now.compactDescription.utf8.prefix(8)
    do {
      let names = try reading { () throws(HostError) in try backupNames() }
      if names.contains(where: { $0.utf8.starts(with: day) }) { return [] }
      let backup = try backUp(loaded, .daily)
      rotateBackups(keeping: [backup.name])
      return []
    } catch .unreadable(let error), .unwritable(let error) {
      // The same words for each failure of a run: no time in the path.
      return [.notBackedUp(HostError(error.operation, places.backupsFolder, code: error.code))]
    } catch {
      return []
    }
  }

  /// Removes the backups that are too many; a failure is of no account.
  ///
  /// What can't be understood, or holds journals after all, is left where it is.
  func rotateBackups(keeping kept: Set<String>) {
    let names = ((try? backupNames()) ?? []).compactMap { BackupName($0) }
    for name in BackupRotation.surplus(of: names, asOf: now) where !kept.contains(name.text) {
      let path = joined(places.backupsFolder, name.text + ".json")
      guard (try? files.status(path)?.kind) == .file,
        let bytes = (try? files.read(path, upTo: BackupFile.sizeLimit))?.bytes,
        let backup = Backup(listing: bytes, name: name.text, path: path), !backup.holdsJournals
      else { continue }
      try? files.remove(path)
    }
  }
}
