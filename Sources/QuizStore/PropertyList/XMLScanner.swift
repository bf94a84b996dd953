/// Cuts the XML of a property list into tags and texts.
///
/// Comments, processing instructions and the document type are passed over; no entity but the five
/// of XML and character references is known, so nothing is ever expanded.
struct XMLScanner {
  /// A piece of the text.
  enum Token: Equatable {
    case open(String)
    case close(String)
    case empty(String)
    case text(String)
    case end
  }

  private let bytes: [UInt8]
  private var index: Int

  /// Starts at the front of a text, after a byte order mark; nil if it is not UTF-8.
  init?(_ bytes: [UInt8]) {
    guard String(validating: bytes, as: UTF8.self) != nil else { return nil }
    self.bytes = bytes
    index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// Returns the next piece, `end` for ever after the last.
  mutating func next() throws(PropertyListError) -> Token {
    while index < bytes.count {
      if bytes[index] != UInt8(ascii: "<") { return .text(try decoded(upTo("<"))) }
      if take("<!--") {
        _ = try through("-->")
      } else if take("<![CDATA[") {
        return .text(Self.withPlainLineEnds(try through("]]>")))
      } else if take("<?") {
        _ = try through("?>")
      } else if take("<!") {
        try skipDeclaration()
      } else {
        return try tag()
      }
    }
    return .end
  }

  private mutating func tag() throws(PropertyListError) -> Token {
    index += 1
    let isClosing = take("/")
    let start = index
    while index < bytes.count, Self.isNameByte(bytes[index]) { index += 1 }
    let name = String(decoding: bytes[start..<index], as: UTF8.self)
    let last = try skipAttributes()
    guard !name.isEmpty else { throw .malformed }
    if isClosing { return .close(name) }
    return last == UInt8(ascii: "/") ? .empty(name) : .open(name)
  }

  /// Moves past the `>` of a tag and returns the byte before it.
  private mutating func skipAttributes() throws(PropertyListError) -> UInt8 {
    var quote: UInt8?
    var last: UInt8 = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if quote == nil, byte == UInt8(ascii: ">") { return last }
      if quote == nil, byte == UInt8(ascii: "<") { throw .malformed }
      if byte == quote {
        quote = nil
      } else if quote == nil, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      }
      last = byte
    }
    throw .malformed
  }

  /// Moves past a document type, with the declarations inside it.
  private mutating func skipDeclaration() throws(PropertyListError) {
    var depth = 1
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "<") { depth += 1 }
      if bytes[index] == UInt8(ascii: ">") { depth -= 1 }
      index += 1
      if depth == 0 { return }
    }
    throw .malformed
  }

  private mutating func take(_ text: StaticString) -> Bool {
    let isNext = text.withUTF8Buffer { bytes[index...].starts(with: $0) }
    if isNext { index += text.utf8CodeUnitCount }
    return isNext
  }

  private mutating func upTo(_ character: Unicode.Scalar) -> ArraySlice<UInt8> {
    let start = index
    let end = bytes[start...].firstIndex(of: UInt8(ascii: character)) ?? bytes.count
    index = end
    return bytes[start..<end]
  }

  /// Returns what stands before an end mark, and moves past the mark.
  private mutating func through(_ mark: StaticString) throws(PropertyListError) -> String {
    let start = index
    while index < bytes.count {
      let end = index
      if take(mark) { return String(decoding: bytes[start..<end], as: UTF8.self) }
      index += 1
    }
    throw .malformed
  }

  private func decoded(_ raw: ArraySlice<UInt8>) throws(PropertyListError) -> String {
    let text = String(decoding: raw, as: UTF8.self)
    let plain = raw.contains(0x0D) ? Self.withPlainLineEnds(text) : text
    return raw.contains(UInt8(ascii: "&")) ? try XMLEntity.expanded(plain) : plain
  }

  /// CRLF and CR become LF, as XML has it.
  private static func withPlainLineEnds(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    var isAfterReturn = false
    for scalar in text.unicodeScalars {
      if scalar != "\n" || !isAfterReturn { scalars.append(scalar == "\r" ? "\n" : scalar) }
      isAfterReturn = scalar == "\r"
    }
    return String(scalars)
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x3A, 0x5F: true
    default: byte >= 0x80
    }
  }
}
