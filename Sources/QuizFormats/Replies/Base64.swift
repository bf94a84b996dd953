/// Decodes Base64 of the standard alphabet with its padding; nil for anything else.
///
/// Strict, as by RFC 4648: no white space, no missing padding, no bits left over.
func decodingBase64(_ text: String) -> [UInt8]? {
  let source = Array(text.utf8)
  guard source.count % 4 == 0 else { return nil }
  let padding = source.suffix(2).reversed().prefix { $0 == UInt8(ascii: "=") }.count
  var bytes: [UInt8] = []
  bytes.reserveCapacity(source.count / 4 * 3)
  var bits: UInt32 = 0
  var count = 0
  for byte in source.dropLast(padding) {
    guard let value = sextet(byte) else { return nil }
    bits = bits << 6 | value
    count &+= 6
    if count >= 8 {
      count &-= 8
      bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
    }
  }
  return bits & (1 << UInt32(count) &- 1) == 0 ? bytes : nil
}

private func sextet(_ byte: UInt8) -> UInt32? {
  switch byte {
  case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(byte &- 0x41)
  case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(byte &- 0x61 &+ 26)
  case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte &- 0x30 &+ 52)
  case UInt8(ascii: "+"): 62
  case UInt8(ascii: "/"): 63
  default: nil
  }
}
