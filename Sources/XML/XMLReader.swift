/// The grammar of XML 1.0 without document types as a loop: bytes in, entries out, open elements kept
/// on a stack of its own.
///
/// The bytes are passed along instead of stored, since a span can't be kept.
struct XMLReader {
  var offset = 0
  private(set) var entries: [XMLEntry] = []
  /// The entries of the elements that are open, the innermost last.
  private var open: [Int] = []
  private let maximumDepth: Int

  init(length: Int, maximumDepth: Int) {
    self.maximumDepth = maximumDepth
    entries.reserveCapacity(length / 16 &+ 8)
  }

  /// Reads a whole document.
  mutating func read(_ bytes: Span<UInt8>) throws(XMLFault) {
    guard bytes.count <= XMLEntry.limit else {
      throw XMLFault(.tooLarge(limit: XMLEntry.limit), at: 0)
    }
    if matches("\u{FEFF}", bytes) { offset = 3 }
    try readDeclaration(bytes)
    try readMiscellaneous(bytes)
    guard offset < bytes.count else { throw XMLFault(.noRoot, at: bytes.count) }
    guard bytes[offset] == UInt8(ascii: "<") else { throw XMLFault(.textOutsideRoot, at: offset) }
    try readStartTag(bytes)
    while let innermost = open.last {
      guard offset < bytes.count else {
        let start = entries[innermost].offset
        throw XMLFault(.unclosedElement(name(bytes, at: start &+ 1)), at: start)
      }
      try readContent(bytes)
    }
    try readMiscellaneous(bytes)
    guard offset == bytes.count else { throw XMLFault(.textOutsideRoot, at: offset) }
  }

  mutating func append(_ kind: XMLEntry.Kind, from start: Int, to end: Int) {
    entries.append(XMLEntry(kind, at: start, extent: end &- start))
  }

  /// Whether the text goes on with these characters.
  func matches(_ text: StaticString, _ bytes: Span<UInt8>) -> Bool {
    let length = text.utf8CodeUnitCount
    guard length <= bytes.count &- offset else { return false }
    for step in 0..<length where bytes[offset &+ step] != text.utf8Start[step] { return false }
    return true
  }

  /// White space, comments and processing instructions around the root.
  private mutating func readMiscellaneous(_ bytes: Span<UInt8>) throws(XMLFault) {
    while true {
      skipSpace(bytes)
      if matches("<!--", bytes) {
        try readComment(bytes)
      } else if matches("<?", bytes) {
        try readInstruction(bytes)
      } else if matches("<!DOCTYPE", bytes) {
        throw XMLFault(.documentType, at: offset)
      } else {
        return
      }
    }
  }

  /// One piece of what stands inside an element.
  private mutating func readContent(_ bytes: Span<UInt8>) throws(XMLFault) {
    guard bytes[offset] == UInt8(ascii: "<") else { return try readText(bytes) }
    switch try byte(bytes, at: offset &+ 1) {
    case UInt8(ascii: "/"): try readEndTag(bytes)
    case UInt8(ascii: "?"): try readInstruction(bytes)
    case UInt8(ascii: "!"):
      if matches("<!--", bytes) {
        try readComment(bytes)
      } else if matches("<![CDATA[", bytes) {
        try readSection(bytes)
      } else {
        throw XMLFault(
          matches("<!DOCTYPE", bytes) ? .documentType : .malformedMarkup, at: offset)
      }
    default: try readStartTag(bytes)
    }
  }

  private mutating func readStartTag(_ bytes: Span<UInt8>) throws(XMLFault) {
    let start = offset
    guard open.count < maximumDepth else {
      throw XMLFault(.tooDeep(limit: maximumDepth), at: start)
    }
    offset &+= 1
    try skipName(bytes)
    let index = entries.count
    append(.element, from: start, to: start)
    let isEmpty = try readAttributes(bytes)
    try checkAttributes(of: index, bytes)
    if isEmpty { close(index) } else { open.append(index) }
  }

  private mutating func readEndTag(_ bytes: Span<UInt8>) throws(XMLFault) {
    let start = offset
    offset &+= 2
    let first = offset
    try skipName(bytes)
    let length = offset &- first
    guard let index = open.popLast() else { throw XMLFault(.malformedMarkup, at: start) }
    let opening = entries[index].offset &+ 1
    var isSame = endsName(bytes[opening &+ length])
    for step in 0..<length where bytes[first &+ step] != bytes[opening &+ step] { isSame = false }
    guard isSame else {
      let expected = name(bytes, at: opening)
      let found = xmlString(bytes, first..<first &+ length)
      throw XMLFault(.mismatchedTag(expected: expected, found: found), at: start)
    }
    skipSpace(bytes)
    guard try byte(bytes, at: offset) == UInt8(ascii: ">") else {
      throw XMLFault(.malformedMarkup, at: offset)
    }
    offset &+= 1
    close(index)
  }

  private mutating func close(_ index: Int) {
    let extent = entries.count &- index &- 1
    entries[index] = XMLEntry(.element, at: entries[index].offset, extent: extent)
  }

  /// The name that begins at an offset, as far as the text has it.
  func name(_ bytes: Span<UInt8>, at start: Int) -> String {
    var end = start
    while end < bytes.count, !endsName(bytes[end]) { end &+= 1 }
    return xmlString(bytes, start..<end)
  }
}
