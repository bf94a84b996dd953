extension StringProtocol {
  /// The text without white space at both ends, no-break spaces and line ends included.
  package var trimmingWhitespace: String {
    var scalars = String(self).unicodeScalars[...]
    while let first = scalars.first, first.properties.isWhitespace { scalars.removeFirst() }
    while let last = scalars.last, last.properties.isWhitespace { scalars.removeLast() }
    return String(scalars)
  }
}
