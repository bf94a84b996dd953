extension Unicode.Scalar {
  /// Whether it leaves a mark of its own on the screen: no white space, no control, nothing that only
  /// changes its neighbours, and not the empty Braille pattern.
  package var isVisible: Bool {
    if value < 0x7F { return value > 0x20 }
    guard !properties.isWhitespace, !properties.isDefaultIgnorableCodePoint else { return false }
    switch properties.generalCategory {
    case .format, .control, .nonspacingMark, .enclosingMark, .unassigned, .surrogate: return false
    default: return value != 0x2800
    }
  }
}
