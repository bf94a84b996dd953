import JSON

/// Reads questions from CSV and TSV: a question a row, what the columns mean by their names, by what
/// the player says, or, of two columns without names, prompt and answer.
package enum TableReader {
  /// What the columns of `ReadOptions.columns` may be said to hold; some have other names too.
  package static let roles = [
    "prompt", "answer", "choice", "wrong", "explanation", "topic", "difficulty", "tags", "hint",
    "id", "type", "time",
  ]
  /// How many questions tell how many there will be.
  private static let sampleSize = 500
  /// The most questions that room is made for at once, however short the first ones are.
  private static let roomLimit = 1 << 18

  /// Reads a table; one of `isTabbed` is cut at tabs without looking for another separator.
  ///
  /// Rows with choices become multiple choice, multiple response or true and false; those without
  /// become flashcards unless a column says another type. Empty rows are not counted. Refused where
  /// the separator, the columns or the meaning of the answers can't be found out.
  package static func read(
    _ text: SourceText, _ options: ReadOptions, isTabbed: Bool = false
  ) throws(ImportRefusal) -> DraftBank {
    var bank = DraftBank(idPrefix: isTabbed ? "tsv" : "csv")
    let sheet = try Sheet(text, options, isTabbed: isTabbed)
    let rule = try sheet.answerRule(options)
    for name in sheet.columns.ignored {
      bank.log.change(
        .table(.columnIgnored(excerpt(of: name))),
        at: JSONPosition(line: sheet.headerLine, column: 1))
    }
    if let base = rule.base { bank.log.change(.table(.countsFrom(base)), at: nil) }
    var drafter = RowDrafter(sheet.columns, rule, isTyped: options.isTyped)
    var rows = sheet.rows
    while rows.nextFilled() {
      drafter.take(rows, into: &bank)
      if bank.questions.count == Self.sampleSize {
        let count = rows.expectedCount(after: Self.sampleSize)
        bank.questions.reserveCapacity(min(count, Self.roomLimit))
      }
    }
    guard !bank.questions.isEmpty || bank.log.readCount > 0 else {
      throw ImportRefusal(.common(.nothingToImport))
    }
    return bank
  }
}
