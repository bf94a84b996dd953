/// Makes text that can't steer a terminal, whatever file, name or variable it came from.
///
/// A line end (LF, CR or both) and a tab become one space each; U+FEFF is dropped; every other
/// C0, C1 and DEL character, the other line breakers (VT, FF, NEL, U+2028, U+2029) and the bidi
/// embeddings, overrides and isolates become U+FFFD. Everything else stays, non-ASCII included.
/// Cleaning what is clean changes nothing.
///
/// - Parameters:
///   - text: what is to be shown.
///   - keepingNewlines: keeps each line end, as LF, and makes four spaces of a tab, as code needs.
/// - Returns: the same text where nothing had to change.
package func cleaned(_ text: String, keepingNewlines: Bool = false) -> String {
  if text.utf8.allSatisfy(isHarmless) { return text }
  var result = String.UnicodeScalarView()
  var afterReturn = false
  for scalar in text.unicodeScalars {
    switch scalar.value {
    case 0x0A where afterReturn: break
    case 0x0A, 0x0D: result.append(keepingNewlines ? "\n" : " ")
    case 0x09: result.append(contentsOf: (keepingNewlines ? "    " : " ").unicodeScalars)
    case 0xFEFF: break
    case let code where steersTerminal(code): result.append("\u{FFFD}")
    default: result.append(scalar)
    }
    afterReturn = scalar.value == 0x0D
  }
  return String(result)
}

/// Whether a UTF-8 byte can't be part of anything that `cleaned` changes.
private func isHarmless(_ byte: UInt8) -> Bool {
  switch byte {
  case 0..<0x20, 0x7F: false
  case 0xC2, 0xE2, 0xEF: false
  default: true
  }
}

private func steersTerminal(_ code: UInt32) -> Bool {
  switch code {
  case 0..<0x20, 0x7F...0x9F: true
  case 0x2028...0x202E, 0x2066...0x2069: true
  default: false
  }
}
