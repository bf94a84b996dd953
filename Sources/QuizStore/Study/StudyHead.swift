import Host
import QuizCore

/// The first part of the cached study: what it was made from, and all that says when a question is
/// due.
///
/// The file is: the version in eight bytes, the offset of the head's end, that of the file's end, the
/// checksum of all after the head, and the checksum of the four words before and the head. The head
/// has marks and spans, then sixteen bytes for each question that was answered: the instant and the
/// stability of its last answer.
struct StudyHead {
  /// What the study was folded up to.
  let marks: JournalMarks
  /// When the lines were written that are in it.
  let spans: WrittenSpans
  /// Where the rest of the file is.
  let body: Range<Int>
  /// The checksum of the rest.
  let bodyChecksum: UInt64

  private let bytes: [UInt8]
  private let memories: Range<Int>

  /// Another version makes older files be passed over; raise it when the fold or the layout changes.
  static let version: UInt64 = 0x04_79_64_75_74_73_6B_72
  /// How many bytes stand before the head's content.
  static let prefixSize = 40
  /// How many bytes are read at first: those of the answers to four thousand questions.
  private static let firstPiece = 1 << 16
  /// The most bytes that a file may have; one of ten thousand questions has two million.
  static let sizeLimit = 1 << 28

  /// Reads the head of the file, if it is whole.
  static func read(_ places: Places, _ files: Files) -> StudyHead? {
    let path = places.studyCache
    guard let status = try? files.status(path), status.kind == .file,
      (prefixSize...sizeLimit).contains(status.size),
      let first = try? files.readIfPresent(path, limit: min(status.size, firstPiece)),
      let end = headEnd(first, size: status.size)
    else { return nil }
    if end <= first.count { return StudyHead(first, size: status.size) }
    guard let whole = try? files.readIfPresent(path, limit: end) else { return nil }
    return StudyHead(whole, size: status.size)
  }

  /// Where the head of a file of a length ends, as it says; nil where that makes no sense.
  private static func headEnd(_ bytes: [UInt8], size: Int) -> Int? {
    guard bytes.count >= prefixSize, littleEndianWord(bytes, at: 0) == version,
      let end = Int(exactly: littleEndianWord(bytes, at: 8)),
      littleEndianWord(bytes, at: 16) == UInt64(size), (prefixSize...size).contains(end)
    else { return nil }
    return end
  }

  /// Reads the head at the beginning of a file of a length; nil where it is not as it was written.
  init?(_ bytes: [UInt8], size: Int) {
    guard let end = Self.headEnd(bytes, size: size), end <= bytes.count,
      littleEndianWord(bytes, at: 32) == Self.checksum(bytes, headEnd: end)
    else { return nil }
    var reader = ByteReader(bytes, in: Self.prefixSize..<end)
    marks = JournalMarks(&reader)
    spans = WrittenSpans(&reader)
    let count = reader.count(ofAtLeast: 16)
    memories = reader.pass(count * 16)
    guard !reader.isBroken, reader.rest == 0 else { return nil }
    self.bytes = bytes
    body = end..<size
    bodyChecksum = littleEndianWord(bytes, at: 24)
  }

  /// How many questions are due at an instant; nil where none was ever answered.
  func dueCount(at instant: Instant, _ scheduler: Scheduler) -> Int? {
    if memories.isEmpty { return nil }
    return stride(from: memories.lowerBound, to: memories.upperBound, by: 16).count { offset in
      let last = Int64(bitPattern: littleEndianWord(bytes, at: offset))
      let stability = Double(bitPattern: littleEndianWord(bytes, at: offset + 8))
      return scheduler.due(stability: stability, last: Instant(milliseconds: last)) <= instant
    }
  }

  /// The bytes of a file: prefix, head and body.
  static func file(
    _ marks: JournalMarks, _ spans: WrittenSpans, _ memories: [MemoryState], body: [UInt8]
  ) -> [UInt8] {
    var head = ByteWriter()
    marks.add(to: &head)
    spans.add(to: &head)
    head.add(memories.count)
    for memory in memories {
      head.add(memory.last)
      head.add(memory.stability)
    }
    let end = prefixSize + head.bytes.count
    var file = ByteWriter()
    file.add(word: version)
    file.add(word: UInt64(end))
    file.add(word: UInt64(end + body.count))
    file.add(word: QuizStore.checksum(body, in: 0..<body.count))
    let sum = checksum(file.bytes + [UInt8](repeating: 0, count: 8) + head.bytes, headEnd: end)
    file.add(word: sum)
    file.add(plain: head.bytes)
    file.add(plain: body)
    return file.bytes
  }

  /// The checksum of what stands before the place for it, and after it to the end of the head.
  private static func checksum(_ bytes: [UInt8], headEnd end: Int) -> UInt64 {
    QuizStore.checksum(bytes, in: 0..<32) ^ QuizStore.checksum(bytes, in: prefixSize..<end)
  }
}
