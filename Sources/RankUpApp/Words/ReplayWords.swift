/// The words of a past daily that is taken again.
package struct ReplayWords: Sendable {
  /// The head.
  package let title: String
  /// Before the first question.
  package let countsForNothing: String
  /// At the end: what stays as it was.
  package let counted: String
  /// Left before the end: answered of asked.
  package let left: @Sendable (Int, Int) -> String
  /// Questions that vanished from their banks when there was none to replace them.
  package let leftOut: @Sendable (Int) -> String
  /// What a hint is where it costs nothing.
  package let freeHint: String
}

extension ReplayWords {
  static let english = ReplayWords(
    title: "Replay",
    countsForNothing: "A past quiz counts for nothing: no XP, no streak.",
    counted: "A past quiz counts for nothing; your XP and your streak are as they were.",
    left: { answered, asked in
      let place = answered == 0 ? "before the first answer" : "after \(answered) of \(asked)"
      return "Left \(place). A past quiz counts for nothing, so there is nothing to resume."
    },
    leftOut: { count in
      count == 1
        ? "One of the drawn questions is no longer in its bank, and there is no other; it is left out."
        : "\(count) of the drawn questions are no longer in their banks, and there are no others; they are left out."
    },
    freeHint: "a hint")
}
