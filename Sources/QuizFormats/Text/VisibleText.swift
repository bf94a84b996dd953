import QuizCore

/// Whether nothing of a text can be seen: it is empty, white space or invisible characters.
package func isBlank(_ text: String) -> Bool {
  if let first = text.utf8.first, first > 0x20, first < 0x7F { return false }
  return !text.unicodeScalars.contains(where: \.isVisible)
}

/// Returns a text of the bank as a message can show it: without controls, at most 60 characters.
package func excerpt(of text: String) -> String {
  let limit = 60
  // A character may be of any length, so scalars are counted.
  let start = String(text.unicodeScalars.prefix(limit + 1))
  let line = CleanedText(start, isLine: true).text
  return start.unicodeScalars.count > limit
    ? String(line.unicodeScalars.prefix(limit - 1)) + "…" : line
}
