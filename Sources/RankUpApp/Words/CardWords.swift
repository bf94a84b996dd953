package import QuizCore

/// The words of the rank card and of the ladder.
package struct CardWords: Sendable {
  /// The name of a rank.
  package let rank: @Sendable (Rank) -> String
  /// XP still missing, and the rank they lead to.
  package let missing: @Sendable (String, String) -> String
  /// The top is reached.
  package let highest: String
  /// The top rank, before its bar is full: XP still missing.
  package let missingAtTop: @Sendable (String) -> String
  /// The bar of a card edited by hand is full and waits for the next award.
  package let fullBar: String
  /// Labels of the card's rows.
  package let streak: String
  /// The row of today's daily.
  package let today: String
  /// The row of what is due for a review.
  package let review: String
  /// The row of everything ever earned.
  package let lifetime: String
  /// A streak of days, the longest one, and the freezes held.
  package let streakDays: @Sendable (Int, Int, Int) -> String
  /// The daily of today has not begun.
  package let dailyOpen: String
  /// Answered of asked.
  package let dailyRunning: @Sendable (Int, Int) -> String
  /// What is typed to take it, behind either.
  package let dailyCommand: @Sendable (String) -> String
  /// Right of asked.
  package let dailyDone: @Sendable (Int, Int) -> String
  /// So many questions are due, at least one.
  package let due: @Sendable (Int) -> String
  /// The head of the ladder.
  package let ladder: String
  /// Heads of the ladder's columns: rank, and the XP that fill it.
  package let ladderColumns: (rank: String, threshold: String)
  /// Beside the present rank.
  package let youAreHere: String
  /// Beside a rank that is filled.
  package let filled: String
  /// XP from here to a full bar at the top.
  package let leftToClimb: @Sendable (String) -> String
  /// How the ladder works, in a sentence.
  package let ladderRule: String
}

extension CardWords {
  static let english = CardWords(
    rank: \.name,
    missing: { "\($0) XP to \($1)" },
    highest: "The highest rank, and its bar is full",
    missingAtTop: { "The highest rank; \($0) XP to a full bar" },
    fullBar: "The bar is full: the next XP lift you",
    streak: "Streak",
    today: "Today",
    review: "Review",
    lifetime: "Lifetime",
    streakDays: { current, longest, freezes in
      let none = longest == 0 ? "none yet" : "none now"
      var text = current == 0 ? none : current == 1 ? "1 day" : "\(current) days"
      if longest > current { text += ", longest \(longest)" }
      if freezes > 0 { text += freezes == 1 ? ", 1 freeze held" : ", \(freezes) freezes held" }
      return text
    },
    dailyOpen: "not begun",
    dailyRunning: { "\($0) of \($1) answered" },
    dailyCommand: { "\($0): rankup daily" },
    dailyDone: { "done, \($0) of \($1) right" },
    due: { "\(FormatWords.english.number($0)) due: rankup review" },
    ladder: "The ladder",
    ladderColumns: (rank: "Rank", threshold: "XP that fill it"),
    youAreHere: "you are here",
    filled: "filled",
    leftToClimb: { "\($0) XP left to climb." },
    ladderRule: "A full bar lifts you one rank, and the next bar starts again from 0.")
}
