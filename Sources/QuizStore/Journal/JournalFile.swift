import Host

/// The byte that ends a line.
let newline = UInt8(ascii: "\n")

/// A journal on disk, read in pieces, so that a long history takes no more memory than a short one.
struct JournalFile: Sendable {
  /// The name of the device that writes it.
  let device: DeviceName
  /// Where it lies.
  let path: String
  /// Its length when it was found.
  let size: Int

  private let files: Files
  /// Bytes of the file from `windowStart` on, read last.
  private var window: [UInt8] = []
  private var windowStart = 0
  private var isWindowAtEnd = false

  /// How many bytes are read at once.
  static let pieceSize = 1 << 18
  /// The most bytes that a line may have: a restored state of some decades has a million.
  static let lineLimit = 1 << 24
  /// The most bytes that a journal may have, four million lines.
  static let sizeLimit = 1 << 30
  /// How many bytes before a mark are read with those after it, for the line that it is of.
  static let lookBehind = 2048

  /// Names a journal without reading it.
  init(device: DeviceName, path: String, size: Int, files: Files) {
    self.device = device
    self.path = path
    self.size = size
    self.files = files
  }

  /// Whether the line that ends at a mark is the one that the mark was made of.
  mutating func fits(_ mark: JournalMark) throws(HostError) -> Bool {
    if mark.offset == 0 { return true }
    guard mark.offset <= size else { return false }
    var reach = Self.lookBehind
    while true {
      let start = max(0, mark.offset - reach)
      if start < windowStart || mark.offset > windowEnd {
        try fill(from: start, size: max(Self.pieceSize, reach))
      }
      guard let line = hashOfLine(endingAt: mark.offset) else { return false }
      if line.isWhole { return line.hash == mark.hash }
      if reach > Self.lineLimit { return false }
      reach *= 4
    }
  }

  /// Where the first line with a hash ends; nil when there is none.
  mutating func end(ofLineHashed hash: UInt64) throws(HostError) -> Int? {
    var offset = 0
    while let line = try line(at: offset) {
      if let bytes = line.bytes, lineHash(bytes) == hash { return line.end }
      offset = line.end
    }
    return nil
  }

  /// The hash of the line that ends at an offset, as far back as the window has it; nil when no
  /// line ends there.
  private func hashOfLine(endingAt offset: Int) -> (isWhole: Bool, hash: UInt64)? {
    let end = offset - windowStart
    guard end > 0, end <= window.count, window[end - 1] == newline else { return nil }
    let before = window[..<(end - 1)].lastIndex(of: newline)
    guard before != nil || windowStart == 0 else { return (false, 0) }
    return (true, lineHash(window[(before.map { $0 + 1 } ?? 0)..<(end - 1)]))
  }

  /// A whole line.
  struct Line {
    /// The bytes without the line end; nil when they are more than a line may have.
    let bytes: ArraySlice<UInt8>?
    /// The offset after the line end.
    let end: Int
  }

  /// The line that begins at an offset; nil when no whole line does.
  mutating func line(at offset: Int) throws(HostError) -> Line? {
    var size = Self.pieceSize
    while true {
      if offset >= windowStart, offset <= windowEnd {
        let start = offset - windowStart
        if let end = firstIndex(of: newline, in: window[start...]) {
          let isTooLong = end - start > Self.lineLimit
          return Line(bytes: isTooLong ? nil : window[start..<end], end: windowStart + end + 1)
        }
        if isWindowAtEnd { return nil }
        if windowEnd - offset > Self.lineLimit { break }
      }
      try fill(from: offset, size: min(size, Self.lineLimit + 1))
      size *= 2
    }
    return try endOfLongLine().map { Line(bytes: nil, end: $0) }
  }

  /// Where the line ends that the window doesn't hold to its end, of which nothing is kept; nil when it
  /// doesn't end.
  private mutating func endOfLongLine() throws(HostError) -> Int? {
    repeat {
      try fill(from: windowEnd, size: Self.pieceSize)
      if let end = firstIndex(of: newline, in: window[...]) { return windowStart + end + 1 }
    } while !isWindowAtEnd
    return nil
  }

  /// Whether there are bytes after an offset that `line(at:)` found no whole line at.
  func hasBytes(after offset: Int) -> Bool { windowEnd > offset }

  private var windowEnd: Int { windowStart + window.count }

  private mutating func fill(from start: Int, size: Int) throws(HostError) {
    window = try files.readIfPresent(path, from: start, limit: size) ?? []
    windowStart = start
    isWindowAtEnd = window.count < size
  }
}
