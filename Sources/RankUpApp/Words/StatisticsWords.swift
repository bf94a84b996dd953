/// The words of the page of statistics.
package struct StatisticsWords: Sendable {
  /// The head of the page.
  package let title: String
  /// All of it, since a date.
  package let since: @Sendable (String) -> String
  /// The last so many days.
  package let lastDays: @Sendable (Int) -> String
  /// Nothing was answered yet.
  package let empty: String
  /// What to do first: the command.
  package let first: @Sendable (String) -> String
  /// Nothing was answered of what is looked at.
  package let nothingFits: String

  /// Labels of figures.
  package let answers: String
  package let right: String
  package let played: String
  package let time: String
  package let gained: String
  /// So many answers, and how many percent of them were right.
  package let answersRight: @Sendable (Int, Int) -> String
  /// How many percent of so many answers were right.
  package let percentOf: @Sendable (Int, Int) -> String
  /// So many days with answers, and how many answers a day.
  package let daysWith: @Sendable (Int, Int) -> String
  /// The time of an answer in milliseconds.
  package let seconds: @Sendable (Int) -> String
  /// A number of percent.
  package let percent: @Sendable (Int) -> String
  /// The most answers of a column.
  package let atMost: @Sendable (String) -> String
  /// Beside a percentage: of how many answers.
  package let ofAnswers: @Sendable (String) -> String

  /// The head of what went over time.
  package let overTime: String
  /// What a column stands for: the first date, how many days it has, the last date.
  package let column: @Sendable (String, Int, String) -> String
  /// From a date to a date.
  package let range: @Sendable (String, String) -> String
  /// The head of the calendar.
  package let calendar: String
  /// A month, 1 to 12, as short as can be.
  package let month: @Sendable (Int) -> String
  /// A month of a year.
  package let monthOfYear: @Sendable (Int, Int) -> String
  /// So many days with so many answers.
  package let monthDays: @Sendable (Int, Int) -> String
  /// What the signs of the calendar count.
  package let answersADay: String
  /// Heads of the plots.
  package let experienceADay: String
  package let path: String

  /// Heads of what is known how well.
  package let byBank: String
  package let byTopic: String
  package let byDifficulty: String
  /// So many more are not listed.
  package let more: @Sendable (Int) -> String
  package let weakestQuestions: String
  package let weakestTopics: String
  /// A question that is no longer there: its bank and id.
  package let gone: @Sendable (String) -> String
}

extension StatisticsWords {
  static let english = StatisticsWords(
    title: "Statistics",
    since: { "since \($0)" },
    lastDays: { $0 == 1 ? "today" : "the last \(FormatWords.english.number($0)) days" },
    empty: "There are no figures yet: they begin with your first answer.",
    first: { "A good first step: \($0)" },
    nothingFits: "Nothing of that was answered yet.",
    answers: "Answers", right: "Right", played: "Played", time: "Time", gained: "Gained",
    answersRight: { answers, percent in
      let count = answers == 1 ? "1 answer" : "\(FormatWords.english.number(answers)) answers"
      return "\(count), \(percent) % right"
    },
    percentOf: { percent, answers in
      answers == 1
        ? "\(percent) % of 1 answer"
        : "\(percent) % of \(FormatWords.english.number(answers)) answers"
    },
    daysWith: { days, answers in
      let count = days == 1 ? "1 day" : "\(FormatWords.english.number(days)) days"
      return
        "\(count), \(FormatWords.english.number(answers)) answer\(answers == 1 ? "" : "s") a day"
    },
    seconds: { milliseconds in
      let tenths = milliseconds / 100
      guard tenths >= 1_000 else { return "\(tenths / 10).\(abs(tenths % 10)) s an answer" }
      return "\(FormatWords.english.number(tenths / 10)) s an answer"
    },
    percent: { "\($0) %" },
    atMost: { "at most \($0)" },
    ofAnswers: { "of \($0)" },
    overTime: "Over time",
    column: { first, days, last in
      let column = days == 1 ? "a column is a day" : "a column is \(days) days"
      return "\(first) to \(last); \(column)."
    },
    range: { "\($0) to \($1)" },
    calendar: "Calendar",
    month: { month in
      let names = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
      ]
      return names[min(max(1, month), 12) - 1]
    },
    monthOfYear: { month, year in
      let names = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September",
        "October", "November", "December",
      ]
      return "\(names[min(max(1, month), 12) - 1]) \(year)"
    },
    monthDays: { days, answers in
      let count = answers == 1 ? "1 answer" : "\(FormatWords.english.number(answers)) answers"
      return "\(count) on \(days == 1 ? "1 day" : "\(days) days")"
    },
    answersADay: "answers a day",
    experienceADay: "XP a day", path: "The way through the ranks",
    byBank: "By bank", byTopic: "By topic", byDifficulty: "By difficulty",
    more: { "and \(FormatWords.english.number($0)) more" },
    weakestQuestions: "Weakest questions", weakestTopics: "Weakest topics",
    gone: { "\($0) (no longer there)" })
}
