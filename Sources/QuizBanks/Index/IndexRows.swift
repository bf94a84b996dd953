import Host

/// The rows of an index: in memory once the bank was just indexed, else one by one from the file.
enum IndexRows: Sendable {
  case memory([IndexRow])
  case stored(StoredRows)

  /// The row of a position within the index; nil when it can't be read.
  func row(_ position: Int, of hash: UInt64) -> IndexRow? {
    switch self {
    case .memory(let rows): rows.indices.contains(position) ? rows[position] : nil
    case .stored(let rows): rows.row(position, of: hash)
    }
  }

  /// Every row, to look at them all; nil when one of them can't be read.
  func all(_ hashes: [UInt64]) -> [IndexRow]? {
    switch self {
    case .memory(let rows): rows
    case .stored(let rows): rows.all(hashes)
    }
  }
}

/// Rows in the file of an index, each with a check of its own, since few of them are ever read.
struct StoredRows: Sendable {
  /// The bytes of a row in the file: its four numbers and the check.
  static let size = 24

  private let files: Files
  private let path: String
  private let offset: Int

  /// Names the file and where its rows begin.
  init(_ files: Files, _ path: String, offset: Int) {
    self.files = files
    self.path = path
    self.offset = offset
  }

  func row(_ position: Int, of hash: UInt64) -> IndexRow? {
    guard
      let bytes = try? files.read(path, from: offset + position * Self.size, limit: Self.size)
    else { return nil }
    var reader = IndexReader(bytes)
    return try? reader.row(of: hash)
  }

  func all(_ hashes: [UInt64]) -> [IndexRow]? {
    let size = hashes.count * Self.size
    guard let bytes = try? files.read(path, from: offset, limit: size) else { return nil }
    var reader = IndexReader(bytes)
    var rows: [IndexRow] = []
    rows.reserveCapacity(hashes.count)
    for hash in hashes {
      guard let row = try? reader.row(of: hash) else { return nil }
      rows.append(row)
    }
    return rows
  }
}
