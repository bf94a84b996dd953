import QuizCore

/// Stars in typed answers: `*` stands for any text, `\*` for a star.
enum GIFTWildcards {
  /// The key for accepted texts as GIFT writes them.
  static func key(_ accepted: [TextKey.Accepted]) -> TextKey {
    if accepted.contains(where: { hasWildcard($0.text) }) {
      return TextKey(accepted, hasWildcards: true)
    }
    return TextKey(
      accepted.map {
        TextKey.Accepted(withoutEscapes($0.text), credit: $0.credit, feedback: $0.feedback)
      })
  }

  /// Whether a star stands in a text that has no backslash before it.
  static func hasWildcard(_ text: String) -> Bool {
    var last: UInt8 = 0
    for byte in text.utf8 {
      if byte == UInt8(ascii: "*"), last != UInt8(ascii: "\\") { return true }
      last = byte
    }
    return false
  }

  /// A text that is to be taken as it is, for a place where stars are wildcards.
  static func escaped(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "*")) else { return text }
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      if byte == UInt8(ascii: "*") { bytes.append(UInt8(ascii: "\\")) }
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func withoutEscapes(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "*")) else { return text }
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      if byte == UInt8(ascii: "*"), bytes.last == UInt8(ascii: "\\") { bytes.removeLast() }
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
