import Host

/// The journals that lie in a folder: one file a device, and what a sync program made of them.
struct JournalFolder: Sendable {
  /// A journal that is not read.
  struct PassedOver: Sendable, Equatable {
    let device: DeviceName
    let path: String
    let trouble: JournalTrouble
  }

  /// The journals that can be read, by the bytes of their names.
  private(set) var journals: [JournalFile] = []
  /// The others.
  private(set) var passedOver: [PassedOver] = []

  /// Lists a folder; a link that leads nowhere is no journal.
  init(_ places: Places, _ files: Files) throws(HostError) {
    for name in try files.list(places.journalFolder) {
      guard let device = Self.device(ofFileNamed: name) else { continue }
      let path = places.journal(of: device)
      guard let status = try files.status(path) else { continue }
      if let trouble = JournalTrouble(status) {
        passedOver.append(PassedOver(device: device, path: path, trouble: trouble))
      } else {
        journals.append(JournalFile(device: device, path: path, size: status.size, files: files))
      }
    }
  }

  /// Lists the journals that are files, by the bytes of their names.
  static func journals(_ places: Places, _ files: Files) throws(HostError) -> [JournalFile] {
    try JournalFolder(places, files).journals
  }

  /// Passes over those that can't be opened, unless some marks include them or this machine, which
  /// `own` names, writes them.
  mutating func passOverUnreadable(
    but marks: JournalMarks, own: () -> DeviceName?, _ files: Files
  ) throws(HostError) {
    var readable: [JournalFile] = []
    for journal in journals {
      do throws(HostError) {
        if !marks.include(journal.device) { _ = try files.read(journal.path, limit: 1) }
        readable.append(journal)
      } catch {
        if journal.device == own() { throw error }
        passedOver.append(
          PassedOver(device: journal.device, path: journal.path, trouble: .unreadable(error)))
      }
    }
    journals = readable
  }

  /// The device in a file's name; nil when the file is no journal.
  private static func device(ofFileNamed name: String) -> DeviceName? {
    let ending = ".jsonl".utf8
    guard name.utf8.suffix(ending.count).elementsEqual(ending) else { return nil }
    let device = DeviceName(String(Substring(name.utf8.dropLast(ending.count))))
    return device.canNameFile ? device : nil
  }
}

extension JournalTrouble {
  /// What is wrong with a journal, as far as can be told without opening it.
  init?(_ status: FileStatus) {
    if status.kind != .file {
      self = .notAFile
    } else if status.size > JournalFile.sizeLimit {
      self = .tooLarge
    } else {
      return nil
    }
  }
}

extension JournalMarks {
  /// Whether something of a journal is included.
  func include(_ device: DeviceName) -> Bool { self[device]?.offset ?? 0 > 0 }
}
