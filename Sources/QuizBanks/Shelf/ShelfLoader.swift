import Host

/// Reads folder after folder and keeps what it found.
struct ShelfLoader {
  let files: Files
  let indexes: IndexFolder?
  private(set) var banks: [Bank] = []
  private(set) var refused: [RefusedBank] = []
  private(set) var shadowed: [ShadowedBank] = []
  private var paths: [String: String] = [:]
  private var visited: [FileStatus] = []
  private let reader = BankReader()

  init(files: Files, indexes: IndexFolder?) {
    self.files = files
    self.indexes = indexes
  }

  /// Reads the banks of one folder; a missing one is empty, and none is read twice.
  mutating func read(_ folder: ShelfFolders.Folder, checking check: () throws -> Void) rethrows {
    for name in names(in: folder) where isBankFileName(name) {
      try check()
      readFile(joined(folder.path, name), source: folder.source)
    }
  }

  /// Returns what is in a folder that was not read yet.
  private mutating func names(in folder: ShelfFolders.Folder) -> [String] {
    do throws(HostError) {
      guard let status = try files.status(folder.path) else { return [] }
      if visited.contains(where: status.isSameFile) { return [] }
      visited.append(status)
      return try files.list(folder.path)
    } catch {
      refused.append(RefusedBank(path: folder.path, reason: .host(error)))
      return []
    }
  }

  /// Adds the bank within the binary when none was found that came with it.
  mutating func addStarterIfNeeded() {
    if banks.contains(where: { $0.source != .own }) { return }
    take(Array(StarterBank.json.utf8), path: "starter.json", source: .embedded)
  }

  private mutating func readFile(_ path: String, source: BankSource) {
    do throws(HostError) {
      guard let status = try files.status(path) else { return refuse(path, .missing) }
      // A pipe is not opened: that would wait for a writer.
      guard status.kind == .file else { return refuse(path, .notFile) }
      guard status.size <= BankReader.byteLimit else {
        return refuse(path, .findings([BankReader.tooLarge(byteCount: status.size)]))
      }
      if let indexes, status.size >= indexes.minimumSize {
        try takeIndexed(FileStamp(path, status), source, indexes)
      } else if let bytes = try bytes(of: path) {
        take(bytes, path: path, source: source)
      }
    } catch {
      refuse(path, .host(error))
    }
  }

  /// Returns the bytes of a file, or refuses it when it is gone.
  private mutating func bytes(of path: String) throws(HostError) -> [UInt8]? {
    let bytes = try files.readIfPresent(path, limit: BankReader.byteLimit + 1)
    if bytes == nil { refuse(path, .missing) }
    return bytes
  }

  /// Takes a bank by its index, which is made where there is none.
  private mutating func takeIndexed(
    _ stamp: FileStamp, _ source: BankSource, _ indexes: IndexFolder
  ) throws(HostError) {
    if let index = indexes.index(for: stamp, files) { return add(index, source, indexes) }
    guard let bytes = try bytes(of: stamp.path) else { return }
    switch reader.index(bytes, of: stamp) {
    // Only a reply is no bank and yet played; it is read whole.
    case .refused: take(bytes, path: stamp.path, source: source)
    case .index(let index):
      // A file that changed while it was read is not what its stamp says.
      if let status = try? files.status(stamp.path), FileStamp(stamp.path, status) == stamp {
        indexes.keep(index, files)
      }
      add(index, source, indexes)
    }
  }

  private mutating func add(
    _ index: BankIndex, _ source: BankSource, _ indexes: IndexFolder
  ) {
    add(
      Bank(
        index.head.header, index.head.counts, path: index.head.stamp.path, source: source,
        content: IndexedContent(index, in: indexes, files: files)))
  }

  private mutating func take(_ bytes: [UInt8], path: String, source: BankSource) {
    switch reader.read(bytes, path: path, source: source) {
    case .bank(let bank): add(bank)
    case .refused(let findings):
      if let text = nativeText(ofReply: bytes, at: path),
        case .bank(let bank) = reader.read(text, path: path, source: source)
      {
        add(bank)
      } else {
        refuse(path, .findings(findings))
      }
    }
  }

  /// Puts a bank on the shelf unless one of its id is there.
  private mutating func add(_ bank: Bank) {
    if let first = paths[bank.id] {
      shadowed.append(ShadowedBank(id: bank.id, path: bank.path, by: first))
    } else {
      paths[bank.id] = bank.path
      banks.append(bank)
    }
  }

  private mutating func refuse(_ path: String, _ reason: RefusedBank.Reason) {
    refused.append(RefusedBank(path: path, reason: reason))
  }
}
