import QuizCore

/// Cleans a text that came out of a foreign file, as the last step before it is kept.
///
/// No white space at its ends; no soft hyphens, zero-width spaces or byte order marks; no control
/// characters but tab and line feed, and no bidi controls; line ends as LF; composed. Joiners and, in
/// prompts, bidi marks stay, since some scripts need them. What is clean stays as it is.
package func fieldText(_ raw: String, isAnswer: Bool = false) -> String {
  if isPlainField(raw) { return raw }
  if let text = trimmedField(raw) { return text }
  var kept = String.UnicodeScalarView()
  for scalar in CleanedText(raw).text.unicodeScalars {
    switch scalar.value {
    case 0x00AD, 0x200B, 0xFEFF, 0x202A...0x202E, 0x2066...0x2069: break
    case 0x200E, 0x200F, 0x061C: if !isAnswer { kept.append(scalar) }
    // Of no class themselves, so that composing would leave their halves in the wrong order.
    case 0x0F73: kept.append(contentsOf: "\u{F71}\u{F72}".unicodeScalars)
    case 0x0F75: kept.append(contentsOf: "\u{F71}\u{F74}".unicodeScalars)
    case 0x0F81: kept.append(contentsOf: "\u{F71}\u{F80}".unicodeScalars)
    default: kept.append(scalar)
    }
  }
  // What was taken out, and composing, may have brought marks together.
  return String(kept).trimmingWhitespace.normalized.streamSafe
}

/// Cleans a part of a text that is UTF-8, without a string in between.
func fieldText(in bytes: [UInt8], _ range: Range<Int>, isAnswer: Bool = false) -> String {
  let trimmed = trimmedRange(bytes.span, range)
  guard !trimmed.isEmpty else { return "" }
  let isPlain = bytes.withUnsafeBufferPointer {
    isSettled(UnsafeBufferPointer(rebasing: $0[trimmed]))
  }
  let text = String(decoding: bytes[trimmed], as: UTF8.self)
  return isPlain ? text : fieldText(text, isAnswer: isAnswer)
}

/// The same on one line: every run of white space becomes one space.
package func lineText(_ raw: String, isAnswer: Bool = false) -> String {
  if isOneLine(raw) { return raw }
  let text = fieldText(raw, isAnswer: isAnswer)
  if isOneLine(text) { return text }
  return text.unicodeScalars.split { $0.properties.isWhitespace }
    .map { String(String.UnicodeScalarView($0)) }.joined(separator: " ")
}

/// A quick look at the bytes: settled, and no white space but single spaces within.
func isOneLine(_ text: String) -> Bool {
  func look(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var last: UInt8 = 0x20
    for byte in bytes {
      guard byte >= 0x20, byte != 0x20 || last != 0x20 else { return false }
      last = byte
    }
    return (last != 0x20 || bytes.isEmpty) && isSettled(bytes)
  }
  return text.utf8.withContiguousStorageIfAvailable(look) ?? false
}

/// The text between its ends of white space, if that is settled.
private func trimmedField(_ text: String) -> String? {
  let trimmed: String?? = text.utf8.withContiguousStorageIfAvailable { bytes in
    let part = UnsafeBufferPointer(rebasing: bytes[trimmedRange(bytes.span, bytes.indices)])
    return isSettled(part) ? String(decoding: part, as: UTF8.self) : nil
  }
  return trimmed ?? nil
}

/// A quick look at the bytes: settled, and no white space at either end.
private func isPlainField(_ text: String) -> Bool {
  func look(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = bytes.first, let last = bytes.last else { return true }
    return first > 0x20 && last > 0x20 && isSettled(bytes)
  }
  return text.utf8.withContiguousStorageIfAvailable(look) ?? false
}
