/// The entities that every XML document knows, and references to characters by number.
enum XMLEntity {
  /// Puts characters in the place of entities; an unknown entity is an error.
  static func expanded(_ text: String) throws(PropertyListError) -> String {
    var result = ""
    var rest = text[...].unicodeScalars
    while let start = rest.firstIndex(of: "&") {
      result.unicodeScalars.append(contentsOf: rest[..<start])
      let tail = rest[rest.index(after: start)...]
      guard let end = tail.firstIndex(of: ";") else { throw .malformed }
      result.unicodeScalars.append(try scalar(named: String(tail[..<end])))
      rest = tail[tail.index(after: end)...]
    }
    result.unicodeScalars.append(contentsOf: rest)
    return result
  }

  private static func scalar(named name: String) throws(PropertyListError) -> Unicode.Scalar {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default: break
    }
    guard name.utf8.first == UInt8(ascii: "#"), name.utf8.count <= 10 else { throw .malformed }
    let isHexadecimal = name.dropFirst().first == "x"
    let digits = name.dropFirst(isHexadecimal ? 2 : 1)
    guard let first = digits.utf8.first, first != 0x2B, first != 0x2D,
      let number = UInt32(digits, radix: isHexadecimal ? 16 : 10)
    else { throw .malformed }
    return Unicode.Scalar(number) ?? "\u{FFFD}"
  }

  /// Writes a text so that every reader gives it back: markup escaped, characters that XML can't
  /// hold replaced by U+FFFD.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x26: result += "&amp;"
      case 0x3C: result += "&lt;"
      case 0x3E: result += "&gt;"
      case 0x0D: result += "&#13;"
      case 0x09, 0x0A: result.unicodeScalars.append(scalar)
      case 0..<0x20, 0xFFFE, 0xFFFF: result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
