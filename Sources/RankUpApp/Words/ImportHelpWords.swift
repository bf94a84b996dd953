import QuizFormats

/// What `rankup import` does, in its summary, options and examples.
package struct ImportHelpWords: Sendable {
  package let summary: String
  package let files: String
  package let format: String
  package let identifier: String
  package let title: String
  package let language: String
  package let encoding: String
  package let columns: String
  package let indexBase: String
  package let answerKind: String
  package let fieldSeparator: String
  package let rowSeparator: String
  package let promptSide: String
  package let keys: String
  package let typed: String
  package let lenient: String
  package let replace: String
  package let dryRun: String
  package let example: String
  package let columnsExample: String
  package let choicesExample: String
  package let dryRunExample: String
  package let pipeExample: String
}

extension ImportHelpWords {
  static let english = ImportHelpWords(
    summary: "Bring files of questions in, each as a bank of your own.",
    files: "Files or folders of files, without the folders in them; - is standard input.",
    format: "The format, where the content does not tell it.",
    identifier: "The id of the bank; otherwise it is made from the file's name.",
    title: "The title of the bank.",
    language: "The language of the questions; without one the bank belongs to every language.",
    encoding: "How characters are written, where that is not found out.",
    columns: """
      What the columns of a CSV or TSV table mean, by number from 1 or by name; one meaning may be \
      that of several. Meanings: \(TableReader.roles.joined(separator: ", ")).
      """,
    indexBase: "In tables and JSON, whether the first choice is number 0 or 1.",
    answerKind: "What a given answer is: the number, the letter or the text of a choice.",
    fieldSeparator: "What stands between the two sides of a card (a tab).",
    rowSeparator: "What stands between two cards (a line end).",
    promptSide: "The side of a card that is asked for.",
    keys: "In JSON, the key that has a meaning.",
    typed: "Ask for short backs of cards as typed answers.",
    lenient: "Take near-Aiken dialects too.",
    replace: "Replace a bank of your own that has the same id; the former file is kept.",
    dryRun: "Say what would be imported, and write nothing.",
    example: "Import a file, its format told from its content",
    columnsExample: "Say what the columns of a table mean",
    choicesExample: "A table with three columns of choices",
    dryRunExample: "See what would come of a file",
    pipeExample: "Import from a pipe, under an id")
}
