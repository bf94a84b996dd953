/// What the reference at an ampersand stands for, and where it ends; else what is wrong with it.
func xmlReference(
  _ bytes: Span<UInt8>, at start: Int
) throws(XMLFault) -> (scalar: Unicode.Scalar, end: Int) {
  var at = start &+ 1
  if at < bytes.count, bytes[at] == UInt8(ascii: "#") {
    return try characterReference(bytes, at: start)
  }
  while at < bytes.count, let (value, length) = xmlScalar(bytes, at: at),
    at == start &+ 1 ? beginsName(value) : continuesName(value)
  {
    at &+= length
  }
  guard at < bytes.count else { throw XMLFault(.unexpectedEnd, at: bytes.count) }
  guard at > start &+ 1, bytes[at] == UInt8(ascii: ";") else {
    throw XMLFault(.malformedReference, at: start)
  }
  let name = xmlString(bytes, (start &+ 1)..<at)
  guard let scalar = predefinedEntity(name) else {
    throw XMLFault(.unknownEntity(name), at: start)
  }
  return (scalar, at &+ 1)
}

private func characterReference(
  _ bytes: Span<UInt8>, at start: Int
) throws(XMLFault) -> (scalar: Unicode.Scalar, end: Int) {
  var at = start &+ 2
  let isHexadecimal = at < bytes.count && bytes[at] == UInt8(ascii: "x")
  if isHexadecimal { at &+= 1 }
  let first = at
  var value: UInt32 = 0
  while at < bytes.count, let digit = digit(bytes[at], isHexadecimal) {
    value = min(value &* (isHexadecimal ? 16 : 10) &+ digit, 0x11_0000)
    at &+= 1
  }
  guard at < bytes.count else { throw XMLFault(.unexpectedEnd, at: bytes.count) }
  guard at > first, bytes[at] == UInt8(ascii: ";") else {
    throw XMLFault(.malformedReference, at: start)
  }
  guard isXMLCharacter(value), let scalar = Unicode.Scalar(value) else {
    throw XMLFault(.invalidCharacter, at: start)
  }
  return (scalar, at &+ 1)
}

private func predefinedEntity(_ name: String) -> Unicode.Scalar? {
  switch name {
  case "amp": "&"
  case "lt": "<"
  case "gt": ">"
  case "quot": "\""
  case "apos": "'"
  default: nil
  }
}

private func digit(_ byte: UInt8, _ isHexadecimal: Bool) -> UInt32? {
  switch byte {
  case 0x30...0x39: UInt32(byte &- 0x30)
  case 0x41...0x46 where isHexadecimal: UInt32(byte &- 0x37)
  case 0x61...0x66 where isHexadecimal: UInt32(byte &- 0x57)
  default: nil
  }
}
