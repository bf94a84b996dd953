/// A text without the control characters that could drive a terminal.
///
/// CR LF and a lone CR become LF. Tab and LF stay, or become a space where a text is one line.
/// Bidi controls stay: what shows the text takes care of them.
struct CleanedText {
  /// What is left.
  let text: String
  /// What was taken out, each once, in the order of its first use.
  let removed: [Unicode.Scalar]

  init(_ written: String, isLine: Bool = false) {
    guard Self.needsCleaning(written, isLine: isLine) else {
      text = written
      removed = []
      return
    }
    var kept = String.UnicodeScalarView()
    var removed: [Unicode.Scalar] = []
    var wasReturn = false
    for scalar in written.unicodeScalars {
      switch scalar {
      case "\n" where wasReturn: break
      case "\r", "\n": kept.append(isLine ? " " : "\n")
      case "\t": kept.append(isLine ? " " : "\t")
      case _ where Self.isControl(scalar):
        if !removed.contains(scalar) { removed.append(scalar) }
      default: kept.append(scalar)
      }
      wasReturn = scalar == "\r"
    }
    text = String(kept)
    self.removed = removed
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
  }

  /// A quick look at the bytes: a C1 control is C2 followed by 80 to 9F.
  private static func needsCleaning(_ text: String, isLine: Bool) -> Bool {
    var previous: UInt8 = 0
    for byte in text.utf8 {
      if byte < 0x20 ? isLine || (byte != 0x0A && byte != 0x09) : byte == 0x7F { return true }
      if previous == 0xC2, byte < 0xA0 { return true }
      previous = byte
    }
    return false
  }
}
