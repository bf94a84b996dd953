/// All that is on a screen at one moment.
package struct Frame: Sendable, Equatable {
  /// The lines from the top; those beyond the screen are not shown, missing ones are empty.
  package var lines: [Text]
  /// Where the cursor stands, from 0; nil while it is hidden.
  package var cursor: Position?

  /// A place on a screen, both numbers from 0.
  package struct Position: Sendable, Equatable {
    package let row: Int
    package let column: Int

    /// Names a place.
    package init(row: Int, column: Int) {
      self.row = row
      self.column = column
    }
  }

  /// Makes a frame.
  package init(_ lines: [Text] = [], cursor: Position? = nil) {
    self.lines = lines
    self.cursor = cursor
  }
}
