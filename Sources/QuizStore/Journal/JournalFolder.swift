import Host

/// The journals that lie in a folder: one file a device, and what a sync program made of them.
enum JournalFolder {
  /// Lists them by the bytes of their names.
  static func journals(_ places: Places, _ files: Files) throws(HostError) -> [JournalFile] {
    var journals: [JournalFile] = []
    for name in try files.list(places.journalFolder) {
      guard let device = device(ofFileNamed: name) else { continue }
      let path = places.journal(of: device)
      guard let status = try files.status(path), status.kind == .file else { continue }
      journals.append(JournalFile(device: device, path: path, size: status.size, files: files))
    }
    return journals
  }

  /// The device in a file's name; nil when the file is no journal.
  private static func device(ofFileNamed name: String) -> DeviceName? {
    let ending = ".jsonl".utf8
    guard name.utf8.suffix(ending.count).elementsEqual(ending) else { return nil }
    let device = DeviceName(String(Substring(name.utf8.dropLast(ending.count))))
    return device.canNameFile ? device : nil
  }
}
