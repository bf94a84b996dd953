import QuizCore

/// A text without the control characters that could drive a terminal.
///
/// Of a run of more than 30 combining marks the rest is dropped without a word: nobody writes such.
/// CR LF and a lone CR become LF. Tab and LF stay, or become a space where a text is one line.
/// Bidi controls stay: what shows the text takes care of them.
package struct CleanedText: Sendable {
  /// What is left.
  package let text: String
  /// What was taken out, each once, in the order of its first use.
  package let removed: [Unicode.Scalar]

  /// Cleans a text; as one line, its breaks and tabs become spaces.
  package init(_ written: String, isLine: Bool = false) {
    guard Self.needsCleaning(written) else {
      text = written.streamSafe
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
    text = String(kept).streamSafe
    self.removed = removed
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
  }

  /// A quick look at the bytes; C2 is the first one of a C1 control.
  private static func needsCleaning(_ text: String) -> Bool {
    func look(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
      var isSuspect = false
      // Without a way out of the loop many bytes are looked at in one step.
      for byte in bytes { isSuspect = isSuspect || byte < 0x20 || byte == 0x7F || byte == 0xC2 }
      return isSuspect
    }
    return text.utf8.withContiguousStorageIfAvailable(look) ?? true
  }
}
