import QuizCore

/// Whether nothing of a text can be seen: it is empty, white space or invisible characters.
package func isBlank(_ text: String) -> Bool {
  switch text.utf8.first ?? 0 {
  // All characters that begin so can be seen: ASCII, Latin and Cyrillic letters, Han and Hangul.
  case 0x21...0x7E, 0xC3...0xC9, 0xD0...0xD1, 0xE5...0xE8, 0xEB...0xEC: return false
  default: break
  }
  return !text.unicodeScalars.contains(where: \.isVisible)
}

/// Returns a text of the bank as a message can show it: without controls and bidi controls, at most 60
/// characters.
package func excerpt(of text: String) -> String {
  let limit = 60
  // A character may be of any length, so scalars are counted.
  let start = withoutBidiControls(String(text.unicodeScalars.prefix(limit + 1)))
  let line = CleanedText(start, isLine: true).text
  return start.unicodeScalars.count > limit
    ? String(line.unicodeScalars.prefix(limit - 1)) + "…" : line
}
