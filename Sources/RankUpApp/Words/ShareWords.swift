/// The words of a result that is shared.
package struct ShareWords: Sendable {
  /// A streak of days.
  package let streak: @Sendable (Int) -> String
  /// Beside the date of a daily whose questions were chosen for this player alone.
  package let adaptive: String
  /// At the end of a daily: the command that makes a text to paste.
  package let offer: @Sendable (String) -> String
  /// Today's daily is not done: the command that takes it.
  package let notDoneToday: @Sendable (String) -> String
  /// The daily of another date is not done.
  package let notDone: @Sendable (String) -> String
  /// Of the daily of a date only that it was done is known.
  package let forgotten: @Sendable (String) -> String
}

extension ShareWords {
  static let english = ShareWords(
    streak: { $0 == 1 ? "streak 1 day" : "streak \($0) days" },
    adaptive: "own questions",
    offer: { "To share it: \($0)" },
    notDoneToday: { "Today's quiz is not done yet, so there is nothing to share: \($0)" },
    notDone: { "The quiz of \($0) was not done, so there is nothing to share." },
    forgotten: { "Of the quiz of \($0) only that it was done is known; its answers are gone." })
}
