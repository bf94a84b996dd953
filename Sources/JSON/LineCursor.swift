/// Walks forward through a text and knows the line and column it has reached.
struct LineCursor {
  private let bytes: [UInt8]
  /// The byte it has reached.
  private(set) var offset = 0
  private var line = 1
  private var column = 1

  /// A cursor on the first line; a byte order mark belongs to no column.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    offset = byteOrderMarkLength(bytes[...])
  }

  var position: JSONPosition { JSONPosition(line: line, column: column) }

  /// Goes on to the scalar that holds the byte at `target`; never goes back, nor past the end.
  mutating func advance(to target: Int) {
    let bytes = bytes
    let text = bytes.span
    while offset < text.count {
      let length = utf8Length(text, at: offset) ?? 1
      guard length <= target &- offset else { return }
      step(over: text[offset], before: offset &+ 1 < text.count ? text[offset &+ 1] : nil)
      offset &+= length
    }
  }

  /// Goes on to a place, or to the next one that the text has; never goes back, nor past the end.
  mutating func advance(to place: JSONPosition) {
    let bytes = bytes
    let text = bytes.span
    while offset < text.count, position < place {
      let length = utf8Length(text, at: offset) ?? 1
      step(over: text[offset], before: offset &+ 1 < text.count ? text[offset &+ 1] : nil)
      offset &+= length
    }
  }

  private mutating func step(over byte: UInt8, before next: UInt8?) {
    if byte == ASCII.lineFeed || (byte == ASCII.carriageReturn && next != ASCII.lineFeed) {
      line &+= 1
      column = 1
    } else {
      column &+= 1
    }
  }
}
