/// Shares the cells of a line among the columns of a table.
struct ColumnWidths {
  private(set) var widths: [Int]
  private let gap: Int
  private let limit: Int

  init(_ natural: [Int], _ columns: [Table.Column], gap: Int, limit: Int) {
    widths = natural.map { min($0, limit) }
    self.gap = gap
    self.limit = limit
    let marked = columns.indices.filter { columns[$0].isFlexible }
    let flexible = marked.isEmpty ? Array(columns.indices.suffix(1)) : marked
    let others = columns.indices.filter { !flexible.contains($0) }
    for floor in [8, 1, 0] {
      shrink(flexible, to: floor)
      for column in others.reversed() { shrink([column], to: floor) }
    }
  }

  /// The cells of a line; a column without cells has no gap either.
  private var total: Int {
    let shown = widths.filter { $0 > 0 }
    return shown.reduce(0, +) + gap * max(0, shown.count - 1)
  }

  /// Takes cells from the widest of the columns, the rightmost among equals, down to a floor.
  private mutating func shrink(_ columns: [Int], to floor: Int) {
    while total > limit {
      let widest = columns.max { (widths[$0], $0) < (widths[$1], $1) }
      guard let widest, widths[widest] > floor else { return }
      widths[widest] -= 1
    }
  }
}
