/// A row of values as columns of different heights, one cell each.
///
/// Something always shows where a value is over 0, and only the greatest height is full. A value
/// that is nil leaves its cell empty, so that nothing known and nothing done look different.
package struct Sparkline: Sendable, Equatable {
  /// The values from left to right.
  package let values: [Double?]
  /// The value of a full column; by default the greatest there is.
  package let top: Double
  package let role: Role

  /// Makes a row; values below 0 count as 0, those above `top` as `top`, and what is no number as 0.
  package init(_ values: [Double?], top: Double? = nil, role: Role = .accent) {
    self.values = values
    let greatest = values.lazy.compactMap { $0 }.filter(\.isFinite).max() ?? 0
    self.top = top ?? greatest
    self.role = role
  }

  /// Draws a cell for each value, at most `width` of them, those at the end where they are too many.
  package func drawn(width: Int, for surface: Surface) -> Text {
    let signs = surface.isUnicode ? Self.blocks : Self.ascii
    let line = values.suffix(max(0, width)).map { value -> String in
      guard let value else { return " " }
      return signs[min(max(0, steps(value, of: signs.count) - 1), signs.count - 1)]
    }
    return Text(line.joined(), role)
  }

  private static let blocks = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
  private static let ascii = ["_", ".", "-", "=", "+", "*", "#", "@"]

  private func steps(_ value: Double, of count: Int) -> Int {
    columnSteps(value, top: top, of: count)
  }
}

/// How many of so many steps a value fills, rounded to the nearest, full only at the top and at least
/// one where there is something.
func columnSteps(_ value: Double, top: Double, of count: Int) -> Int {
  guard value > 0, count > 0 else { return 0 }
  guard top > 0, value < top else { return count }
  let steps = (value / top * Double(count)).rounded()
  guard steps.isFinite else { return count }
  return min(max(1, Int(steps)), max(1, count - 1))
}
