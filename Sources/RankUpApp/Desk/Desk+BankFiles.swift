import Host
import QuizBanks

extension Desk {
  /// One byte more than a bank may have, so that one that is too large is seen to be.
  static let bankByteLimit = BankReader.byteLimit + 1

  /// The banks of a folder by their paths; nil for what is none.
  func banks(inFolder path: String) throws -> [String]? {
    guard try files.status(path)?.kind == .folder else { return nil }
    let names = try files.list(path).filter(isBankFileName)
    guard !names.isEmpty else { throw Failure.noBanksInFolder(path) }
    return names.map { joined(path, $0) }
  }

  /// The bytes of a file that may be a bank.
  func readBank(_ path: String) throws -> [UInt8] {
    guard let status = try files.status(path) else { throw Failure.noSuchFile(path) }
    // A pipe is not opened: that would wait for a writer, and a signal could not end it.
    guard status.kind == .file else { throw Failure.notFile(path) }
    return try files.read(path, limit: Self.bankByteLimit)
  }
}
