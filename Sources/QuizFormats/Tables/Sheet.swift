/// A table whose separator and columns are known.
struct Sheet {
  let columns: TableColumns
  /// Stands before the first row after the header.
  let rows: RecordReader
  /// The line of the header; 1 where there is none.
  let headerLine: Int

  /// How many cells of a first row that is no header are named.
  private static let shownNames = 8

  /// Finds both out.
  init(_ text: SourceText, _ options: ReadOptions, isTabbed: Bool) throws(ImportRefusal) {
    let declared = Separator.declared(in: text.bytes)
    let start = declared?.end ?? 0
    let separator = try Self.separator(
      text.bytes, options, isTabbed: isTabbed, declared: declared?.separator, from: start)
    let first = RecordReader(
      text.bytes, separator: separator, from: start, line: declared == nil ? 1 : 2)
    var reader = first
    guard reader.nextFilled() else { throw ImportRefusal(.common(.nothingToImport)) }
    headerLine = reader.line
    reader.isGuarded = Self.isOwn(reader)
    let width = Self.width(first)
    if options.columns.isEmpty {
      if let columns = TableColumns(header: reader) {
        (self.columns, rows) = (columns, reader)
        try refuseUnknownChoices()
      } else if width.commonest == 2 {
        (columns, rows) = (.pair, first)
      } else {
        let names = reader.fields.indices.prefix(Self.shownNames).map {
          excerpt(of: reader.line($0))
        }
        throw ImportRefusal(.table(.needsColumns(width.commonest, names)), line: reader.line)
      }
    } else {
      columns = try TableColumns(options.columns, header: reader, width: width.widest)
      let isNamed = options.columns.contains { Int($0.column) == nil }
      rows = isNamed || TableColumns(header: reader) != nil ? reader : first
    }
  }

  /// Whether a header is of a table that was written here, in whatever order a spreadsheet left it.
  private static func isOwn(_ header: RecordReader) -> Bool {
    let names = header.fields.indices.map { header.line($0) }
    return Set(names).isSuperset(of: CSVWriter.ownHeader)
  }

  /// Refuses a table whose answers are letters or numbers of choices while no column is known to hold
  /// one: each row would become a card with nothing but `B` on its back.
  private func refuseUnknownChoices() throws(ImportRefusal) {
    let count = columns.ignored.count
    guard count > 1, columns.choices.isEmpty, columns.wrong.isEmpty, columns.type == nil else {
      return
    }
    var rows = rows
    var isAny = false
    while rows.nextFilled() {
      let text = rows.text(columns.answer, isAnswer: true)
      if isBlank(text) { continue }
      guard AnswerCell(text: text).isPlaced(among: count) else { return }
      isAny = true
    }
    guard isAny else { return }
    let names = columns.ignored.prefix(Self.shownNames).map { excerpt(of: $0) }
    throw ImportRefusal(.table(.needsChoices(count, names)), line: headerLine)
  }

  /// How the answers are to be understood, found out from all rows.
  func answerRule(_ options: ReadOptions) throws(ImportRefusal) -> AnswerRule {
    var tally = TableTally()
    let kind = options.answerKind ?? columns.answerKind
    if !columns.choices.isEmpty, kind == nil || kind == .index {
      var rows = rows
      while rows.nextFilled() { tally.add(rows, columns) }
    }
    return try tally.rule(options, kind: columns.answerKind, headerBase: columns.choiceBase)
  }

  private static func separator(
    _ bytes: [UInt8], _ options: ReadOptions, isTabbed: Bool, declared: UInt8?, from start: Int
  ) throws(ImportRefusal) -> UInt8 {
    if let named = options.fieldSeparator {
      guard let separator = Separator.named(named) else {
        throw ImportRefusal(.table(.badSeparator(excerpt(of: named))))
      }
      return separator
    }
    if let declared { return declared }
    if isTabbed { return 0x09 }
    // Names of columns are surer than even rows: in long cells any separator may stand.
    if let naming = TableColumns.namingSeparator(in: bytes, from: start) { return naming }
    if let found = Separator.sniff(bytes, among: Separator.ofTables, from: start) { return found }
    var lines = RecordReader(bytes, separator: UInt8(ascii: ","), from: start)
    throw ImportRefusal(lines.nextFilled() ? .table(.noSeparator) : .common(.nothingToImport))
  }

  /// How many fields most of the first records have, and the longest of them.
  private static func width(_ first: RecordReader) -> (commonest: Int, widest: Int) {
    var reader = first
    var counts: [Int] = []
    while counts.count < Separator.sampleSize, reader.nextFilled() {
      counts.append(reader.fieldCount)
    }
    let commonest = Separator.commonest(counts)
    return (commonest.count, counts.max() ?? 0)
  }
}

extension TableTally {
  /// Takes a row of a table, if it has choices.
  fileprivate mutating func add(_ row: RecordReader, _ columns: TableColumns) {
    guard let last = columns.choices.lastIndex(where: { !row.isBlank($0) }) else { return }
    if let letter = columns.letter, let places = AnswerCell(text: row.line(letter)).letters {
      add(text: nil, letters: places, numbers: nil, choiceCount: last &+ 1)
      return
    }
    guard let column = columns.answer, !row.isBlank(column) else { return }
    let cell = AnswerCell(text: row.line(column, isAnswer: true))
    add(
      text: textPlaces(row, columns, cell), letters: cell.letters, numbers: cell.numbers,
      choiceCount: last &+ 1)
  }

  private func textPlaces(
    _ row: RecordReader, _ columns: TableColumns, _ cell: AnswerCell
  ) -> [Int]? {
    guard let answer = columns.answer else { return nil }
    if let place = columns.choices.firstIndex(where: { row.holdsSame($0, answer) }) {
      return [place]
    }
    // One byte is the same or it is not; all else may differ by what the clean-up takes away.
    guard cell.text.utf8.count > 1 else { return nil }
    let whole = AnswerCell(text: row.text(answer, isAnswer: true))
    return whole.places(in: columns.choices.map { row.text($0, isAnswer: true) })
  }
}
