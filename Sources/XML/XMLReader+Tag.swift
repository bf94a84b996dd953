extension XMLReader {
  /// Reads attributes up to the end of a start tag; true when the element is empty.
  mutating func readAttributes(_ bytes: Span<UInt8>) throws(XMLFault) -> Bool {
    while true {
      let before = offset
      skipSpace(bytes)
      switch try byte(bytes, at: offset) {
      case UInt8(ascii: ">"):
        offset &+= 1
        return false
      case UInt8(ascii: "/"):
        guard try byte(bytes, at: offset &+ 1) == UInt8(ascii: ">") else {
          throw XMLFault(.malformedMarkup, at: offset)
        }
        offset &+= 2
        return true
      default:
        guard offset > before else { throw XMLFault(.malformedMarkup, at: offset) }
        let start = offset
        try skipName(bytes)
        _ = try readValue(bytes)
        append(.attribute, from: start, to: offset)
      }
    }
  }

  /// Reads an equals sign and a value between quotes, and gives the place of the value.
  mutating func readValue(_ bytes: Span<UInt8>) throws(XMLFault) -> Range<Int> {
    skipSpace(bytes)
    guard try byte(bytes, at: offset) == UInt8(ascii: "=") else {
      throw XMLFault(.malformedMarkup, at: offset)
    }
    offset &+= 1
    skipSpace(bytes)
    let quote = try byte(bytes, at: offset)
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw XMLFault(.malformedMarkup, at: offset)
    }
    offset &+= 1
    let start = offset
    while true {
      let next = try byte(bytes, at: offset)
      if next == quote { break }
      if next == UInt8(ascii: "<") { throw XMLFault(.lessThanInAttribute, at: offset) }
      if next == UInt8(ascii: "&") {
        offset = try xmlReference(bytes, at: offset).end
      } else {
        try skipCharacter(bytes)
      }
    }
    offset &+= 1
    return start..<offset &- 1
  }

  /// Checks that no attribute of the element read last stands twice in its tag.
  func checkAttributes(of index: Int, _ bytes: Span<UInt8>) throws(XMLFault) {
    let attributes = entries[(index &+ 1)...]
    guard attributes.count > 1 else { return }
    if attributes.count > 8 { return try checkManyAttributes(of: index, bytes) }
    for place in attributes.indices {
      for earlier in attributes.startIndex..<place {
        let (first, second) = (attributes[earlier].offset, attributes[place].offset)
        if isSameName(bytes, first, second) {
          throw XMLFault(.repeatedAttribute(name(bytes, at: first)), at: entries[index].offset)
        }
      }
    }
  }

  /// The same in the order of the names, so that a long tag takes no time out of measure.
  private func checkManyAttributes(of index: Int, _ bytes: Span<UInt8>) throws(XMLFault) {
    var names: [String] = []
    for entry in entries[(index &+ 1)...] { names.append(name(bytes, at: entry.offset)) }
    // The order is that of the bytes, since two forms of one letter are two names.
    names.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    for (name, next) in zip(names, names.dropFirst()) where name.utf8.elementsEqual(next.utf8) {
      throw XMLFault(.repeatedAttribute(name), at: entries[index].offset)
    }
  }

  /// Whether two names, each with an equals sign or a space behind it, are the same bytes.
  private func isSameName(_ bytes: Span<UInt8>, _ first: Int, _ second: Int) -> Bool {
    var step = 0
    while true {
      let (left, right) = (bytes[first &+ step], bytes[second &+ step])
      if endsName(left) || endsName(right) || left != right {
        return endsName(left) && endsName(right)
      }
      step &+= 1
    }
  }

  /// Passes over a name, which has to be there.
  mutating func skipName(_ bytes: Span<UInt8>) throws(XMLFault) {
    let start = offset
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte | 0x20 >= 0x61, byte | 0x20 <= 0x7A {
        offset &+= 1
        continue
      }
      guard let (value, length) = xmlScalar(bytes, at: offset) else {
        throw XMLFault(.invalidUTF8, at: offset)
      }
      guard offset == start ? beginsName(value) : continuesName(value) else { break }
      offset &+= length
    }
    guard offset < bytes.count else { throw XMLFault(.unexpectedEnd, at: bytes.count) }
    guard offset > start else { throw XMLFault(.malformedMarkup, at: offset) }
  }

  /// Reads `<?xml version="1.0"?>` where the text begins with it; the encoding it names is not used,
  /// since the bytes are UTF-8 by then.
  mutating func readDeclaration(_ bytes: Span<UInt8>) throws(XMLFault) {
    guard matches("<?xml", bytes), offset &+ 5 < bytes.count, isXMLSpace(bytes[offset &+ 5]) else {
      return
    }
    let start = offset
    offset &+= 5
    var expected = ["version", "encoding", "standalone"][...]
    while true {
      let before = offset
      skipSpace(bytes)
      if matches("?>", bytes) { break }
      let first = offset
      guard offset > before else { throw XMLFault(.malformedDeclaration, at: start) }
      try skipName(bytes)
      let name = xmlString(bytes, first..<offset)
      let value = xmlString(bytes, try readValue(bytes))
      guard let place = expected.firstIndex(of: name), place == 0 || expected.startIndex > 0,
        isDeclared(value, as: name)
      else { throw XMLFault(.malformedDeclaration, at: start) }
      expected = expected[(place &+ 1)...]
    }
    guard expected.startIndex > 0 else { throw XMLFault(.malformedDeclaration, at: start) }
    offset &+= 2
  }
}

/// Whether a value is one that the XML declaration may give a name.
private func isDeclared(_ value: String, as name: String) -> Bool {
  let bytes = value.utf8
  switch name {
  case "version":
    return value.hasPrefix("1.") && bytes.count > 2
      && bytes.dropFirst(2).allSatisfy { 0x30...0x39 ~= $0 }
  case "standalone": return value == "yes" || value == "no"
  default:
    guard let first = bytes.first, 0x61...0x7A ~= first | 0x20 else { return false }
    return bytes.allSatisfy { byte in
      0x61...0x7A ~= byte | 0x20 || 0x30...0x39 ~= byte || [0x2D, 0x2E, 0x5F].contains(byte)
    }
  }
}
