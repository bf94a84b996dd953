/// The byte that an escape of two characters stands for, given the one after the backslash.
func simpleEscape(_ byte: UInt8) -> UInt8? {
  switch byte {
  case ASCII.quote, ASCII.backslash, ASCII.slash: byte
  case UInt8(ascii: "b"): 0x08
  case UInt8(ascii: "f"): 0x0C
  case UInt8(ascii: "n"): ASCII.lineFeed
  case UInt8(ascii: "r"): ASCII.carriageReturn
  case UInt8(ascii: "t"): ASCII.tab
  default: nil
  }
}

/// What a hexadecimal digit is worth, in either case.
func hexDigit(_ byte: UInt8) -> UInt32? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte &- UInt8(ascii: "0"))
  case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte &- UInt8(ascii: "a") &+ 10)
  case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte &- UInt8(ascii: "A") &+ 10)
  default: nil
  }
}

/// The UTF-16 code unit that the four hexadecimal digits at `offset` spell, nil where one of them
/// is no digit; a text that ends before that is a fault.
func hexCodeUnit(_ bytes: Span<UInt8>, at offset: Int) throws(JSONFault) -> UInt32? {
  var unit: UInt32 = 0
  for at in offset..<offset &+ 4 {
    guard at < bytes.count else { throw JSONFault(.unexpectedEnd, at: bytes.count) }
    guard let digit = hexDigit(bytes[at]) else { return nil }
    unit = unit << 4 | digit
  }
  return unit
}

func isSurrogate(_ unit: UInt32) -> Bool { unit & 0xF800 == 0xD800 }
func isLeadingSurrogate(_ unit: UInt32) -> Bool { unit & 0xFC00 == 0xD800 }
func isTrailingSurrogate(_ unit: UInt32) -> Bool { unit & 0xFC00 == 0xDC00 }

/// The UTF-8 bytes that the text between two quotes stands for; the reader has checked it.
func decodedBytes(_ text: [UInt8], _ range: Range<Int>) -> [UInt8] {
  let bytes = text.span
  var decoded: [UInt8] = []
  decoded.reserveCapacity(range.count)
  var at = range.lowerBound
  while at < range.upperBound {
    guard bytes[at] == ASCII.backslash, at &+ 1 < range.upperBound else {
      decoded.append(bytes[at])
      at &+= 1
      continue
    }
    if let simple = simpleEscape(bytes[at &+ 1]) {
      decoded.append(simple)
      at &+= 2
    } else {
      let (scalar, end) = decodedScalar(bytes, at: at)
      decoded.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      at = end
    }
  }
  return decoded
}

/// The scalar that a `\uXXXX`, or a pair of them, stands for, and where it ends.
private func decodedScalar(
  _ bytes: Span<UInt8>, at start: Int
) -> (scalar: Unicode.Scalar, end: Int) {
  guard let unit = try? hexCodeUnit(bytes, at: start &+ 2) else {
    return ("\u{FFFD}", start &+ 2)
  }
  if let scalar = Unicode.Scalar(unit) { return (scalar, start &+ 6) }
  guard let second = try? hexCodeUnit(bytes, at: start &+ 8),
    let scalar = Unicode.Scalar(0x10000 &+ (unit & 0x3FF) << 10 &+ (second & 0x3FF))
  else { return ("\u{FFFD}", start &+ 6) }
  return (scalar, start &+ 12)
}
