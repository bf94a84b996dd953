import Host

/// Reads folder after folder and keeps what it found.
struct ShelfLoader {
  let files: Files
  private(set) var banks: [Bank] = []
  private(set) var refused: [RefusedBank] = []
  private(set) var shadowed: [ShadowedBank] = []
  private var paths: [String: String] = [:]
  private var visited: [FileStatus] = []
  private let reader = BankReader()

  init(files: Files) { self.files = files }

  /// Reads the banks of one folder; a missing one is empty, and none is read twice.
  mutating func read(_ folder: ShelfFolders.Folder) {
    do throws(HostError) {
      guard let status = try files.status(folder.path) else { return }
      if visited.contains(where: status.isSameFile) { return }
      visited.append(status)
      for name in try files.list(folder.path) where Self.isBankName(name) {
        readFile(joined(folder.path, name), source: folder.source)
      }
    } catch {
      refused.append(RefusedBank(path: folder.path, reason: .host(error)))
    }
  }

  /// Adds the bank within the binary when none was found that came with it.
  mutating func addStarterIfNeeded() {
    if banks.contains(where: { $0.source != .own }) { return }
    take(Array(StarterBank.json.utf8), path: "starter.json", source: .embedded)
  }

  private static func isBankName(_ name: String) -> Bool {
    name.hasSuffix(".json") && !name.hasSuffix(".schema.json") && !name.hasPrefix(".")
  }

  private mutating func readFile(_ path: String, source: BankSource) {
    do throws(HostError) {
      guard let status = try files.status(path) else { return refuse(path, .missing) }
      // A pipe is not opened: that would wait for a writer.
      guard status.kind == .file else { return refuse(path, .notFile) }
      guard status.size <= BankReader.byteLimit else {
        return refuse(path, .findings([BankReader.tooLarge(byteCount: status.size)]))
      }
      let limit = BankReader.byteLimit + 1
      guard let bytes = try files.readIfPresent(path, limit: limit) else {
        return refuse(path, .missing)
      }
      take(bytes, path: path, source: source)
    } catch {
      refuse(path, .host(error))
    }
  }

  private mutating func take(_ bytes: [UInt8], path: String, source: BankSource) {
    switch reader.read(bytes, path: path, source: source) {
    case .refused(let findings): refuse(path, .findings(findings))
    case .bank(let bank):
      if let first = paths[bank.id] {
        shadowed.append(ShadowedBank(id: bank.id, path: path, by: first))
      } else {
        paths[bank.id] = path
        banks.append(bank)
      }
    }
  }

  private mutating func refuse(_ path: String, _ reason: RefusedBank.Reason) {
    refused.append(RefusedBank(path: path, reason: reason))
  }
}
