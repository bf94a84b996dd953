import QuizCore

/// Returns the indices of texts that read like an earlier one, with that one's index.
///
/// Compared as a reader would: by canonical equivalence, white space at the ends ignored and
/// collapsed within, soft hyphens and zero-width spaces ignored.
func repeatedTexts(_ texts: [String]) -> [(index: Int, first: Int)] {
  let texts = texts.map(collapsed)
  if texts.count <= 8 { return repeatsByPairs(texts) }
  var firsts: [String: Int] = [:]
  return texts.indices.compactMap { index in
    if let first = firsts[texts[index]] { return (index, first) }
    firsts[texts[index]] = index
    return nil
  }
}

/// Every pair: faster than hashing for the few choices that questions mostly have.
private func repeatsByPairs(_ texts: [String]) -> [(index: Int, first: Int)] {
  var repeats: [(index: Int, first: Int)] = []
  for index in texts.indices {
    for first in 0..<index where texts[first] == texts[index] {
      repeats.append((index, first))
      break
    }
  }
  return repeats
}

private func collapsed(_ text: String) -> String {
  guard needsCollapsing(text) else { return text }
  let invisible: Set<Unicode.Scalar> = ["\u{AD}", "\u{200B}", "\u{FEFF}"]
  let words = text.unicodeScalars.filter { !invisible.contains($0) }
    .split { $0.properties.isWhitespace }
  return words.map { String(String.UnicodeScalarView($0)) }.joined(separator: " ").streamSafe
}

/// A quick look at the bytes: false only if no white space is to be collapsed or ignored.
private func needsCollapsing(_ text: String) -> Bool {
  var previous: UInt8 = 0x20
  for byte in text.utf8 {
    switch byte {
    case 0x20: if previous == 0x20 { return true }
    case ..<0x20: return true
    // The first bytes of all white space and invisible characters beyond ASCII.
    case 0xC2, 0xE1, 0xE2, 0xE3, 0xEF: return true
    default: break
    }
    previous = byte
  }
  return previous == 0x20
}
