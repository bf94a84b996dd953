/// A place in a text as an editor shows it: line and column, both counted from 1.
package struct XMLPosition: Sendable, Equatable {
  /// The line; LF, CRLF and a lone CR each end one.
  package let line: Int
  /// The column in Unicode scalars.
  package let column: Int

  /// Names a place.
  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
