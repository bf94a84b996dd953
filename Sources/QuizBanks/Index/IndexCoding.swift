import Host
import QuizCore

// The file of an index, little-endian throughout: the word `rankbank`, the version of the format, the
// number of bytes from the stamp to the hashes and their checksum; then stamp, header, defaults,
// counts, topics, hashes; then the rows, each with a check. A text is its length in 32 bits and its
// UTF-8; all bits set in place of the length mean none.

extension BankIndex {
  /// Another number makes older files be passed over; raise it when the format changes, and when the
  /// reader lets other questions through.
  static let formatVersion: UInt64 = 2

  private static let mark: UInt64 = 0x6b6e_6162_6b6e_6172
  private static let preambleSize = 32

  /// The index as a file; nil when its rows can't be read.
  var bytes: [UInt8]? {
    guard let all = rows.all(hashes) else { return nil }
    var front = IndexWriter(capacity: 1_024 + hashes.count * 8)
    front.append(head)
    for hash in hashes { front.append(hash) }
    var file = IndexWriter(
      capacity: Self.preambleSize + front.bytes.count + all.count * StoredRows.size)
    file.append(Self.mark)
    file.append(Self.formatVersion)
    file.append(UInt64(front.bytes.count))
    file.append(checksum(of: front.bytes))
    file.append(front.bytes)
    for (row, hash) in zip(all, hashes) { file.append(row, of: hash) }
    return file.bytes
  }

  /// Reads the file of an index up to its rows; nil when anything is not as `bytes` writes it.
  init?(_ files: Files, _ path: String, size: Int) {
    do {
      var preamble = IndexReader(try files.read(path, limit: Self.preambleSize))
      guard try preamble.integer(UInt64.self) == Self.mark,
        try preamble.integer(UInt64.self) == Self.formatVersion
      else { return nil }
      let length = try preamble.count()
      let sum = try preamble.integer(UInt64.self)
      guard length <= size - Self.preambleSize else { return nil }
      let front = try files.read(path, from: Self.preambleSize, limit: length)
      guard front.count == length, checksum(of: front) == sum else { return nil }
      var reader = IndexReader(front)
      head = try reader.head()
      hashes = try reader.hashes(head.counts.questions)
      let offset = Self.preambleSize + length
      guard reader.isAtEnd, size == offset + hashes.count * StoredRows.size else { return nil }
      rows = .stored(StoredRows(files, path, offset: offset))
    } catch {
      return nil
    }
  }
}

extension IndexWriter {
  fileprivate mutating func append(_ head: IndexHead) {
    append(head.stamp)
    append(head.header)
    append(head.defaults)
    append(head.counts)
    append(UInt64(head.topics.count))
    for topic in head.topics { append(topic) }
  }

  fileprivate mutating func append(_ row: IndexRow, of hash: UInt64) {
    for part in [row.offset, row.length, row.byID, row.label] { append(part) }
    append(row.check(hash))
  }

  private mutating func append(_ stamp: FileStamp) {
    append(stamp.path)
    append(Int64(stamp.size))
    append(stamp.modifiedSeconds)
    append(stamp.modifiedNanoseconds)
    append(stamp.device)
    append(stamp.inode)
  }

  private mutating func append(_ header: BankHeader) {
    append(header.id)
    append(header.title)
    append(header.language)
    append(header.description)
    append(header.textFormat.rawValue)
  }

  private mutating func append(_ defaults: Defaults) {
    append(defaults.topic)
    append(defaults.difficulty?.rawValue)
    append(defaults.isShuffled)
    append(defaults.scoring.rawValue)
    append(defaults.isCaseSensitive)
    append(defaults.ignoresDiacritics)
    append(defaults.ignoresPunctuation)
  }

  private mutating func append(_ counts: BankCounts) {
    for count in [counts.questions, counts.disabled, counts.leftOut, counts.findings] {
      append(Int64(count))
    }
  }
}

extension IndexReader {
  fileprivate mutating func head() throws(IndexDamage) -> IndexHead {
    IndexHead(
      stamp: try stamp(), header: try header(), defaults: try defaults(), counts: try counts(),
      topics: try topics())
  }

  /// Reads the row of a question, which must fit its check.
  mutating func row(of hash: UInt64) throws(IndexDamage) -> IndexRow {
    let row = IndexRow(
      offset: try integer(UInt32.self), length: try integer(UInt32.self),
      byID: try integer(UInt32.self), label: try integer(UInt32.self))
    guard try integer(UInt64.self) == row.check(hash) else { throw IndexDamage() }
    return row
  }

  private mutating func stamp() throws(IndexDamage) -> FileStamp {
    FileStamp(
      path: try text(), size: try count(), modifiedSeconds: try integer(Int64.self),
      modifiedNanoseconds: try integer(Int64.self), device: try integer(UInt64.self),
      inode: try integer(UInt64.self))
  }

  private mutating func header() throws(IndexDamage) -> BankHeader {
    BankHeader(
      id: try text(), title: try text(), language: try optionalText(),
      description: try optionalText(), textFormat: try word())
  }

  private mutating func defaults() throws(IndexDamage) -> Defaults {
    Defaults(
      topic: try optionalText(), difficulty: try optionalWord(), isShuffled: try boolean(),
      scoring: try word(), isCaseSensitive: try boolean(), ignoresDiacritics: try boolean(),
      ignoresPunctuation: try boolean())
  }

  private mutating func counts() throws(IndexDamage) -> BankCounts {
    BankCounts(
      questions: try count(), disabled: try count(), leftOut: try count(), findings: try count())
  }

  private mutating func topics() throws(IndexDamage) -> [String] {
    var topics: [String] = []
    for _ in 0..<(try count()) { topics.append(try text()) }
    return topics
  }

  /// Reads hashes, which must ascend.
  fileprivate mutating func hashes(_ count: Int) throws(IndexDamage) -> [UInt64] {
    try requireBytes(count, of: 8)
    var hashes: [UInt64] = []
    hashes.reserveCapacity(count)
    var last: UInt64 = 0
    for _ in 0..<count {
      let hash = try integer(UInt64.self)
      guard hash >= last else { throw IndexDamage() }
      hashes.append(hash)
      last = hash
    }
    return hashes
  }
}

extension IndexRow {
  /// What stands behind a row in the file, which ties it to its question.
  fileprivate func check(_ hash: UInt64) -> UInt64 {
    var sum = hash
    mix(&sum, UInt64(offset) << 32 | UInt64(length))
    mix(&sum, UInt64(byID) << 32 | UInt64(label))
    return sum
  }
}
