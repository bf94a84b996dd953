extension XMLReader {
  /// Reads character data up to the next markup.
  mutating func readText(_ bytes: Span<UInt8>) throws(XMLFault) {
    let start = offset
    var kind = XMLEntry.Kind.text
    reading: while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "<"): break reading
      case UInt8(ascii: "&"):
        kind = .escapedText
        offset = try xmlReference(bytes, at: offset).end
      case UInt8(ascii: "]"):
        if matches("]]>", bytes) { throw XMLFault(.sectionEndInText, at: offset) }
        offset &+= 1
      case 0x0D:
        kind = .escapedText
        offset &+= 1
      default: try skipPlain(bytes)
      }
    }
    append(kind, from: start, to: offset)
  }

  /// Reads a CDATA section, which is text in which nothing is markup.
  mutating func readSection(_ bytes: Span<UInt8>) throws(XMLFault) {
    offset &+= 9
    let start = offset
    var kind = XMLEntry.Kind.text
    while !matches("]]>", bytes) {
      let byte = try byte(bytes, at: offset)
      if byte == 0x0D { kind = .returnedText }
      if byte == 0x0D || byte == UInt8(ascii: "]") {
        offset &+= 1
      } else {
        try skipPlain(bytes)
      }
    }
    if offset > start { append(kind, from: start, to: offset) }
    offset &+= 3
  }

  /// Passes over a comment.
  mutating func readComment(_ bytes: Span<UInt8>) throws(XMLFault) {
    offset &+= 4
    while !matches("--", bytes) {
      guard offset < bytes.count else { throw XMLFault(.unexpectedEnd, at: bytes.count) }
      try skipCharacter(bytes)
    }
    guard try byte(bytes, at: offset &+ 2) == UInt8(ascii: ">") else {
      throw XMLFault(.hyphensInComment, at: offset)
    }
    offset &+= 3
  }

  /// Passes over a processing instruction.
  mutating func readInstruction(_ bytes: Span<UInt8>) throws(XMLFault) {
    let start = offset
    offset &+= 2
    try skipName(bytes)
    if xmlString(bytes, (start &+ 2)..<min(offset, start &+ 6)).lowercased() == "xml" {
      throw XMLFault(.malformedDeclaration, at: start)
    }
    guard isXMLSpace(bytes[offset]) || matches("?>", bytes) else {
      throw XMLFault(.malformedMarkup, at: offset)
    }
    while !matches("?>", bytes) {
      guard offset < bytes.count else { throw XMLFault(.unexpectedEnd, at: bytes.count) }
      try skipCharacter(bytes)
    }
    offset &+= 2
  }

  /// Passes over one character, which XML has to allow.
  mutating func skipCharacter(_ bytes: Span<UInt8>) throws(XMLFault) {
    guard let (value, length) = xmlScalar(bytes, at: offset) else {
      throw XMLFault(.invalidUTF8, at: offset)
    }
    guard isXMLCharacter(value) else { throw XMLFault(.invalidCharacter, at: offset) }
    offset &+= length
  }

  /// Passes over at least one character, and over all up to one that may mean something.
  private mutating func skipPlain(_ bytes: Span<UInt8>) throws(XMLFault) {
    try skipCharacter(bytes)
    var at = offset
    while at < bytes.count {
      let byte = bytes[at]
      if byte >= 0x80 {
        guard let (value, length) = xmlScalar(bytes, at: at) else {
          throw XMLFault(.invalidUTF8, at: at)
        }
        guard isXMLCharacter(value) else { throw XMLFault(.invalidCharacter, at: at) }
        at &+= length
      } else if isPlain(byte) {
        at &+= 1
      } else {
        break
      }
    }
    offset = at
  }

  /// Whether a byte of ASCII means nothing in character data.
  private func isPlain(_ byte: UInt8) -> Bool {
    (byte >= 0x20 || byte == 0x0A || byte == 0x09) && byte != UInt8(ascii: "<")
      && byte != UInt8(ascii: "&") && byte != UInt8(ascii: "]")
  }

  /// Passes over white space.
  mutating func skipSpace(_ bytes: Span<UInt8>) {
    while offset < bytes.count, isXMLSpace(bytes[offset]) { offset &+= 1 }
  }

  /// The byte at an offset; past the last one, that is the fault.
  func byte(_ bytes: Span<UInt8>, at offset: Int) throws(XMLFault) -> UInt8 {
    guard offset < bytes.count else { throw XMLFault(.unexpectedEnd, at: bytes.count) }
    return bytes[offset]
  }
}
