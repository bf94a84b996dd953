/// What `rankup export` and `rankup new-bank` do, in their summaries, options and examples.
package struct ExportHelpWords: Sendable {
  package let summary: String
  package let bank: String
  package let format: String
  package let example: String
  package let tableExample: String
  package let newBank: String
  package let newBankID: String
  package let newBankTitle: String
  package let newBankExample: String
}

extension ExportHelpWords {
  static let english = ExportHelpWords(
    summary: "Write a bank in another format; what the format can't hold is said.",
    bank: "The id of the bank; rankup banks lists them.",
    format: """
      The format to write. What each holds: native everything; gift all types but cloze; csv all but \
      matching and cloze; anki all, most of them as cards; markdown choices, true or false, and \
      ordering; aiken one right choice, and true or false.
      """,
    example: "For Moodle and others",
    tableExample: "For a spreadsheet",
    newBank: "Begin a bank of your own: a file with an example of every type.",
    newBankID: "The id of the bank, also the name of its file.",
    newBankTitle: "Its title.",
    newBankExample: "Begin a bank, then open the file that is named")
}
