extension JSONReader {
  /// Passes over a number by the grammar `-? (0 | [1-9][0-9]*) (.[0-9]+)? ([eE][+-]?[0-9]+)?`.
  mutating func readNumber(_ bytes: Span<UInt8>) throws(JSONFault) {
    let start = offset
    if bytes[offset] == ASCII.minus { offset &+= 1 }
    let leadsWithZero = offset < bytes.count && bytes[offset] == ASCII.zero
    let whole = try skipDigits(from: start, bytes)
    if leadsWithZero && whole > 1 { throw JSONFault(.malformedNumber, at: start) }
    if offset < bytes.count, bytes[offset] == ASCII.point {
      offset &+= 1
      _ = try skipDigits(from: start, bytes)
    }
    if offset < bytes.count, bytes[offset] | 0x20 == UInt8(ascii: "e") {
      offset &+= 1
      if offset < bytes.count, bytes[offset] == ASCII.plus || bytes[offset] == ASCII.minus {
        offset &+= 1
      }
      _ = try skipDigits(from: start, bytes)
    }
    if offset < bytes.count, continuesNumber(bytes[offset]) {
      throw JSONFault(.malformedNumber, at: start)
    }
    append(.number, from: start)
  }

  /// Passes over one digit or more and says how many.
  private mutating func skipDigits(
    from start: Int, _ bytes: Span<UInt8>
  ) throws(JSONFault) -> Int {
    let first = offset
    while offset < bytes.count, ASCII.isDigit(bytes[offset]) { offset &+= 1 }
    if offset > first { return offset &- first }
    if offset == bytes.count { throw JSONFault(.unexpectedEnd, at: offset) }
    throw JSONFault(.malformedNumber, at: start)
  }

  /// Whether a byte after a number was meant as a part of it.
  private func continuesNumber(_ byte: UInt8) -> Bool {
    ASCII.isLetter(byte) || ASCII.isDigit(byte)
      || [ASCII.point, ASCII.plus, ASCII.minus].contains(byte)
  }
}
