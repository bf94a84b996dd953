import Terminal

/// A word as a shell takes it when it is pasted: in quotes where it needs them.
///
/// What a terminal would obey is written as bytes in octal, `$'\033'`, which bash, zsh and POSIX's
/// newer shells read.
func shellQuoted(_ word: String) -> String {
  let isPlain = word.utf8.allSatisfy { byte in
    byte >= 0x80 || "-_./:+@%,=".utf8.contains(byte)
      || Character(Unicode.Scalar(byte)).isLetter || Character(Unicode.Scalar(byte)).isNumber
  }
  if cleaned(word) != word { return "$'" + word.unicodeScalars.map(octal).joined() + "'" }
  if isPlain, !word.isEmpty { return word }
  let parts = word.split(separator: "'", omittingEmptySubsequences: false)
  return "'" + parts.joined(separator: #"'\''"#) + "'"
}

/// A code point between `$'` and `'`.
private func octal(_ scalar: Unicode.Scalar) -> String {
  if scalar == "'" || scalar == "\\" { return "\\" + String(scalar) }
  if cleaned(String(scalar)) == String(scalar) { return String(scalar) }
  return String(scalar).utf8.map { byte in
    let digits = String(byte, radix: 8)
    return "\\" + String(repeating: "0", count: max(0, 3 - digits.utf8.count)) + digits
  }.joined()
}
