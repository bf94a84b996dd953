package import QuizCore

/// The words of the history.
package struct HistoryWords: Sendable {
  /// The head of the page.
  package let title: String
  /// Heads of its columns: date, kind, result, right, XP, rank.
  package let columns: [String]
  /// The kind of a sitting.
  package let kind: @Sendable (Mode) -> String
  /// A day that a freeze bridged, as its kind, and what that means.
  package let freeze: String
  package let bridged: String
  /// What the signs mean.
  package let right: String
  package let partly: String
  package let wrong: String
  package let skipped: String
  package let open: String
  /// Every question was right.
  package let allRight: String
  /// Which lines of how many are seen.
  package let place: @Sendable (String, String) -> String
  /// How to see one day.
  package let howToShow: String
  /// Nothing was played yet.
  package let empty: String
  /// Nothing was played of what is looked for.
  package let nothingFits: String
  /// Nothing was played on a date.
  package let nothingOn: @Sendable (String) -> String
  /// Before the answer that was given.
  package let youSaid: @Sendable (String) -> String
}

extension HistoryWords {
  static let english = HistoryWords(
    title: "History",
    columns: ["Date", "Kind", "Result", "Right", "XP", "Rank then"],
    kind: { mode in
      switch mode {
      case .daily: "daily"
      case .practice: "practice"
      case .review: "review"
      case .replay: "replay"
      }
    },
    freeze: "freeze", bridged: "bridged the day: the streak went on",
    right: "right", partly: "partly", wrong: "wrong", skipped: "skipped", open: "open",
    allRight: "all right",
    place: { "\($0) of \($1)" },
    howToShow: "rankup history --date DATE shows a day with its questions and answers.",
    empty: "There is no history yet: it begins with your first answer.",
    nothingFits: "Nothing of that was played yet.",
    nothingOn: { "Nothing was answered on \($0)." },
    youSaid: { "Your answer: \($0)" })
}
