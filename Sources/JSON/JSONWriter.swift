extension JSONValue {
  /// The value as JSON text without a line break at its end.
  ///
  /// Safe on a terminal: control characters, line separators and bidi controls are escaped. The
  /// same value and style always give the same bytes. Goes down as deep as the value.
  package func serialized(_ style: JSONStyle = JSONStyle()) -> String {
    var writer = JSONWriter(style)
    writer.write(self, depth: 0)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

/// Puts values into bytes, one after the other.
private struct JSONWriter {
  private(set) var bytes: [UInt8] = []
  private let sortsKeys: Bool
  /// Spaces a level, nil for everything on one line.
  private let indent: Int?

  init(_ style: JSONStyle) {
    sortsKeys = style.keys == .sorted
    indent =
      switch style.layout {
      case .compact: nil
      case .indented(let spaces): min(max(spaces, 0), 16)
      }
  }

  mutating func write(_ value: JSONValue, depth: Int) {
    switch value {
    case .null: write("null")
    case .boolean(let truth): write(truth ? "true" : "false")
    case .integer(let integer): write("\(integer)")
    case .double(let double): write(double.isFinite ? "\(double)" : "null")
    case .string(let text): appendQuoted(text, to: &bytes)
    case .array(let elements):
      bytes.append(ASCII.openBracket)
      for (place, element) in elements.enumerated() {
        separate(place, depth: depth &+ 1)
        write(element, depth: depth &+ 1)
      }
      close(ASCII.closeBracket, isEmpty: elements.isEmpty, depth: depth)
    case .object(let members): write(members, depth: depth)
    }
  }

  private mutating func write(_ members: [JSONMemberValue], depth: Int) {
    bytes.append(ASCII.openBrace)
    for (place, member) in (sortsKeys ? sorted(members) : members).enumerated() {
      separate(place, depth: depth &+ 1)
      appendQuoted(member.key, to: &bytes)
      write(indent == nil ? ":" : ": ")
      write(member.value, depth: depth &+ 1)
    }
    close(ASCII.closeBrace, isEmpty: members.isEmpty, depth: depth)
  }

  private func sorted(_ members: [JSONMemberValue]) -> [JSONMemberValue] {
    let order = members.indices.sorted { left, right in
      let (leftKey, rightKey) = (members[left].key.utf8, members[right].key.utf8)
      if leftKey.lexicographicallyPrecedes(rightKey) { return true }
      return left < right && !rightKey.lexicographicallyPrecedes(leftKey)
    }
    return order.map { members[$0] }
  }

  private mutating func separate(_ place: Int, depth: Int) {
    if place > 0 { bytes.append(ASCII.comma) }
    breakLine(depth: depth)
  }

  private mutating func close(_ bracket: UInt8, isEmpty: Bool, depth: Int) {
    if !isEmpty { breakLine(depth: depth) }
    bytes.append(bracket)
  }

  private mutating func breakLine(depth: Int) {
    guard let indent else { return }
    bytes.append(ASCII.lineFeed)
    bytes.append(contentsOf: repeatElement(ASCII.space, count: indent &* depth))
  }

  private mutating func write(_ text: String) { bytes.append(contentsOf: text.utf8) }
}
