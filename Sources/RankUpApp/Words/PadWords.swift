/// The words of pages on which answers of several parts are put together with keys.
package struct PadWords: Sendable {
  /// What a key does, after its name in the line at the bottom.
  package struct Hints: Sendable {
    /// Put a right side beside the left one.
    package let match: String
    /// Take the item along.
    package let pickUp: String
    /// Leave the item where it is.
    package let putDown: String
    /// Move the item that was picked up.
    package let moveItem: String
    /// Go to the next gap.
    package let nextGap: String
    /// Go to another gap.
    package let otherGap: String
    /// Turn the card.
    package let turn: String
    /// Judge oneself.
    package let judge: String
  }

  package let hints: Hints
  /// The left side of a number has no right one.
  package let leftOpen: @Sendable (String) -> String
  /// The items are as they were shown, which is never right.
  package let nothingMoved: String
  /// Before the back of a card, which is not turned yet.
  package let notTurned: String
  /// What the keys of a page of pairs do.
  package let pairs: [(key: String, meaning: String)]
  /// What the keys of a page of items do.
  package let order: [(key: String, meaning: String)]
  /// What the keys of a page of gaps do.
  package let gaps: [(key: String, meaning: String)]
  /// What the keys of a page with a card do.
  package let card: [(key: String, meaning: String)]
}

extension PadWords {
  static let english = PadWords(
    hints: Hints(
      match: "match", pickUp: "pick up", putDown: "put down", moveItem: "move it",
      nextGap: "next gap", otherGap: "other gap", turn: "turn", judge: "judge"),
    leftOpen: { "Number \($0) has no letter yet; s skips the question." },
    nothingMoved: "Put them in order first: Space picks one up, the arrows move it.",
    notTurned: "Think of the answer, then turn the card.",
    pairs: [
      ("A, B, C ...", "put this one beside the marked left side"),
      ("up, down", "mark another left side"), ("left, right", "try one after the other"),
      ("Backspace", "clear"), ("Enter", "answer, once each has one"),
    ],
    order: [
      ("up, down", "mark another item"), ("Space", "pick it up; the arrows move it"),
      ("A, B, C ...", "or name the items one by one"), ("Enter", "answer as they stand"),
    ],
    gaps: [
      ("Enter", "next gap; at the last one answer"), ("Tab, arrows", "another gap"),
      ("A, B, C ...", "name a choice, where a gap has them"), ("Escape", "clear the gap"),
    ],
    card: [
      ("Space, Enter", "turn the card"),
      ("1 2 3", "not known, known with effort, known"),
    ])
}
