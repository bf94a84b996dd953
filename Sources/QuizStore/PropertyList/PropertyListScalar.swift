import QuizCore

/// Reads the text of an element of one line; a text that does not fit its element stays as a string,
/// so that one bad value spoils neither its neighbours nor the file.
enum PropertyListScalar {
  /// Reads the text of an `integer`, decimal or with `0x`.
  static func integer(_ text: String) -> PropertyList {
    let text = trimmed(text)
    var digits = Substring(text)
    let isNegative = digits.first == "-"
    if isNegative || digits.first == "+" { digits.removeFirst() }
    let sign = isNegative ? "-" : ""
    if digits.hasPrefix("0x") || digits.hasPrefix("0X") {
      let hex = digits.dropFirst(2)
      guard let first = hex.utf8.first, first != 0x2B, first != 0x2D,
        let number = Int(sign + hex, radix: 16)
      else { return .string(text) }
      return .integer(number)
    }
    guard !digits.isEmpty, digits.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) else {
      return .string(text)
    }
    return Int(sign + digits).map(PropertyList.integer) ?? .oversizedInteger(sign + digits)
  }

  /// Reads the text of a `real`.
  static func real(_ text: String) -> PropertyList {
    let text = trimmed(text)
    // Other readers know neither hexadecimal digits nor "nan(1)".
    let isForeign = text.utf8.contains { $0 | 0x20 == UInt8(ascii: "x") || $0 == 0x28 }
    return isForeign || Double(text) == nil ? .string(text) : .real(text)
  }

  /// Reads the text of a `date`, `yyyy-MM-ddTHH:mm:ssZ`.
  static func date(_ text: String) -> PropertyList {
    let text = trimmed(text)
    let isDate =
      text.utf8.count == 20 && Instant(text) != nil && !text.hasSuffix(":60Z")
      && !text.hasPrefix("0000")
    return isDate ? .date(text) : .string(text)
  }

  /// Reads the text of a `data`, Base64 with white space.
  static func data(_ text: String) -> PropertyList {
    let digits = String(decoding: text.utf8.filter { !isSpace($0) }, as: UTF8.self)
    return Base64.decoded(digits) == nil ? .string(text) : .data(digits)
  }

  /// Whether a byte is white space of XML.
  static func isSpace(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }

  private static func trimmed(_ text: String) -> String {
    var bytes = text.utf8[...]
    while let first = bytes.first, isSpace(first) { bytes.removeFirst() }
    while let last = bytes.last, isSpace(last) { bytes.removeLast() }
    return String(Substring(bytes))
  }
}
