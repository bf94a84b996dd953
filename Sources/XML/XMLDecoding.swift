/// A part of a text as a string.
func xmlString(_ bytes: Span<UInt8>, _ range: Range<Int>) -> String {
  var part: [UInt8] = []
  part.reserveCapacity(range.count)
  for offset in range where offset < bytes.count { part.append(bytes[offset]) }
  return String(decoding: part, as: UTF8.self)
}

/// Adds character data with its references decoded and its line ends as line feeds.
///
/// In an attribute all white space that is not given by a reference becomes a space.
func appendDecoded(
  _ bytes: Span<UInt8>, _ range: Range<Int>, isAttribute: Bool, to text: inout [UInt8]
) {
  text.reserveCapacity(text.count &+ range.count)
  let lineEnd: UInt8 = isAttribute ? 0x20 : 0x0A
  var offset = range.lowerBound
  while offset < range.upperBound {
    let byte = bytes[offset]
    switch byte {
    case UInt8(ascii: "&"):
      // Reading has checked every reference, so that this one is whole.
      guard let (scalar, end) = try? xmlReference(bytes, at: offset) else { return }
      text.append(contentsOf: String(scalar).utf8)
      offset = end
      continue
    case 0x0D:
      if offset &+ 1 < range.upperBound, bytes[offset &+ 1] == 0x0A { offset &+= 1 }
      text.append(lineEnd)
    case 0x0A, 0x09: text.append(isAttribute ? 0x20 : byte)
    default: text.append(byte)
    }
    offset &+= 1
  }
}

/// Adds character data with its line ends as line feeds; an ampersand is one.
func appendNormalized(_ bytes: Span<UInt8>, _ range: Range<Int>, to text: inout [UInt8]) {
  text.reserveCapacity(text.count &+ range.count)
  for offset in range {
    let byte = bytes[offset]
    if byte == 0x0A, offset > range.lowerBound, bytes[offset &- 1] == 0x0D { continue }
    text.append(byte == 0x0D ? 0x0A : byte)
  }
}
