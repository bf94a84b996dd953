import QuizFormats

extension TableProblem {
  /// The problem as a sentence without its full stop.
  var english: String {
    switch self {
    case .noSeparator:
      "no separator cuts most rows into the same number of columns; name one with --field-separator"
    case .badSeparator(let text):
      "\"\(text)\" can't separate columns; give one character that is no quote"
    case .needsColumns(let count, let cells):
      "the first row names no columns that are known (\(listed(cells, of: count))); say which is which, as in --columns prompt=1,answer=2"
    case .needsChoices(let count, let names):
      "the answers are letters or numbers of choices, and no column is known as a choice (\(listed(names, of: count))); say which is which, as in --columns prompt=1,choice=2,choice=3,answer=4"
    case .repeatedRole(let role): "only one column can be the \"\(role)\"; name it once"
    case .noSuchColumn(let name, let names):
      "there is no column \"\(name)\"; " + Self.hint(NameHint(name, among: names))
    case .unknownRole(let role):
      "\"\(role)\" is nothing that a column can hold; " + Self.roleHint(role)
    case .rolesIncomplete:
      "a prompt, and an answer or choices, are needed: --columns prompt=1,answer=2"
    case .needsIndexBase:
      "nothing shows whether the first choice is 0 or 1; say --index-base 0 or 1"
    case .needsAnswerKind:
      "the right answers can be read in two ways; say --answer-kind index, letter or text"
    case .columnIgnored(let name): "the column \"\(name)\" was left out"
    case .countsFrom(let base): "the first choice was taken as number \(base)"
    case .tooManyCells(let count, let columns, let text):
      "the row has \(count) cells and the table \(columns) columns; \"\(text)\" was left out; a text with the separator needs quotes"
    case .openQuote:
      "a quote opens a cell and nothing closes it; it was read as a part of the text, up to the next separator"
    case .rowsInQuotes(let count):
      "\(count) lines that look like rows stand between two quotes; they were read as one text"
    case .unknownDifficulty(let word):
      "the difficulty \"\(word)\" is none of easy, medium and hard, and was left out"
    case .badTimeLimit(let text):
      "the time limit \"\(text)\" is no number above 0, and was left out"
    case .notTrueOrFalse(let text): "the answer \"\(text)\" is neither true nor false"
    case .noKahootHeader:
      "none of the first 15 rows has the columns Question and Answer 1 of a Kahoot sheet"
    case .decimalAsList(let text):
      "the right answers \"\(text)\" look like a number; they were taken as a list"
    }
  }

  private static func hint(_ hint: NameHint) -> String {
    switch hint {
    case .nearest(let name): "the nearest is \"\(name)\""
    case .all(let names): "give a number from 1, or one of these names: \(names)"
    }
  }

  private static func roleHint(_ role: String) -> String {
    switch NameHint(role, among: TableReader.roles) {
    case .nearest(let name): "the nearest is \"\(name)\""
    case .all(let names): "these can be: \(names)"
    }
  }
}

/// The first cells of a row in quotes, with dots where there are more.
func listed(_ cells: [String], of count: Int) -> String {
  cells.map { "\"\($0)\"" }.joined(separator: ", ") + (count > cells.count ? ", ..." : "")
}
