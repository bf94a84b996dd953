/// Decodes the character references of HTML in a text, each once: `&amp;lt;` gives `&lt;`.
///
/// Decimal and hexadecimal numbers and the names of HTML 4; 128 to 159 stand for characters of
/// windows-1252, as HTML has it. Without a semicolon, or unknown, a reference stays as it is.
package func decodingEntities(_ text: String) -> String {
  guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
  var bytes: [UInt8] = []
  let source = Array(text.utf8)
  bytes.reserveCapacity(source.count)
  var offset = 0
  while offset < source.count {
    if source[offset] == UInt8(ascii: "&"), let (scalar, end) = reference(in: source, at: offset) {
      bytes.append(contentsOf: String(scalar).utf8)
      offset = end
    } else {
      bytes.append(source[offset])
      offset &+= 1
    }
  }
  return String(decoding: bytes, as: UTF8.self)
}

/// The scalar of the reference that begins at an ampersand, and where it ends.
private func reference(in bytes: [UInt8], at start: Int) -> (Unicode.Scalar, end: Int)? {
  // No name and no number that means anything is longer.
  let limit = min(bytes.count, start &+ 12)
  guard let end = bytes[(start &+ 1)..<limit].firstIndex(of: UInt8(ascii: ";")) else { return nil }
  let name = String(decoding: bytes[(start &+ 1)..<end], as: UTF8.self)
  guard name.hasPrefix("#") else {
    return HTMLEntityNames.scalar(name).map { ($0, end &+ 1) }
  }
  let digits = name.dropFirst()
  let isHexadecimal = digits.first == "x" || digits.first == "X"
  let number = isHexadecimal ? digits.dropFirst() : digits
  guard number.utf8.allSatisfy({ isDigit($0, isHexadecimal) }),
    let value = UInt32(number, radix: isHexadecimal ? 16 : 10)
  else { return nil }
  if 0x80..<0xA0 ~= value, let scalar = Windows1252.scalar(UInt8(value)) {
    return (scalar, end &+ 1)
  }
  guard value > 0, let scalar = Unicode.Scalar(value) else { return nil }
  return (scalar, end &+ 1)
}

private func isDigit(_ byte: UInt8, _ isHexadecimal: Bool) -> Bool {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): true
  case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"): isHexadecimal
  default: false
  }
}
