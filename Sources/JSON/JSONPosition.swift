/// A place in a text as an editor shows it: line and column, both counted from 1.
package struct JSONPosition: Sendable, Equatable, Comparable {
  /// The line; LF, CRLF and a lone CR each end one.
  package let line: Int
  /// The column in Unicode scalars; a byte that is not UTF-8 counts as one.
  package let column: Int

  /// Names a place.
  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Orders places as they are read: by line, then by column.
  package static func < (left: JSONPosition, right: JSONPosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
