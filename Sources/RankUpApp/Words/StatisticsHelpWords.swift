/// What the commands `stats` and `history` do, what their options mean, and what examples show.
package struct StatisticsHelpWords: Sendable {
  package let summary: String
  package let bank: String
  package let topic: String
  package let days: String
  package let example: String
  package let daysExample: String
  package let jsonExample: String
  /// Of `bank ID --stats`.
  package let ofBank: String
  package let ofBankExample: String
}

/// What the command `history` does.
package struct HistoryHelpWords: Sendable {
  package let summary: String
  package let date: String
  package let bank: String
  package let since: String
  package let example: String
  package let dateExample: String
  package let jsonExample: String
}

extension StatisticsHelpWords {
  static let english = StatisticsHelpWords(
    summary: "Show what you know, and how it went: figures, a calendar, plots, weak spots.",
    bank: "Only answers to questions of this bank.",
    topic: "Only this topic, and the topics below it.",
    days: "Only so many days up to today.",
    example: "everything since your first answer",
    daysExample: "one bank, the last month",
    jsonExample: "the same for a script, day by day",
    ofBank: "What the answers say of its questions, for those who write it.",
    ofBankExample: "which questions are too easy, too hard or never asked")
}

extension HistoryHelpWords {
  static let english = HistoryHelpWords(
    summary: "Show the past: dailies, practice and reviews, newest first.",
    date: "One day, with its questions and answers.",
    bank: "Only quizzes with a question of this bank.",
    since: "Only from this date on.",
    example: "everything, page by page where it is long",
    dateExample: "what was asked that day, and what you answered",
    jsonExample: "a year for a script")
}
