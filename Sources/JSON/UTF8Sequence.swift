/// How many bytes the byte order mark takes that some editors put before a text to say that it is
/// UTF-8: 3, or 0 where there is none.
func byteOrderMarkLength(_ bytes: ArraySlice<UInt8>) -> Int {
  bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
}

/// How many bytes the well-formed UTF-8 sequence at `offset` has, or nil where none is.
///
/// Follows table 3-7 of the Unicode standard: overlong forms, surrogates and anything past U+10FFFF
/// are ill-formed.
func utf8Length(_ bytes: Span<UInt8>, at offset: Int) -> Int? {
  guard offset >= 0, offset < bytes.count else { return nil }
  let lead = bytes[offset]
  if lead < 0x80 { return 1 }
  guard let (length, second) = utf8Form(lead), length <= bytes.count &- offset,
    second.contains(bytes[offset &+ 1])
  else { return nil }
  if length > 2, !isContinuation(bytes[offset &+ 2]) { return nil }
  if length > 3, !isContinuation(bytes[offset &+ 3]) { return nil }
  return length
}

/// The offset where the first sequence begins that is not well-formed UTF-8; nil where all are.
package func firstInvalidByte(_ bytes: Span<UInt8>) -> Int? {
  let highBits: UInt64 = 0x8080_8080_8080_8080
  var at = 0
  while at < bytes.count {
    while bytes.count &- at >= 8,
      bytes.bytes.unsafeLoadUnaligned(fromByteOffset: at, as: UInt64.self) & highBits == 0
    { at &+= 8 }
    guard at < bytes.count else { break }
    guard let length = utf8Length(bytes, at: at) else { return at }
    at &+= length
  }
  return nil
}

/// The length of a sequence with this lead byte, and what its second byte may be.
private func utf8Form(_ lead: UInt8) -> (length: Int, second: ClosedRange<UInt8>)? {
  switch lead {
  case 0xC2...0xDF: (2, 0x80...0xBF)
  case 0xE0: (3, 0xA0...0xBF)
  case 0xED: (3, 0x80...0x9F)
  case 0xE1...0xEF: (3, 0x80...0xBF)
  case 0xF0: (4, 0x90...0xBF)
  case 0xF1...0xF3: (4, 0x80...0xBF)
  case 0xF4: (4, 0x80...0x8F)
  default: nil
  }
}

private func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
