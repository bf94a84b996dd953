/// A grid of cells in five levels, such as the days of a year in columns of weeks.
///
/// The levels differ in shape, so that they can be told apart without colour.
package struct Heatmap: Sendable, Equatable {
  /// The columns from left to right; in each a level for every row, 0 to 4, or nil for no cell.
  package let columns: [[Int?]]
  /// The names of the columns that have one, by their index; one that would touch
  /// another, or passes the width, is left out.
  package let heads: [Int: String]
  /// The names of the rows from the top.
  package let rows: [String]
  package let role: Role

  /// How many levels there are.
  package static let levels = 5

  /// Makes a grid; levels outside their bounds are moved to the nearest.
  package init(
    columns: [[Int?]], heads: [Int: String] = [:], rows: [String], role: Role = .good
  ) {
    self.columns = columns
    self.heads = heads
    self.rows = rows
    self.role = role
  }

  /// The columns that have room in `width` cells beside the names of the rows.
  package static func room(width: Int, beside rows: [String]) -> Int {
    max(0, width - margin(rows))
  }

  /// Draws the heads and a line for each row in at most `width` cells; of too many columns the last.
  package func drawn(width: Int, for surface: Surface) -> [Text] {
    let first = max(0, columns.count - Self.room(width: width, beside: rows))
    let margin = Self.margin(rows)
    let lines = rows.indices.map { row -> Text in
      var line = Text(rows[row], .faint).padded(to: margin)
      for column in columns.dropFirst(first) {
        let level = row < column.count ? column[row] : nil
        line += level.map { Self.cell($0, role, for: surface) } ?? Text(" ")
      }
      return line.shortened(to: width, mark: "").withoutTrailingSpaces
    }
    let head = headLine(from: first, margin: margin, width: width)
    return (head.isEmpty ? [] : [head]) + lines
  }

  /// One cell of a level, as it stands in the grid and in a legend.
  package static func cell(_ level: Int, _ role: Role, for surface: Surface) -> Text {
    let level = min(max(0, level), levels - 1)
    let sign = surface.sign(shades[level], or: marks[level])
    return Text(sign, level == 0 ? .faint : role)
  }

  private static let shades = ["·", "░", "▒", "▓", "█"]
  private static let marks = [".", "-", "+", "*", "#"]

  private static func margin(_ rows: [String]) -> Int {
    (rows.map { CellWidth.of($0) }.max() ?? 0) + 1
  }

  private func headLine(from first: Int, margin: Int, width: Int) -> Text {
    var line = Text()
    // Where the next may begin: a space stands between two.
    var next = margin
    for (column, name) in heads.sorted(by: { $0.key < $1.key }) where column >= first {
      let start = margin + column - first
      guard start >= next, column < columns.count, start + CellWidth.of(name) <= width else {
        continue
      }
      line += Text.spaces(start - line.width) + Text(name, .faint)
      next = start + CellWidth.of(name) + 1
    }
    return line
  }
}
