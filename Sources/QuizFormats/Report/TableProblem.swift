/// What may be the matter with CSV, TSV and Kahoot sheets, beside what all formats share.
package enum TableProblem: Sendable, Equatable {
  /// No separator cuts most rows into the same number of fields.
  case noSeparator
  /// A separator was asked for that no table can have: more than one byte, or a quote.
  case badSeparator(String)
  /// The first row names no columns that are known, and there are more than two: how many, and what
  /// its first cells hold.
  case needsColumns(Int, [String])
  /// The answers are letters or numbers of choices, and no column is known to hold one: how many
  /// columns are unknown, and the first of them.
  case needsChoices(Int, [String])
  /// A role was given to two columns that only one can have.
  case repeatedRole(String)
  /// A column was named that the table does not have; the names of its first row.
  case noSuchColumn(String, names: [String])
  /// A role was named that no column can have.
  case unknownRole(String)
  /// The roles named lack a prompt, or an answer or choices.
  case rolesIncomplete
  /// Right answers are numbers, and the file shows not whether the first choice is 0 or 1.
  case needsIndexBase
  /// Right answers can be understood in two ways that contradict each other.
  case needsAnswerKind
  /// A column means nothing here: its name.
  case columnIgnored(String)
  /// Right answers are numbers, and the first choice is this one.
  case countsFrom(Int)
  /// A row has more cells than the table has columns: how many there are, columns, and what
  /// is left out.
  case tooManyCells(Int, columns: Int, leftOut: String)
  /// A quote begins a cell and nothing closes it, so that it was read as a part of the text.
  case openQuote
  /// A cell in quotes holds lines that look like rows: how many.
  case rowsInQuotes(Int)
  /// A difficulty that is none of easy, medium and hard.
  case unknownDifficulty(String)
  /// A time limit that is no number above 0.
  case badTimeLimit(String)
  /// Neither true nor false.
  case notTrueOrFalse(String)
  /// No row near the top names a question and an answer 1.
  case noKahootHeader
  /// A list of right answers that a spreadsheet made a number of: 2.1 for 2,1.
  case decimalAsList(String)
}
