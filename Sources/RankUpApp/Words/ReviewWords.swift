/// Reviewing what memory says is due.
package struct ReviewWords: Sendable {
  /// The head of a review.
  package let title: String
  /// Below the head of one that does not count.
  package let cramCountsForNothing: String
  /// When a question comes again: in how many days, and the date.
  package let next: @Sendable (Int, String) -> String
  /// Nothing is due: the date of the next.
  package let nothingDue: @Sendable (String) -> String
  /// Nothing was answered so far.
  package let nothingLearned: String
  /// How to go on when nothing is due; a command follows each.
  package let learnNew: String
  package let reviewNow: String
  /// A review was left: answered and asked.
  package let left: @Sendable (Int, Int) -> String
}

extension ReviewWords {
  static let english = ReviewWords(
    title: "Review",
    cramCountsForNothing: "For practice alone: no XP, and memory stays as it is.",
    next: { days, date in "Comes again in \(days) day\(days == 1 ? "" : "s"), \(date)." },
    nothingDue: { "Nothing is due. The next question comes on \($0)." },
    nothingLearned:
      "There is nothing to review yet: answer a daily first, or ask for new ones with --new 5.",
    learnNew: "New questions:", reviewNow: "All the same, for no XP:",
    left: { answered, asked in
      answered == 0
        ? "Left before the first answer." : "Left after \(answered) of \(asked); they are saved."
    })
}
