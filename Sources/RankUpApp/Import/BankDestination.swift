import Host
import QuizBanks
import QuizStore

/// Decides where a bank that is brought in goes, and puts it there.
struct BankDestination {
  let files: Files
  /// The store whose lock guards the folder.
  let store: Store
  /// What is on the shelf before.
  let shelf: Shelf
  /// Whether a bank that the player wrote or changed may be replaced.
  let mayReplace: Bool
  /// Whether nothing is written.
  let isDryRun: Bool

  /// The id for a bank that was given none: one made from a name, with a number behind it where a
  /// bank that is not the player's has it.
  func freeIdentifier(from name: String) -> String {
    let id = bankIdentifier(from: name)
    var candidate = id
    var number = 2
    while let bank = shelf.bank(candidate), bank.source != .own {
      candidate = "\(id)-\(number)"
      number += 1
    }
    return candidate
  }

  /// What the player's bank of an id says of itself, if it was brought in.
  func origin(of id: String) -> BankOrigin? {
    guard let bytes = try? files.read(path(of: id), limit: BankReader.byteLimit + 1) else {
      return nil
    }
    return BankOrigin(bytes).flatMap { $0.id == id && $0.format != nil ? $0 : nil }
  }

  /// Writes a bank, unless the same is there; one that was brought in before is replaced and kept
  /// beside it, one that the player wrote or changed only where that was asked for.
  ///
  /// `known` is what the present bank said of itself, if that was asked before.
  func put(
    _ bytes: [UInt8], id: String, title: String, language: String?, questionCount: Int,
    known: BankOrigin? = nil
  ) throws -> ImportedBank {
    let present = shelf.bank(id)
    if let present, present.source != .own, !mayReplace {
      throw Failure.bankExists(id, path: present.path)
    }
    let path = path(of: id)
    try files.refuseDanglingLink(store.banksFolder)
    try files.refuseDanglingLink(path)
    func change() throws -> ImportedBank.Change {
      try self.change(of: path, to: bytes, id: id, known)
    }
    let change =
      isDryRun
      ? try change()
      : try store.whileLocked {
        let change = try change()
        try write(bytes, to: path, change)
        return change
      }
    return ImportedBank(
      id: id, title: title, language: language, questionCount: questionCount, path: path,
      change: change, hides: present?.source == .own ? nil : present?.path)
  }

  private func path(of id: String) -> String {
    if let bank = shelf.bank(id), bank.source == .own { return bank.path }
    return joined(store.banksFolder, bankFileName(of: id))
  }

  private func write(_ bytes: [UInt8], to path: String, _ change: ImportedBank.Change) throws {
    guard change != .unchanged else { return }
    do throws(HostError) {
      if case .replaced(_, _, _, _, let former) = change { try files.copy(from: path, to: former) }
      try files.replace(path, with: bytes)
    } catch {
      throw StoreError.unwritable(error)
    }
  }

  private func change(
    of path: String, to bytes: [UInt8], id: String, _ known: BankOrigin?
  ) throws -> ImportedBank.Change {
    guard let status = try files.status(path) else { return .new }
    guard status.kind == .file else { throw Failure.notFile(path) }
    let old = try files.read(path, limit: BankReader.byteLimit + 1)
    if old == bytes { return .unchanged }
    let (before, after) = (known?.bytes == old ? known : BankOrigin(old), BankOrigin(bytes))
    let (was, will) = (before?.questions ?? [:], after?.questions ?? [:])
    let shared = will.filter { was[$0.key] != nil }
    let kept = shared.count { was[$0.key] == $0.value }
    let isUpdate =
      before.flatMap { before in
        after.map { before.isUpdated(by: $0, keeping: shared.count) }
      } ?? false
    guard mayReplace || isUpdate else { throw Failure.bankTaken(id, path: path) }
    return .replaced(
      new: will.count - shared.count, gone: was.count - shared.count,
      changed: shared.count - kept, kept: kept, former: try unusedPath(path + ".old"))
  }

  /// A path at which there is nothing, so that no former bank is lost to a later one.
  private func unusedPath(_ name: String) throws -> String {
    var path = name
    var number = 2
    while try files.linkStatus(path) != nil {
      path = "\(name)-\(number)"
      number += 1
    }
    return path
  }
}
