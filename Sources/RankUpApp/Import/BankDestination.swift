import Host
import QuizBanks

/// Decides where a bank that is brought in goes, and puts it there.
struct BankDestination {
  let files: Files
  /// The folder of the player's own banks.
  let folder: String
  /// What is on the shelf before.
  let shelf: Shelf
  /// Whether a bank that the player wrote may be replaced.
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

  /// Writes a bank, unless the same is there; one that was brought in before is replaced and kept
  /// beside it, one that the player wrote only where that was asked for.
  func put(
    _ bytes: [UInt8], id: String, title: String, language: String?, questionCount: Int
  ) throws -> ImportedBank {
    let present = shelf.bank(id)
    let path =
      present?.source == .own ? present?.path ?? own(id) : own(id)
    let change = try change(of: path, to: bytes, id: id)
    if !isDryRun, change != .unchanged {
      if case .replaced(_, _, _, let former) = change { try files.copy(from: path, to: former) }
      try files.replace(path, with: bytes)
    }
    return ImportedBank(
      id: id, title: title, language: language, questionCount: questionCount, path: path,
      change: change, hides: present?.source == .own ? nil : present?.path)
  }

  private func own(_ id: String) -> String { joined(folder, id + ".json") }

  private func change(
    of path: String, to bytes: [UInt8], id: String
  ) throws -> ImportedBank.Change {
    guard let status = try files.status(path) else { return .new }
    guard status.kind == .file else { throw Failure.notFile(path) }
    let old = try files.read(path, limit: BankReader.byteLimit + 1)
    if old == bytes { return .unchanged }
    let origin = BankOrigin(old)
    guard mayReplace || (origin?.id == id && origin?.format != nil) else {
      throw Failure.bankTaken(id, path: path)
    }
    let before = origin?.questions ?? []
    let after = BankOrigin(bytes)?.questions ?? []
    return .replaced(
      new: after.subtracting(before).count, gone: before.subtracting(after).count,
      kept: after.intersection(before).count, former: path + ".old")
  }
}
