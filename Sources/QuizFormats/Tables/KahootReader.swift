/// Reads the sheet of Kahoot, saved as CSV: rows of a preamble, a header, and a question a row.
package enum KahootReader {
  /// How many rows may stand before and with the header.
  private static let headerRows = 15

  /// Reads a sheet; refused where no header names a question and an answer 1 near the top.
  ///
  /// Right answers are numbers of the answer columns from 1. Rows with neither a question nor an
  /// answer are those of the empty template, and not counted.
  package static func read(
    _ text: SourceText, _ options: ReadOptions
  ) throws(ImportRefusal) -> DraftBank {
    guard var (columns, rows) = try header(text.bytes, options) else {
      throw ImportRefusal(.table(.noKahootHeader))
    }
    // The first column without a name has the numbers of the questions.
    columns.identifier = nil
    var bank = DraftBank(idPrefix: "kahoot")
    let rule = AnswerRule(kind: .index, base: 1)
    var drafter = RowDrafter(columns, rule, isTyped: options.isTyped, isKahoot: true)
    while rows.next() {
      let isEmpty = rows.isBlank(columns.prompt) && columns.choices.allSatisfy { rows.isBlank($0) }
      if !isEmpty { drafter.take(rows, into: &bank) }
    }
    guard bank.log.readCount > 0 else { throw ImportRefusal(.common(.nothingToImport)) }
    return bank
  }

  private static func header(
    _ bytes: [UInt8], _ options: ReadOptions
  ) throws(ImportRefusal) -> (TableColumns, RecordReader)? {
    let declared = Separator.declared(in: bytes)
    var separators = declared.map { [$0.separator] } ?? Separator.ofTables
    if let named = options.fieldSeparator {
      guard let separator = Separator.named(named) else {
        throw ImportRefusal(.table(.badSeparator(excerpt(of: named))))
      }
      separators = [separator]
    }
    for separator in separators {
      var reader = RecordReader(
        bytes, separator: separator, from: declared?.end ?? 0, line: declared == nil ? 1 : 2)
      for _ in 0..<headerRows {
        guard reader.next() else { break }
        if let columns = TableColumns(header: reader), columns.choices.count > 1,
          columns.wrong.isEmpty
        {
          return (columns, reader)
        }
      }
    }
    return nil
  }
}
