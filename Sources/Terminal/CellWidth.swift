/// The number of terminal cells that text takes, by whole grapheme clusters.
///
/// A cluster is 0, 1 or 2 cells: the sum of its code points, 2 at most, so that a family joined by
/// ZWJ, a flag and a keycap are 2 and a letter with any marks is as wide as the letter. Control
/// characters are 0; `Text` holds none but LF. East Asian ambiguous characters are 1.
package enum CellWidth {
  /// The version of Unicode whose widths are used.
  package static var unicodeVersion: String { WidthTable.unicodeVersion }

  /// Returns the cells of one cluster: 0, 1 or 2.
  package static func of(_ character: Character) -> Int {
    var cells = 0
    var previous = WidthClass.zero
    for scalar in character.unicodeScalars {
      if scalar.isASCII && scalar.value >= 0x20 && scalar.value != 0x7F && previous == .zero {
        previous = emojiInASCII(scalar) ? .narrowEmoji : .narrow
        cells += 1
        continue
      }
      switch (scalar.value, previous) {
      case (0xFE0F, .narrowEmoji), (0xFE0F, .wideEmoji): return 2
      case (0xFE0E, .wideEmoji): cells -= 1
      default: break
      }
      previous = WidthClass(of: scalar)
      cells += previous.cells
    }
    return min(cells, 2)
  }

  /// Returns the cells of a whole string, the sum of its clusters.
  package static func of(_ string: String) -> Int {
    if string.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return string.utf8.count }
    return string.reduce(0) { $0 + of($1) }
  }

  private static func emojiInASCII(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "#" || scalar == "*" || ("0"..."9").contains(scalar)
  }
}
