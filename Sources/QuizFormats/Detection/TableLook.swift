/// What is seen of the columns of a text.
struct TableLook {
  /// Whether the first rows have the columns of Kahoot's sheet.
  let isKahoot: Bool
  /// The kind of table whose first row names columns that a quiz has; nil for none.
  let headed: Format?
  /// Whether most lines have a tab.
  let isTabbed: Bool
  /// The kind of table that the rows make; nil for none.
  let format: Format?
  /// Whether most lines have the same unusual separator just once, as cards of Quizlet may.
  let hasSeparatorOnce: Bool

  init(_ text: SourceText) {
    let lines = text.lines.indices.map { text.line($0) }
      .filter { !MarkdownBytes.trimmed($0).isEmpty }
    let tabbed = lines.count { $0.contains(0x09) }
    isTabbed = tabbed * 2 > lines.count
    let separator = lines.first.flatMap(Self.separatorLine) ?? Self.separator(of: text.bytes)
    format = isTabbed ? .tsv : separator == nil ? nil : separator == 0x09 ? .tsv : .csv
    let naming = TableColumns.namingSeparator(
      in: text.bytes, from: Separator.declared(in: text.bytes)?.end ?? 0)
    headed = naming.map { $0 == 0x09 ? .tsv : .csv }
    isKahoot = Self.isKahoot(text, lines, isHeaded: naming != nil)
    hasSeparatorOnce = Self.hasSeparatorOnce(lines)
  }

  /// The separator of a line `sep=;`.
  private static func separatorLine(_ line: ArraySlice<UInt8>) -> UInt8? {
    let text = MarkdownBytes.trimmed(line)
    return text.count == 5 && text.starts(with: "sep=".utf8) ? text.last : nil
  }

  /// The separator that gives nearly all of the first rows the same number of columns.
  private static func separator(of bytes: [UInt8]) -> UInt8? {
    ",;\t|".utf8.first { separator in
      let columns = columns(of: bytes, separator)
      guard columns.count > 1, let usual = mostFrequent(columns), usual > 1 else { return false }
      return columns.count { $0 == usual } * 5 >= columns.count * 4
    }
  }

  /// How many columns each of the first 50 rows has; a quoted field may hold anything.
  private static func columns(of bytes: [UInt8], _ separator: UInt8) -> [Int] {
    var (rows, columns): ([Int], Int) = ([], 1)
    var (isQuoted, isStart, isEmpty) = (false, true, true)
    for byte in bytes where rows.count < 50 {
      if isQuoted {
        if byte == UInt8(ascii: "\"") { isQuoted = false }
      } else if byte == 0x0A || byte == 0x0D {
        if !isEmpty { rows.append(columns) }
        (columns, isStart, isEmpty) = (1, true, true)
      } else if byte == separator {
        columns &+= 1
        (isStart, isEmpty) = (true, false)
      } else {
        // A quote after a quote goes on with the field.
        if byte == UInt8(ascii: "\"") { isQuoted = isStart } else { isStart = false }
        isEmpty = false
      }
    }
    if !isEmpty, rows.count < 50 { rows.append(columns) }
    return rows
  }

  private static func mostFrequent(_ numbers: [Int]) -> Int? {
    var counts: [Int: Int] = [:]
    for number in numbers { counts[number, default: 0] &+= 1 }
    return counts.max { ($0.value, -$0.key) < ($1.value, -$1.key) }?.key
  }

  /// Whether a row near the top names a question and an answer 1, and no other sheet does that.
  ///
  /// Kahoot's own has a preamble, a time limit or the longest texts in its header; where none of these
  /// is there, every row has to fit, and where they are, one of them.
  private static func isKahoot(
    _ text: SourceText, _ lines: [ArraySlice<UInt8>], isHeaded: Bool
  ) -> Bool {
    let headers = lines.prefix(15).map { cells($0) { ",;\t|".utf8.contains($0) } }
    let place = headers.firstIndex { names in
      names.contains { $0.hasPrefix("question") }
        && names.contains { $0.hasPrefix("answer 1") || $0.hasPrefix("answer1") }
    }
    guard let place, place == 0 || !isHeaded else { return false }
    let isMarked = headers[place].contains { $0.hasPrefix("time") || $0.contains(" max ") }
    guard let bank = try? KahootReader.read(text, ReadOptions()) else {
      return place > 0 || isMarked
    }
    return place > 0 || isMarked ? !bank.questions.isEmpty : bank.log.skippedCount == 0
  }

  /// The cells of a line in small letters, without quotes; a header needs no better reading.
  private static func cells(
    _ line: ArraySlice<UInt8>, _ isSeparator: (UInt8) -> Bool
  ) -> [String] {
    line.prefix(4_000).split(whereSeparator: isSeparator).map { cell in
      let plain = cell.filter { $0 != UInt8(ascii: "\"") }
      return MarkdownBytes.string(MarkdownBytes.trimmed(plain[...])).lowercased()
    }
  }

  /// Whether four of five lines have ` - `, or a run of the same two or more marks, exactly once.
  private static func hasSeparatorOnce(_ lines: [ArraySlice<UInt8>]) -> Bool {
    guard lines.count > 1 else { return false }
    var counts: [String: Int] = [:]
    for line in lines {
      var found: [String: Int] = [:]
      for mark in separators(in: line) { found[mark, default: 0] &+= 1 }
      for (mark, count) in found where count == 1 { counts[mark, default: 0] &+= 1 }
    }
    return counts.values.contains { $0 * 5 >= lines.count * 4 }
  }

  private static func separators(in line: ArraySlice<UInt8>) -> [String] {
    var found: [String] = []
    var rest = line
    while let first = rest.first {
      let run = rest.prefix { $0 == first }
      let isMark =
        0x21..<0x7F ~= first && !MarkdownBytes.isLetter(first) && !MarkdownBytes.isDigit(first)
      if isMark, run.count > 1 { found.append(MarkdownBytes.string(run)) }
      if rest.starts(with: " - ".utf8) { found.append(" - ") }
      rest = rest.dropFirst(run.count)
    }
    return found
  }
}
