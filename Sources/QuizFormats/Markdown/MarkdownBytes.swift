/// Small looks at the bytes of a line.
enum MarkdownBytes {
  /// Whether a byte is a space or a control character, none of which shows.
  static func isBlank(_ byte: UInt8) -> Bool { byte <= 0x20 }

  static func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }

  static func isLetter(_ byte: UInt8) -> Bool { 0x61...0x7A ~= byte | 0x20 }

  /// A slice without blanks at its ends.
  static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var rest = bytes.drop(while: isBlank)
    while let last = rest.last, isBlank(last) { rest.removeLast() }
    return rest
  }

  /// How many columns of spaces and tabs a line begins with.
  static func indent(of line: ArraySlice<UInt8>) -> Int {
    var columns = 0
    for byte in line {
      if byte == 0x20 {
        columns &+= 1
      } else if byte == 0x09 {
        columns &+= 4 &- columns % 4
      } else {
        break
      }
    }
    return columns
  }

  /// A line without its first columns, as far as those are spaces or tabs.
  static func dropping(_ columns: Int, from line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var (rest, column) = (line, 0)
    while let first = rest.first, column < columns {
      let width = first == 0x20 ? 1 : first == 0x09 ? 4 &- column % 4 : 0
      guard width > 0, column &+ width <= columns else { break }
      column &+= width
      rest.removeFirst()
    }
    return rest
  }

  /// Whether a slice begins with an ASCII text.
  static func starts(_ bytes: ArraySlice<UInt8>, with text: String) -> Bool {
    bytes.starts(with: text.utf8)
  }

  static func string(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }
}
