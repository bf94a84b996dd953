/// Appends a text as a JSON string in quotes, escaping what JSON or a terminal can't bear raw.
package func appendQuoted(_ text: String, to bytes: inout [UInt8]) {
  bytes.append(ASCII.quote)
  var text = text
  text.withUTF8 { appendEscaped($0, to: &bytes) }
  bytes.append(ASCII.quote)
}

/// Appends runs of bytes as they are, and between them the escapes.
private func appendEscaped(_ text: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]) {
  var start = 0
  var at = 0
  while at < text.count {
    while at &+ 8 <= text.count, isPlain(text, at: at) { at &+= 8 }
    guard at < text.count else { break }
    let byte = text[at]
    guard mayNeedEscape(byte), let (scalar, length) = escapedScalar(text, at: at) else {
      at &+= 1
      continue
    }
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<at]))
    if let short = shortEscape(scalar) {
      bytes.append(ASCII.backslash)
      bytes.append(short)
    } else {
      appendEscape(scalar.value, to: &bytes)
    }
    at &+= length
    start = at
  }
  bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start...]))
}

/// Whether the eight bytes at an offset are printable ASCII without quotes and backslashes.
private func isPlain(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
  let bytes = UnsafeRawBufferPointer(text).loadUnaligned(fromByteOffset: offset, as: UInt64.self)
  let ones: UInt64 = 0x0101_0101_0101_0101
  let (quotes, slashes) = (bytes ^ ones &* 0x22, bytes ^ ones &* 0x5C)
  // A high bit comes up where a byte is above 7E, below 20, or one of the two.
  let marks = (bytes &+ ones) | (bytes &- ones &* 0x20) | (quotes &- ones) | (slashes &- ones)
  return (bytes | marks) & 0x8080_8080_8080_8080 == 0
}

/// Whether a byte is one that is escaped, or begins a scalar that may be.
private func mayNeedEscape(_ byte: UInt8) -> Bool {
  byte < 0x20 || byte == ASCII.quote || byte == ASCII.backslash || byte == 0x7F || byte == 0xC2
    || byte == 0xE2
}

/// The scalar at an offset and its length in bytes, if it is to be escaped.
private func escapedScalar(
  _ text: UnsafeBufferPointer<UInt8>, at offset: Int
) -> (Unicode.Scalar, length: Int)? {
  let length = text[offset] < 0x80 ? 1 : text[offset] == 0xC2 ? 2 : 3
  guard offset &+ length <= text.count else { return nil }
  var value = UInt32(text[offset])
  if length == 2 { value = UInt32(text[offset &+ 1]) }
  if length == 3 {
    value = 0x2000 | UInt32(text[offset &+ 1] & 0x3F) << 6 | UInt32(text[offset &+ 2] & 0x3F)
  }
  guard let scalar = Unicode.Scalar(value) else { return nil }
  return shortEscape(scalar) != nil || needsEscape(scalar) ? (scalar, length) : nil
}

/// The second character of the escape of two, for a scalar that has one.
private func shortEscape(_ scalar: Unicode.Scalar) -> UInt8? {
  switch scalar {
  case "\"": ASCII.quote
  case "\\": ASCII.backslash
  case "\u{8}": UInt8(ascii: "b")
  case "\u{C}": UInt8(ascii: "f")
  case "\n": UInt8(ascii: "n")
  case "\r": UInt8(ascii: "r")
  case "\t": UInt8(ascii: "t")
  default: nil
  }
}

/// Whether a terminal might obey the scalar: C0, DEL, C1, line separators, bidi controls.
private func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x00...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
  default: false
  }
}

private func appendEscape(_ value: UInt32, to bytes: inout [UInt8]) {
  bytes.append(contentsOf: [ASCII.backslash, UInt8(ascii: "u")])
  for shift in [12, 8, 4, 0] as [UInt32] {
    let digit = UInt8(truncatingIfNeeded: value >> shift & 0xF)
    bytes.append(digit < 10 ? UInt8(ascii: "0") &+ digit : UInt8(ascii: "a") &+ digit &- 10)
  }
}
