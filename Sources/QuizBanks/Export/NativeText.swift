package import Host

extension Bank {
  /// Returns the text of the bank in the native format, whatever its file holds.
  package func nativeText(_ files: Files) throws(HostError) -> [UInt8] {
    if source == .embedded { return Array(StarterBank.json.utf8) }
    let bytes = try files.read(path, limit: BankReader.byteLimit + 1)
    return QuizBanks.nativeText(ofReply: bytes, at: path) ?? bytes
  }
}
