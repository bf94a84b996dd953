/// Reads an XML property list, each value by itself: a number out of range is a value of its own
/// kind, where a decoder would give up the whole file.
struct XMLPropertyListReader {
  private var scanner: XMLScanner

  /// Reads a whole document.
  static func read(_ bytes: [UInt8]) throws(PropertyListError) -> PropertyList {
    guard let scanner = XMLScanner(bytes) else { throw .malformed }
    var reader = XMLPropertyListReader(scanner: scanner)
    return try reader.document()
  }

  private mutating func document() throws(PropertyListError) -> PropertyList {
    let first = try significant()
    let isWrapped = first == .open("plist")
    let value = try value(isWrapped ? try significant() : first, depth: 0)
    if isWrapped, try significant() != .close("plist") { throw .malformed }
    guard try significant() == .end else { throw .malformed }
    return value
  }

  /// The next tag; between tags only white space may stand.
  private mutating func significant() throws(PropertyListError) -> XMLScanner.Token {
    while true {
      let token = try scanner.next()
      guard case .text(let text) = token else { return token }
      guard text.utf8.allSatisfy(PropertyListScalar.isSpace) else { throw .malformed }
    }
  }

  private mutating func value(
    _ token: XMLScanner.Token, depth: Int
  ) throws(PropertyListError) -> PropertyList {
    guard depth <= PropertyList.depthLimit else { throw .tooDeep }
    switch token {
    case .empty(let name): return try empty(name)
    case .open("dict"): return .dictionary(try members(depth))
    case .open("array"): return .array(try elements(depth))
    case .open(let name): return try scalar(name, try text(of: name))
    case .close, .text, .end: throw .malformed
    }
  }

  private func empty(_ name: String) throws(PropertyListError) -> PropertyList {
    switch name {
    case "dict": .dictionary([:])
    case "array": .array([])
    default: try scalar(name, "")
    }
  }

  private func scalar(_ name: String, _ text: String) throws(PropertyListError) -> PropertyList {
    switch name {
    case "string": .string(text)
    case "integer": PropertyListScalar.integer(text)
    case "real": PropertyListScalar.real(text)
    case "true": .boolean(true)
    case "false": .boolean(false)
    case "date": PropertyListScalar.date(text)
    case "data": PropertyListScalar.data(text)
    default: throw .malformed
    }
  }

  /// The text up to the end tag of an element that holds nothing else.
  private mutating func text(of name: String) throws(PropertyListError) -> String {
    var text = ""
    while true {
      switch try scanner.next() {
      case .text(let piece): text += piece
      case .close(name): return text
      default: throw .malformed
      }
    }
  }

  private mutating func elements(_ depth: Int) throws(PropertyListError) -> [PropertyList] {
    var elements: [PropertyList] = []
    while true {
      let token = try significant()
      if token == .close("array") { return elements }
      elements.append(try value(token, depth: depth + 1))
    }
  }

  /// The members of a dictionary; of a repeated key the last one counts.
  private mutating func members(_ depth: Int) throws(PropertyListError) -> [String: PropertyList] {
    var members: [String: PropertyList] = [:]
    while true {
      let key: String
      switch try significant() {
      case .close("dict"): return members
      case .open("key"): key = try text(of: "key")
      case .empty("key"): key = ""
      default: throw .malformed
      }
      members[key] = try value(try significant(), depth: depth + 1)
    }
  }
}
