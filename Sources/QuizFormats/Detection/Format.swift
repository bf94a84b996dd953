/// The formats that questions can be read from; a raw value is its name on the command line.
package enum Format: String, Sendable, CaseIterable {
  /// The project's own.
  case native
  /// A reply or a dump of Open Trivia DB.
  case opentdb
  /// A reply of The Trivia API, version 1 or 2.
  case triviaAPI = "trivia-api"
  /// A reply of QuizAPI.io.
  case quizAPI = "quizapi"
  /// Any other JSON that holds questions.
  case json
  case gift
  case aiken
  /// Moodle's export of a question bank.
  case moodleXML = "moodle-xml"
  /// A text with gaps as Moodle's Cloze has them: one question a file.
  case cloze
  /// Notes or cards in plain text, as Anki exports them.
  case anki
  /// Terms and definitions as Quizlet exports them.
  case quizlet
  case csv
  case tsv
  /// The sheet of Kahoot, saved as CSV.
  case kahoot
  /// Cards of hashcards, `Q:`, `A:` and `C:`.
  case hashcards
  /// Lists of check boxes in Markdown: mdquiz, quizdown and others.
  case markdown
  /// A category of OpenTriviaQA.
  case opentriviaqa
  /// A pool of questions for radio amateurs.
  case ncvec
}
