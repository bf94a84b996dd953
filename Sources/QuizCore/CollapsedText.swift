extension String {
  /// The text as readers tell it from others: white space at the ends ignored and collapsed within,
  /// soft hyphens and zero-width spaces ignored.
  package var collapsed: String {
    guard needsCollapsing else { return self }
    let invisible: Set<Unicode.Scalar> = ["\u{AD}", "\u{200B}", "\u{FEFF}"]
    let words = unicodeScalars.filter { !invisible.contains($0) }
      .split { $0.properties.isWhitespace }
    return words.map { String(String.UnicodeScalarView($0)) }.joined(separator: " ").streamSafe
  }

  /// A quick look at the bytes: false only if no white space is to be collapsed or ignored.
  private var needsCollapsing: Bool {
    var previous: UInt8 = 0x20
    for byte in utf8 {
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
}
