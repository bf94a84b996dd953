import Host
import QuizCore

/// Goes through a journal line by line, from a mark on.
struct JournalCursor: Sendable {
  /// An entry, where its line ends, and its place among the lines of all journals.
  struct Item: Sendable {
    let entry: Entry
    let end: Int
    let key: MergeKey
  }

  private var file: JournalFile
  /// No line that begins here or later is read.
  private let limit: Int
  private let start: JournalMark
  private var offset: Int
  /// The last line that a mark can be of, and where it ends.
  private var lastLine: (bytes: ArraySlice<UInt8>, end: Int)?
  private var latest: Instant
  /// What the lines from the start on count as; made with the first of them.
  private var correction: ClockCorrection?
  /// The numbers, from 1, of lines that no version writes, counted from the start of the cursor.
  private(set) var corruptLines: [Int] = []
  /// Lines of newer versions, or of kinds unknown here.
  private(set) var unknownLines = 0
  /// All whole lines.
  private(set) var lines = 0

  /// Starts after a mark, which must fit; `limit` is an offset to stop at.
  init(_ file: JournalFile, from mark: JournalMark = .start, upTo limit: Int = .max) {
    self.file = file
    self.limit = limit
    start = mark
    offset = mark.offset
    latest = mark.latest
  }

  /// The device that writes the journal.
  var device: DeviceName { file.device }

  /// The mark after the last line that was read.
  var mark: JournalMark {
    guard let lastLine else { return start }
    return JournalMark(offset: lastLine.end, hash: lineHash(lastLine.bytes), latest: latest)
  }

  /// Whether bytes without a line end follow, once there is no entry left.
  var hasTornLine: Bool { file.hasBytes(after: offset) }

  /// What the lines count as, for which all of them are looked at once.
  private mutating func correctedInstants() throws(HostError) -> ClockCorrection {
    if let correction { return correction }
    var made = ClockCorrection(try file.instants(from: offset, upTo: limit))
    if made.isNeeded {
      made = ClockCorrection(try file.instants(from: offset, upTo: limit, passingOverCopies: true))
    }
    correction = made
    return made
  }

  /// The next entry; lines that are none are counted and passed over.
  mutating func next() throws(HostError) -> Item? {
    let correction = try correctedInstants()
    while offset < limit, let next = try file.line(at: offset) {
      offset = next.end
      lines += 1
      guard let bytes = next.bytes else {
        // A mark of such a line would have it read whole at every start.
        corruptLines.append(lines)
        continue
      }
      lastLine = (bytes, offset)
      if bytes.isEmpty { continue }
      switch JournalLine(bytes) {
      case .entry(let entry):
        if let instant = correction.instant(ofLine: lines - 1, own: entry.instant) {
          latest = max(latest, instant)
        }
        return Item(
          entry: entry, end: offset, key: MergeKey(latest: latest, device: file.device))
      case .unknown: unknownLines += 1
      case .corrupt: corruptLines.append(lines)
      }
    }
    return nil
  }
}

/// The hash by which a mark knows its line.
func lineHash(_ line: some Sequence<UInt8>) -> UInt64 {
  var hash = FNV1a64()
  for byte in line { hash.combine(byte) }
  return hash.value
}
