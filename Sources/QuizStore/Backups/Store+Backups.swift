import Host
import QuizCore

extension Store {
  /// How many backups are kept, those that hold journals not counted.
  package static let backupLimit = 10

  /// Lists the backups that can be restored, newest first.
  package func backups() throws(StoreError) -> [Backup] {
    try reading { () throws(HostError) in
      var backups: [Backup] = []
      for file in try files.list(places.backupsFolder) {
        guard let name = Self.backupName(ofFileNamed: file) else { continue }
        let path = joined(places.backupsFolder, file)
        guard let bytes = try files.readIfPresent(path), let content = BackupFile(bytes) else {
          continue
        }
        backups.append(content.listed(name: name, path: path))
      }
      return backups.sorted { $0.isNewer(than: $1) }
    }
  }

  /// Makes a backup of the player as loaded; under the lock.
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
      _ = try? files.removeLeftovers(of: path)
      try files.replace(path, with: content.bytes)
      return content.listed(name: String(lastName(of: path).dropLast(5)), path: path)
    }
  }

  /// Removes the oldest backups beyond the limit; a failure is of no account.
  func rotateBackups(keeping kept: Set<String>) {
    let rotated = ((try? backups()) ?? []).filter { !$0.holdsJournals }
    for backup in rotated.dropFirst(Self.backupLimit) where !kept.contains(backup.name) {
      try? files.remove(backup.path)
    }
  }

  /// Reads a backup by its name, with or without its ending; the newest one without a name.
  func backup(named name: String?) throws(StoreError) -> (Backup, BackupFile) {
    guard let name else {
      guard let newest = try backups().first else { throw .noBackup }
      return try backup(named: newest.name)
    }
    let file = name.hasSuffix(".json") ? name : name + ".json"
    guard let plain = Self.backupName(ofFileNamed: file), !file.utf8.contains(UInt8(ascii: "/"))
    else { throw .noSuchBackup(name: name) }
    let path = joined(places.backupsFolder, file)
    let bytes = try reading { () throws(HostError) in try files.readIfPresent(path) }
    guard let bytes else { throw .noSuchBackup(name: name) }
    guard let content = BackupFile(bytes) else { throw .badBackup(name: name) }
    return (content.listed(name: plain, path: path), content)
  }

  private static func backupName(ofFileNamed file: String) -> String? {
    guard file.hasSuffix(".json"), !file.hasPrefix(".") else { return nil }
    return String(file.dropLast(5))
  }
}
