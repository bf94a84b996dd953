/// Whether a text is an id: 1 to 128 of `A–Z a–z 0–9 . _ : -`, the first a letter or digit.
package func isIdentifier(_ text: String) -> Bool {
  guard let first = text.utf8.first, isAlphanumeric(first), text.utf8.count <= 128 else {
    return false
  }
  return text.utf8.allSatisfy { byte in
    switch byte {
    case UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: ":"), UInt8(ascii: "-"): true
    default: isAlphanumeric(byte)
    }
  }
}

/// Whether a text has the form of a BCP 47 tag: 2 to 8 letters, then subtags of 1 to 8 letters or
/// digits, each after a hyphen.
package func isLanguageTag(_ text: String) -> Bool {
  let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
  guard let primary = parts.first, 2...8 ~= primary.count, primary.allSatisfy(isLetter) else {
    return false
  }
  return parts.dropFirst().allSatisfy { 1...8 ~= $0.count && $0.allSatisfy(isAlphanumeric) }
}

private func isAlphanumeric(_ byte: UInt8) -> Bool {
  isLetter(byte) || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
}

private func isLetter(_ byte: UInt8) -> Bool {
  UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
}
