import Host
import QuizCore

extension Store {
  /// Lists the backups that can be restored, newest first.
  package func backups() throws(StoreError) -> [Backup] { try listedBackups().backups }

  /// The backups, newest first, and the names of files in their folder that can't be understood.
  package func listedBackups() throws(StoreError) -> (backups: [Backup], damaged: [String]) {
    try reading { () throws(HostError) in
      var backups: [Backup] = []
      var damaged: [String] = []
      for name in try backupNames() {
        let path = joined(places.backupsFolder, name + ".json")
        guard try files.status(path)?.kind == .file else { continue }
        let bytes = try files.read(path, upTo: BackupFile.sizeLimit).bytes
        if let backup = bytes.flatMap({ Backup(listing: $0, name: name, path: path) }) {
          backups.append(backup)
        } else {
          damaged.append(name)
        }
      }
      return (backups.sorted { $0.isNewer(than: $1) }, damaged)
    }
  }

  /// The names of what looks like a backup, without their ending, by their bytes; nothing is read.
  func backupNames() throws(HostError) -> [String] {
    try files.list(places.backupsFolder).compactMap { Self.backupName(ofFileNamed: $0) }
  }

  /// The name of the newest backup; that it is damaged is an error, lest an older one comes back.
  private func newestName() throws(StoreError) -> String {
    let (backups, damaged) = try listedBackups()
    // Names begin with the time, which is all that is known of what can't be read.
    let last = backups.first?.instant.compactDescription ?? ""
    let later = damaged.filter { name in
      let time = name.prefix { $0 != "-" }
      return time.utf8.count == 16 && time.last == "Z" && String(time) >= last
    }
    if let name = later.max() { throw .badBackup(name: name) }
    guard let newest = backups.first else { throw .noBackup }
    return newest.name
  }

  /// Finds the backup that `restore` would bring back, and makes sure that it can: the newest one, or
  /// that of a name, with or without its ending, or of a full path in the folder of backups.
  package func backup(named name: String?) throws(StoreError) -> Backup {
    try restorable(name).0
  }

  /// Reads the backup of a name or a path; the newest one without a name.
  func restorable(_ name: String?) throws(StoreError) -> (Backup, BackupFile) {
    guard let name else { return try restorable(try newestName()) }
    guard let file = fileName(of: name), let plain = Self.backupName(ofFileNamed: file) else {
      throw noSuchBackup(name)
    }
    let path = joined(places.backupsFolder, file)
    switch try reading({ () throws(HostError) in
      try files.status(path)?.kind == .folder
        ? .endless : try files.read(path, upTo: BackupFile.sizeLimit)
    }) {
    case .absent: throw noSuchBackup(name)
    case .endless: throw .badBackup(name: name)
    case .content(let bytes):
      guard let content = BackupFile(bytes) else { throw .badBackup(name: name) }
      return (Backup(content, name: plain, path: path), content)
    }
  }

  /// The error about a name that no backup has, with names that there are.
  private func noSuchBackup(_ name: String) -> StoreError {
    .noSuchBackup(name: name, known: ((try? backups()) ?? []).prefix(5).map(\.name))
  }

  /// The name of the file that a name or a full path stands for; nil for a path to elsewhere.
  private func fileName(of name: String) -> String? {
    var file = name
    if name.utf8.contains(UInt8(ascii: "/")) {
      guard name.utf8.first == UInt8(ascii: "/"),
        let folder = try? files.realPath(parentFolder(of: name)),
        folder == (try? files.realPath(places.backupsFolder))
      else { return nil }
      file = lastName(of: name)
    }
    return file.hasSuffix(".json") ? file : file + ".json"
  }

  private static func backupName(ofFileNamed file: String) -> String? {
    guard file.hasSuffix(".json"), !file.hasPrefix(".") else { return nil }
    return String(file.dropLast(5))
  }
}
