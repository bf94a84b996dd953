/// An apostrophe before cells that a spreadsheet would take for formulas, and its removal.
///
/// A cell `=1+1` would show 2 there and be saved as 2; one from a stranger's bank could do worse.
enum FormulaGuard {
  /// Whether a cell begins as a formula does, perhaps after apostrophes, and is no plain number.
  static func needsGuard(_ cell: String) -> Bool {
    begins(cell.utf8.first, cell) && !isPlainNumber(cell)
  }

  /// A cell as it is written.
  static func guarded(_ cell: String) -> String { needsGuard(cell) ? "'" + cell : cell }

  /// A cell as it was before.
  static func unguarded(_ cell: String) -> String {
    cell.utf8.first == UInt8(ascii: "'") && begins(cell.utf8.first, cell)
      ? String(cell.dropFirst()) : cell
  }

  /// Whether a cell is a sign and decimal digits, perhaps with a point among them: all else that
  /// Swift takes for a number may be a name or a sum elsewhere, as in `-inf` and `-0x1F`.
  private static func isPlainNumber(_ cell: String) -> Bool {
    let parts = cell.utf8.dropFirst()
      .split(separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
    return (cell.utf8.first == UInt8(ascii: "+") || cell.utf8.first == UInt8(ascii: "-"))
      && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(isASCIIDigit) }
  }

  private static func begins(_ first: UInt8?, _ cell: String) -> Bool {
    guard let first, "'=+-@".utf8.contains(first) else { return false }
    let sign = cell.utf8.first { $0 != UInt8(ascii: "'") }
    return sign.map { "=+-@".utf8.contains($0) } ?? false
  }
}
