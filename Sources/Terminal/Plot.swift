/// Values as columns over several lines, with a name beside each line.
///
/// A column grows in eighths of a line, in ASCII in halves. Whatever is over 0 shows.
package struct Plot: Sendable, Equatable {
  /// A line of the plot.
  package struct Line: Sendable, Equatable {
    /// What stands beside it, on the left.
    package let name: Text
    /// The role of the columns where they cross it.
    package let role: Role

    /// Describes a line.
    package init(_ name: Text, role: Role = .accent) {
      self.name = name
      self.role = role
    }
  }

  /// The values from left to right; nil leaves a column empty.
  package let values: [Double?]
  /// The value of a column that reaches to the top.
  package let top: Double
  /// The lines from the top.
  package let lines: [Line]

  /// Makes a plot; values are brought to 0 … `top`, and what is no number counts as 0.
  package init(_ values: [Double?], top: Double, lines: [Line]) {
    self.values = values
    self.top = top
    self.lines = lines
  }

  /// The columns that have room in `width` cells beside such names.
  package static func room(width: Int, beside names: [Text]) -> Int {
    max(0, width - margin(names))
  }

  /// Draws the lines in at most `width` cells, names at the right of their field before the axis; of
  /// too many values the last.
  package func drawn(width: Int, for surface: Surface) -> [Text] {
    let names = lines.map { $0.name.oneLine }
    let shown = values.suffix(Self.room(width: width, beside: names))
    let heights = shown.map { value in
      value.map { columnSteps($0, top: top, of: lines.count * 8) } ?? 0
    }
    let field = Self.margin(names) - 2
    let axis = Text(surface.sign("│", or: "|"), .faint)
    return lines.indices.map { index in
      let below = (lines.count - 1 - index) * 8
      let cells = heights.map { Self.cell(min(max(0, $0 - below), 8), for: surface) }
      let line =
        names[index].padded(to: field, .right) + Text(" ") + axis
        + Text(cells.joined(), lines[index].role)
      return line.shortened(to: width, mark: "").withoutTrailingSpaces
    }
  }

  private static func margin(_ names: [Text]) -> Int { (names.map(\.width).max() ?? 0) + 2 }

  private static let blocks = [" ", "▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]

  private static func cell(_ eighths: Int, for surface: Surface) -> String {
    guard !surface.isUnicode else { return blocks[eighths] }
    return eighths == 0 ? " " : eighths < 4 ? "." : eighths < 8 ? ":" : "#"
  }
}
