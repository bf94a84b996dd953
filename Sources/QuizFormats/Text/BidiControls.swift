/// The bidi embeddings, overrides and isolates of a text, each once, in the order of first use.
///
/// They can make a text read otherwise than it is written; no terminal is given one.
package func bidiControls(in text: String) -> [Unicode.Scalar] {
  guard hasByteOfBidiControls(text) else { return [] }
  var found: [Unicode.Scalar] = []
  for scalar in text.unicodeScalars where isBidiControl(scalar) && !found.contains(scalar) {
    found.append(scalar)
  }
  return found
}

/// A text without them.
func withoutBidiControls(_ text: String) -> String {
  guard hasByteOfBidiControls(text) else { return text }
  return String(String.UnicodeScalarView(text.unicodeScalars.filter { !isBidiControl($0) }))
}

/// How many bidi controls a text has, and where the first of them begins; nil for none.
///
/// In JSON they may be escaped.
package func bidiControls(in bytes: [UInt8], isJSON: Bool) -> (count: Int, first: Int)? {
  let text = bytes.span
  var (count, first, at) = (0, 0, 0)
  while at &+ 2 < text.count {
    defer { at &+= 1 }
    guard text[at] == 0xE2 || isJSON && text[at] == backslash else { continue }
    let (second, third) = (text[at &+ 1], text[at &+ 2])
    if text[at] == backslash, second == backslash {
      // What follows an escaped backslash is text.
      at &+= 1
      continue
    }
    let isRaw = second == 0x80 && 0xAA...0xAE ~= third || second == 0x81 && 0xA6...0xA9 ~= third
    guard isRaw || text[at] != 0xE2 && isEscapedBidiControl(bytes[at...]) else { continue }
    if count == 0 { first = at }
    count &+= 1
  }
  return count > 0 ? (count, first) : nil
}

/// Whether a text begins with the escape of one, as in `\u202E`.
private func isEscapedBidiControl(_ text: ArraySlice<UInt8>) -> Bool {
  guard text.starts(with: "\\u20".utf8) else { return false }
  let digits = String(decoding: text.dropFirst(2).prefix(4), as: UTF8.self)
  return UInt32(digits, radix: 16).flatMap { Unicode.Scalar($0) }.map(isBidiControl) ?? false
}

private let backslash = UInt8(ascii: "\\")

private func isBidiControl(_ scalar: Unicode.Scalar) -> Bool {
  (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
}

/// A quick look for the byte that all of them begin with.
private func hasByteOfBidiControls(_ text: String) -> Bool {
  func look(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var isSuspect = false
    // Without a way out of the loop many bytes are looked at in one step.
    for byte in bytes { isSuspect = isSuspect || byte == 0xE2 }
    return isSuspect
  }
  return text.utf8.withContiguousStorageIfAvailable(look) ?? true
}
