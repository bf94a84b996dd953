import Host

/// A journal that is here, or will be once an import is done.
struct KnownJournal: Sendable {
  let device: DeviceName
  /// How many bytes it has.
  let size: Int
  private let source: Source

  private enum Source: Sendable {
    case file(path: String, Files)
    case bytes([UInt8])
  }

  /// A journal as it lies on disk.
  init(_ file: JournalFile, _ files: Files) {
    device = file.device
    size = file.size
    source = .file(path: file.path, files)
  }

  /// A journal as it will be.
  init(_ device: DeviceName, bytes: [UInt8]) {
    self.device = device
    size = bytes.count
    source = .bytes(bytes)
  }

  /// The bytes, where it is one that will be.
  var plannedBytes: [UInt8]? {
    if case .bytes(let bytes) = source { bytes } else { nil }
  }

  /// How many bytes it begins with that others begin with too; a file is read in pieces.
  func commonLength(with other: [UInt8]) throws(HostError) -> Int {
    switch source {
    case .bytes(let bytes): return equalBytes(bytes, other, at: 0)
    case .file(let path, let files):
      var length = 0
      while length < other.count, length < size {
        let limit = min(JournalFile.pieceSize, size - length)
        let piece = try files.readIfPresent(path, from: length, limit: limit) ?? []
        let equal = equalBytes(piece, other, at: length)
        length += equal
        if equal < piece.count || piece.isEmpty { break }
      }
      return length
    }
  }
}

/// How many bytes of a piece are those that others have from an offset on.
private func equalBytes(_ piece: [UInt8], _ other: [UInt8], at offset: Int) -> Int {
  let limit = min(piece.count, other.count - offset)
  var length = 0
  while length < limit, piece[length] == other[offset + length] { length += 1 }
  return length
}
