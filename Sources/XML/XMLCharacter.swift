/// Whether a byte is a space, a tab, a line feed or a carriage return.
func isXMLSpace(_ byte: UInt8) -> Bool {
  byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D
}

/// Whether a byte ends a name that was checked before.
func endsName(_ byte: UInt8) -> Bool {
  isXMLSpace(byte) || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ">")
    || byte == UInt8(ascii: "=")
}

/// Whether a number is that of a character XML 1.0 allows in a document.
func isXMLCharacter(_ value: UInt32) -> Bool {
  switch value {
  case 0x09, 0x0A, 0x0D, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
  default: false
  }
}

/// Whether a name may begin with a character, by the fifth edition of XML 1.0.
func beginsName(_ value: UInt32) -> Bool {
  switch value {
  case 0x61...0x7A, 0x41...0x5A, 0x5F, 0x3A: true
  case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF, 0x370...0x37D, 0x37F...0x1FFF, 0x200C...0x200D: true
  case 0x2070...0x218F, 0x2C00...0x2FEF, 0x3001...0xD7FF, 0xF900...0xFDCF, 0xFDF0...0xFFFD: true
  case 0x10000...0xEFFFF: true
  default: false
  }
}

/// Whether a name may have a character after its first.
func continuesName(_ value: UInt32) -> Bool {
  switch value {
  case 0x2D, 0x2E, 0x30...0x39, 0xB7, 0x300...0x36F, 0x203F...0x2040: true
  default: beginsName(value)
  }
}

/// The scalar at an offset and its length in bytes; nil where the bytes are not UTF-8.
func xmlScalar(_ bytes: Span<UInt8>, at offset: Int) -> (value: UInt32, length: Int)? {
  guard offset >= 0, offset < bytes.count else { return nil }
  let lead = bytes[offset]
  if lead < 0x80 { return (UInt32(lead), 1) }
  let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
  guard 0xC2...0xF4 ~= lead, length <= bytes.count &- offset else { return nil }
  var value = UInt32(lead) & (length == 4 ? 0x07 : length == 3 ? 0x0F : 0x1F)
  for step in 1..<length {
    let byte = bytes[offset &+ step]
    guard byte & 0xC0 == 0x80 else { return nil }
    value = value << 6 | UInt32(byte & 0x3F)
  }
  let least: UInt32 = length == 4 ? 0x10000 : length == 3 ? 0x800 : 0x80
  guard value >= least, value <= 0x10FFFF, !(0xD800...0xDFFF ~= value) else { return nil }
  return (value, length)
}
