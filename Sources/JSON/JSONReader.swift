/// The grammar of RFC 8259 as a loop: bytes in, tape out, brackets kept on a stack of its own.
///
/// The bytes are passed along instead of stored, since a span can't be kept.
struct JSONReader {
  private struct Container {
    let index: Int
    let closing: UInt8
    var count = 0
  }

  var offset: Int
  private(set) var tape: [TapeEntry] = []
  private var containers: [Container] = []
  private let maximumDepth: Int

  init(start: Int, length: Int, maximumDepth: Int) {
    offset = start
    self.maximumDepth = maximumDepth
    tape.reserveCapacity(length / 8 &+ 8)
  }

  /// Reads one value and checks that nothing follows it.
  mutating func read(_ bytes: Span<UInt8>) throws(JSONFault) {
    guard bytes.count <= TapeEntry.limit else {
      throw JSONFault(.tooLarge(limit: TapeEntry.limit), at: 0)
    }
    skipWhitespace(bytes)
    guard offset < bytes.count else { throw JSONFault(.emptyDocument, at: bytes.count) }
    repeat { try readValue(bytes) } while try seekValue(bytes)
    skipWhitespace(bytes)
    guard offset == bytes.count else { throw JSONFault(.textAfterValue, at: offset) }
  }

  mutating func append(_ kind: TapeEntry.Kind, from start: Int) {
    tape.append(TapeEntry(kind, at: start, extent: offset &- start))
  }

  /// Reads down to a scalar or an empty container, opening those on the way.
  private mutating func readValue(_ bytes: Span<UInt8>) throws(JSONFault) {
    while true {
      switch try byte(bytes) {
      case ASCII.quote: return try readString(bytes)
      case ASCII.openBrace:
        guard try open(.object, ASCII.closeBrace, bytes) else { return }
        try readKey(bytes)
      case ASCII.openBracket:
        guard try open(.array, ASCII.closeBracket, bytes) else { return }
      case ASCII.minus, ASCII.zero...ASCII.nine: return try readNumber(bytes)
      case UInt8(ascii: "t"): return try readLiteral("true", .true, bytes)
      case UInt8(ascii: "f"): return try readLiteral("false", .false, bytes)
      case UInt8(ascii: "n"): return try readLiteral("null", .null, bytes)
      case let other: throw JSONFault(.unexpectedByte(other), at: offset)
      }
    }
  }

  /// Opens a container; false when it is closed again at once.
  private mutating func open(
    _ kind: TapeEntry.Kind, _ closing: UInt8, _ bytes: Span<UInt8>
  ) throws(JSONFault) -> Bool {
    guard containers.count < maximumDepth else {
      throw JSONFault(.tooDeep(limit: maximumDepth), at: offset)
    }
    containers.append(Container(index: tape.count, closing: closing))
    tape.append(TapeEntry(kind, at: offset, extent: 0))
    offset &+= 1
    skipWhitespace(bytes)
    guard try byte(bytes) == closing else {
      containers[containers.count &- 1].count = 1
      return true
    }
    close()
    return false
  }

  private mutating func close() {
    guard let container = containers.popLast() else { return }
    let start = tape[container.index]
    let extent = tape.count &- container.index
    tape[container.index] = TapeEntry(start.kind, at: start.offset, extent: extent)
    tape.append(TapeEntry(.end, at: offset, extent: container.count))
    offset &+= 1
  }

  /// After a value: closes what ends here and stops before the next value; false after the last.
  private mutating func seekValue(_ bytes: Span<UInt8>) throws(JSONFault) -> Bool {
    while let container = containers.last {
      skipWhitespace(bytes)
      let byte = try byte(bytes)
      if byte == ASCII.comma {
        try readComma(before: container.closing, bytes)
        return true
      }
      guard byte == container.closing else {
        throw JSONFault(problem(afterValue: byte, in: container), at: offset)
      }
      close()
    }
    return false
  }

  private mutating func readComma(
    before closing: UInt8, _ bytes: Span<UInt8>
  ) throws(JSONFault) {
    let comma = offset
    offset &+= 1
    skipWhitespace(bytes)
    if try byte(bytes) == closing { throw JSONFault(.trailingComma, at: comma) }
    containers[containers.count &- 1].count &+= 1
    if closing == ASCII.closeBrace { try readKey(bytes) }
  }

  private func problem(afterValue byte: UInt8, in container: Container) -> JSONError.Problem {
    let beginsElement =
      ASCII.isDigit(byte)
      || [ASCII.quote, ASCII.minus, ASCII.openBracket, ASCII.openBrace].contains(byte)
    let isNext = container.closing == ASCII.closeBrace ? byte == ASCII.quote : beginsElement
    return isNext ? .missingComma : .unexpectedByte(byte)
  }

  /// Reads a key and its colon, up to the value.
  private mutating func readKey(_ bytes: Span<UInt8>) throws(JSONFault) {
    try expect(ASCII.quote, bytes)
    try readString(bytes)
    skipWhitespace(bytes)
    try expect(ASCII.colon, bytes)
    offset &+= 1
    skipWhitespace(bytes)
  }

  private func expect(_ expected: UInt8, _ bytes: Span<UInt8>) throws(JSONFault) {
    let byte = try byte(bytes)
    guard byte == expected else { throw JSONFault(.unexpectedByte(byte), at: offset) }
  }

  private mutating func readLiteral(
    _ literal: StaticString, _ kind: TapeEntry.Kind, _ bytes: Span<UInt8>
  ) throws(JSONFault) {
    let start = offset
    for expected in 0..<literal.utf8CodeUnitCount {
      try expect(literal.utf8Start[expected], bytes)
      offset &+= 1
    }
    append(kind, from: start)
  }

  private mutating func skipWhitespace(_ bytes: Span<UInt8>) {
    var at = offset
    while at < bytes.count, bytes[at] <= ASCII.space {
      switch bytes[at] {
      case ASCII.space, ASCII.lineFeed, ASCII.carriageReturn, ASCII.tab: at &+= 1
      default:
        offset = at
        return
      }
    }
    offset = at
  }

  private func byte(_ bytes: Span<UInt8>) throws(JSONFault) -> UInt8 {
    try byte(bytes, at: offset)
  }

  /// The byte at an offset; past the last one, that is the fault.
  func byte(_ bytes: Span<UInt8>, at offset: Int) throws(JSONFault) -> UInt8 {
    guard offset < bytes.count else { throw JSONFault(.unexpectedEnd, at: bytes.count) }
    return bytes[offset]
  }
}
