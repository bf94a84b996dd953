/// Gives equal texts the same memory, as long as few different ones come.
struct SharedTexts {
  private static let limit = 1_000
  private var texts: Set<String> = []

  /// Returns an equal text, byte for byte, that may have been given before.
  mutating func shared(_ text: String) -> String {
    // Up to 15 bytes lie in the string itself.
    guard text.utf8.count > 15 else { return text }
    if let known = texts.firstIndex(of: text) {
      let member = texts[known]
      return member.utf8.elementsEqual(text.utf8) ? member : text
    }
    if texts.count < Self.limit { texts.insert(text) }
    return text
  }
}
