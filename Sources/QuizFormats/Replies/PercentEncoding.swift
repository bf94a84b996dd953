/// Decodes the `%XX` of URLs; a percent sign without two hexadecimal digits stands for itself.
///
/// `plusIsSpace` for the older form, in which a space is `+`. Nil where the bytes are no UTF-8.
func decodingPercents(_ text: String, plusIsSpace: Bool) -> String? {
  let source = Array(text.utf8)
  var bytes: [UInt8] = []
  bytes.reserveCapacity(source.count)
  var offset = 0
  while offset < source.count {
    if let byte = escapedByte(in: source, at: offset) {
      bytes.append(byte)
      offset &+= 3
    } else {
      let isSpace = plusIsSpace && source[offset] == UInt8(ascii: "+")
      bytes.append(isSpace ? 0x20 : source[offset])
      offset &+= 1
    }
  }
  return String(validating: bytes, as: UTF8.self)
}

/// Whether a text has a `%XX` with digits as services write them, in capitals.
func hasPercentEscape(_ text: String) -> Bool {
  guard text.utf8.contains(UInt8(ascii: "%")) else { return false }
  let bytes = Array(text.utf8)
  return bytes.indices.contains { offset in
    guard escapedByte(in: bytes, at: offset) != nil else { return false }
    return bytes[(offset &+ 1)...(offset &+ 2)].allSatisfy { $0 < 0x60 }
  }
}

/// The byte that the three bytes at an offset stand for.
private func escapedByte(in bytes: [UInt8], at offset: Int) -> UInt8? {
  guard bytes[offset] == UInt8(ascii: "%"), offset &+ 2 < bytes.count,
    let high = hexDigit(bytes[offset &+ 1]), let low = hexDigit(bytes[offset &+ 2])
  else { return nil }
  return high << 4 | low
}

private func hexDigit(_ byte: UInt8) -> UInt8? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): byte &- 0x30
  case UInt8(ascii: "A")...UInt8(ascii: "F"): byte &- 0x37
  case UInt8(ascii: "a")...UInt8(ascii: "f"): byte &- 0x57
  default: nil
  }
}
