import QuizFormats

extension Format {
  /// What people call it, the same in every language.
  var displayName: String {
    switch self {
    case .native: "quizbank"
    case .opentdb: "Open Trivia DB"
    case .triviaAPI: "The Trivia API"
    case .quizAPI: "QuizAPI.io"
    case .json: "JSON"
    case .gift: "GIFT"
    case .aiken: "Aiken"
    case .moodleXML: "Moodle XML"
    case .cloze: "Moodle Cloze"
    case .anki: "Anki"
    case .quizlet: "Quizlet"
    case .csv: "CSV"
    case .tsv: "TSV"
    case .kahoot: "Kahoot"
    case .hashcards: "hashcards"
    case .markdown: "Markdown"
    case .opentriviaqa: "OpenTriviaQA"
    case .ncvec: "NCVEC"
    }
  }
}
