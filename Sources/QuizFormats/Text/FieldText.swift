import QuizCore

/// Cleans a text that came out of a foreign file, as the last step before it is kept.
///
/// No white space at its ends; no soft hyphens, zero-width spaces or byte order marks; no control
/// characters but tab and line feed; line ends as LF; composed. Joiners and, in prompts, bidi marks
/// stay, since some scripts need them.
package func fieldText(_ raw: String, isAnswer: Bool = false) -> String {
  if isPlainField(raw) { return raw }
  var kept = String.UnicodeScalarView()
  for scalar in CleanedText(raw).text.unicodeScalars {
    switch scalar.value {
    case 0x00AD, 0x200B, 0xFEFF: break
    case 0x200E, 0x200F, 0x061C, 0x202A...0x202E, 0x2066...0x2069:
      if !isAnswer { kept.append(scalar) }
    default: kept.append(scalar)
    }
  }
  return String(kept).trimmingWhitespace.normalized
}

/// The same on one line: every run of white space becomes one space.
package func lineText(_ raw: String, isAnswer: Bool = false) -> String {
  let text = fieldText(raw, isAnswer: isAnswer)
  guard text.utf8.contains(where: { $0 < 0x20 || $0 >= 0x80 }) || text.contains("  ") else {
    return text
  }
  return text.unicodeScalars.split { $0.properties.isWhitespace }
    .map { String(String.UnicodeScalarView($0)) }.joined(separator: " ")
}

/// A quick look at the bytes: printable ASCII without white space at its ends stays as it is.
private func isPlainField(_ text: String) -> Bool {
  guard text.utf8.first != 0x20, text.utf8.last != 0x20 else { return false }
  return text.utf8.allSatisfy { 0x20..<0x7F ~= $0 }
}
