/// Walks a text from place to place and cuts out what stands around each, for showing it.
package struct SourceWalk {
  /// What stands on the line of a place, without line ends; what is not UTF-8 is U+FFFD.
  package struct Surroundings: Sendable, Equatable {
    /// The text up to the place.
    package let before: String
    /// The text from the place on.
    package let after: String

    /// Puts both sides of a place together.
    package init(before: String, after: String) {
      self.before = before
      self.after = after
    }
  }

  private let bytes: [UInt8]
  private var cursor: LineCursor

  /// Begins at the start of a text.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    cursor = LineCursor(bytes)
  }

  /// Returns the surroundings of a place, at most `limit` code points before it and as many after.
  ///
  /// Places in the order of the text take a single walk through it in all; others begin anew.
  package mutating func surroundings(of place: JSONPosition, limit: Int) -> Surroundings {
    if place < cursor.position { cursor = LineCursor(bytes) }
    cursor.advance(to: place)
    let offset = cursor.offset
    return Surroundings(
      before: String(
        text(start(before: offset, limit: limit)..<offset).unicodeScalars.suffix(max(0, limit))),
      after: String(
        text(offset..<end(after: offset, limit: limit)).unicodeScalars.prefix(max(0, limit))))
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// Where the line begins, or a code point far enough before.
  private func start(before offset: Int, limit: Int) -> Int {
    let least = max(byteOrderMarkLength(bytes[...]), offset &- byteCount(limit))
    var start = offset
    while start > least, !isLineEnd(bytes[start &- 1]) { start &-= 1 }
    while start < offset, start == least, isContinuation(bytes[start]) { start &+= 1 }
    return min(start, offset)
  }

  /// Where the line ends, or a code point far enough behind.
  private func end(after offset: Int, limit: Int) -> Int {
    let most = min(bytes.count, offset &+ byteCount(limit))
    var end = offset
    while end < most, !isLineEnd(bytes[end]) { end &+= 1 }
    while end > offset, end < bytes.count, isContinuation(bytes[end]) { end &-= 1 }
    return end
  }

  /// The most bytes that so many code points take.
  private func byteCount(_ limit: Int) -> Int { min(max(0, limit), 65_536) &* 4 }

  private func isLineEnd(_ byte: UInt8) -> Bool {
    byte == ASCII.lineFeed || byte == ASCII.carriageReturn
  }

  private func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
}
