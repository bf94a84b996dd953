/// Rows of texts in columns, laid out by cells and never wider than asked.
///
/// The cells of a column begin, or where they stand on the right end, at one place in every drawn
/// row; no row ends in spaces. Where the columns don't fit, the flexible ones are shortened first
/// (the last one, if none is), the widest of them before the others; then the rest, from the right;
/// a column that has no cell left is not drawn.
package struct Table: Sendable {
  /// How the cells of a column are laid out.
  package struct Column: Sendable {
    package let alignment: Alignment
    package let isFlexible: Bool

    /// Makes a column as wide as its widest cell, room permitting.
    package init(_ alignment: Alignment = .left, isFlexible: Bool = false) {
      self.alignment = alignment
      self.isFlexible = isFlexible
    }
  }

  package let columns: [Column]
  package var rows: [[Text]]

  /// Makes a table; a row's missing cells are empty, and those beyond the columns are left out.
  package init(_ columns: [Column], rows: [[Text]] = []) {
    self.columns = columns
    self.rows = rows
  }

  /// Draws a line for each row in at most `width` cells, with `gap` spaces between the columns.
  package func drawn(width: Int, gap: Int = 2, for surface: Surface) -> [Text] {
    let cells = rows.map { row in
      columns.indices.map { $0 < row.count ? row[$0].oneLine : Text() }
    }
    let natural = columns.indices.map { column in
      cells.reduce(0) { max($0, $1[column].width) }
    }
    let gap = min(max(0, gap), 1000)
    let widths = ColumnWidths(natural, columns, gap: gap, limit: max(0, width)).widths
    return cells.map { line($0, widths: widths, gap: gap, mark: surface.ellipsis) }
  }

  private func line(_ row: [Text], widths: [Int], gap: Int, mark: String) -> Text {
    columns.indices.filter { widths[$0] > 0 }.map { column in
      row[column].shortened(to: widths[column], mark: mark)
        .padded(to: widths[column], columns[column].alignment)
    }.joined(separator: .spaces(gap)).withoutTrailingSpaces
  }
}
