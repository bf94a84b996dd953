/// Writes a property list as XML, the same bytes for the same value: keys in the order of their
/// UTF-8 bytes, one element a line, a tab a level.
struct XMLPropertyListWriter {
  private var text = ""

  /// Writes a whole document.
  static func bytes(_ value: PropertyList) -> [UInt8] {
    var writer = XMLPropertyListWriter()
    writer.text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
      "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">

      """
    writer.write(value, depth: 0)
    writer.text += "</plist>\n"
    return Array(writer.text.utf8)
  }

  private mutating func write(_ value: PropertyList, depth: Int) {
    switch value {
    case .string(let text): line("<string>" + XMLEntity.escaped(text) + "</string>", depth)
    case .integer(let number): line("<integer>" + number.description + "</integer>", depth)
    case .oversizedInteger(let digits): line("<integer>" + digits + "</integer>", depth)
    case .real(let digits): line("<real>" + digits + "</real>", depth)
    case .boolean(let isTrue): line(isTrue ? "<true/>" : "<false/>", depth)
    case .date(let instant): line("<date>" + instant + "</date>", depth)
    case .data(let digits): line("<data>" + digits + "</data>", depth)
    case .array(let elements): write(elements, depth)
    case .dictionary(let members): write(members, depth)
    }
  }

  private mutating func write(_ elements: [PropertyList], _ depth: Int) {
    if elements.isEmpty { return line("<array/>", depth) }
    line("<array>", depth)
    for element in elements { write(element, depth: depth + 1) }
    line("</array>", depth)
  }

  private mutating func write(_ members: [String: PropertyList], _ depth: Int) {
    if members.isEmpty { return line("<dict/>", depth) }
    line("<dict>", depth)
    for (key, value) in members.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
      line("<key>" + XMLEntity.escaped(key) + "</key>", depth + 1)
      write(value, depth: depth + 1)
    }
    line("</dict>", depth)
  }

  private mutating func line(_ content: String, _ depth: Int) {
    text += String(repeating: "\t", count: max(0, depth))
    text += content
    text += "\n"
  }
}
