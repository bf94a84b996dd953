/// A bar that shows a share of a whole, to stand beside the number.
///
/// It is full only when the share is whole, and shows at least its smallest step as soon as there
/// is something to show (in ASCII a bar of one cell can only be full or not). A share below
/// nothing counts as nothing, one over the whole as the whole, and the share of nothing is none.
package struct Bar: Sendable, Equatable {
  package let numerator: Int
  package let denominator: Int
  package let role: Role

  /// Makes the bar of a share; the role is that of the filled part, the rest is faint.
  package init(_ numerator: Int, of denominator: Int, role: Role = .accent) {
    self.numerator = max(0, denominator <= 0 ? 0 : min(numerator, denominator))
    self.denominator = max(1, denominator)
    self.role = role
  }

  /// Draws exactly `width` cells, 0 to 1,000: eighths of blocks over a shaded track,
  /// or `#` and `-` where the surface isn't Unicode.
  package func drawn(width: Int, for surface: Surface) -> Text {
    let width = min(max(0, width), 1000)
    guard surface.isUnicode else {
      let filled = steps(of: width)
      return Text(String(repeating: "#", count: filled), role)
        + Text(String(repeating: "-", count: width - filled), .faint)
    }
    let eighths = steps(of: width * 8)
    let part = Bar.blocks[eighths % 8]
    let track = width - eighths / 8 - part.count
    return Text(String(repeating: "█", count: eighths / 8) + part, role)
      + Text(String(repeating: "░", count: track), .faint)
  }

  private static let blocks = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]

  /// The share of a number of steps, rounded down; the product has twice the bits of `Int`.
  private func steps(of total: Int) -> Int {
    if numerator >= denominator { return total }
    let product = numerator.multipliedFullWidth(by: total)
    let share = denominator.dividingFullWidth(product).quotient
    return numerator > 0 && share == 0 ? min(1, max(0, total - 1)) : share
  }
}
