extension RecordReader {
  /// The cell of a column, cleaned; empty where the record has no such column.
  func text(_ column: Int?, isAnswer: Bool = false) -> String {
    guard let column, fields.indices.contains(column) else { return "" }
    let text = text(of: fields[column], isAnswer: isAnswer)
    return isGuarded ? FormulaGuard.unguarded(text) : text
  }

  /// The cells from a column on as the one answer that they are where nothing was to be cut there.
  func text(from column: Int) -> String {
    guard fields.count > column &+ 1 else { return text(column, isAnswer: true) }
    let cut = String(Unicode.Scalar(separator))
    let cells = fields.indices.dropFirst(column).map(raw)
    return fieldText(cells.joined(separator: cut), isAnswer: true)
  }

  private func text(of field: Field, isAnswer: Bool) -> String {
    guard field.hasDoubledQuotes else {
      return fieldText(in: bytes, field.range, isAnswer: isAnswer)
    }
    let raw = withoutDoubledQuotes(field.range)
    return fieldText(in: raw, raw.indices, isAnswer: isAnswer)
  }

  /// The cell of a column on one line, cleaned.
  func line(_ column: Int?, isAnswer: Bool = false) -> String {
    let text = text(column, isAnswer: isAnswer)
    return isOneLine(text) ? text : lineText(text, isAnswer: isAnswer)
  }

  /// The cell of a column as it stands in the file, without quotes.
  func raw(_ column: Int) -> String {
    guard fields.indices.contains(column) else { return "" }
    let field = fields[column]
    return field.hasDoubledQuotes
      ? String(decoding: withoutDoubledQuotes(field.range), as: UTF8.self)
      : String(decoding: bytes[field.range], as: UTF8.self)
  }

  /// Whether only white space of ASCII stands in a column, or nothing at all.
  func isBlank(_ column: Int) -> Bool {
    !fields.indices.contains(column) || isBlank(fields[column])
  }

  /// Whether a cell begins with a quote that nothing closes, so that it ends at the next separator or
  /// with its line.
  var hasOpenQuote: Bool {
    let text = bytes.span
    for field in fields where !field.hasDoubledQuotes && !field.range.isEmpty {
      guard text[field.range.lowerBound] == UInt8(ascii: "\"") else { continue }
      if bytes[field.range].count(where: { $0 == UInt8(ascii: "\"") }) & 1 == 1 { return true }
    }
    return false
  }

  /// How many lines within a quoted cell look like rows of the table: three or more that are all cut
  /// into so many columns; else 0.
  func rowsInQuotes(columns: Int) -> Int {
    guard lineCount > 4, columns > 1 else { return 0 }
    for field in fields where field.range.count > 8 {
      let lines = bytes[field.range].split { $0 == 0x0A || $0 == 0x0D }.dropFirst().dropLast()
      let areRows = lines.allSatisfy { line in
        line.count { $0 == separator } == columns &- 1
      }
      if lines.count > 2, areRows { return lines.count }
    }
    return 0
  }

  /// Whether two cells surely hold the same bytes.
  func holdsSame(_ column: Int, _ other: Int) -> Bool {
    guard fields.indices.contains(column), fields.indices.contains(other) else { return false }
    let text = bytes.span
    let left = trimmedRange(text, fields[column].range)
    let right = trimmedRange(text, fields[other].range)
    guard left.count == right.count else { return false }
    var distance = 0
    while distance < left.count {
      guard text[left.lowerBound &+ distance] == text[right.lowerBound &+ distance] else {
        return false
      }
      distance &+= 1
    }
    return true
  }

  private func withoutDoubledQuotes(_ range: Range<Int>) -> [UInt8] {
    var kept: [UInt8] = []
    kept.reserveCapacity(range.count)
    var at = range.lowerBound
    while at < range.upperBound {
      kept.append(bytes[at])
      // Within a quoted field quotes come in pairs.
      at &+= bytes[at] == UInt8(ascii: "\"") ? 2 : 1
    }
    return kept
  }
}
