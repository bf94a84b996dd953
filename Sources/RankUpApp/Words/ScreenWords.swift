/// The words of pages that are played and read with single keys.
package struct ScreenWords: Sendable {
  /// What a key does, after its name in the line at the bottom.
  package struct KeyHints: Sendable {
    /// Give the answer that is chosen or typed.
    package let answer: String
    /// Tick or clear a choice.
    package let tick: String
    /// Move among the choices.
    package let choose: String
    /// Take a hint.
    package let hint: String
    /// Pass the question over.
    package let skip: String
    /// Mark the question as bad.
    package let flag: String
    /// The answer was right after all.
    package let correct: String
    /// Leave.
    package let leave: String
    /// Show the keys.
    package let keys: String
    /// Go on.
    package let goOn: String
    /// See more of a long page.
    package let scroll: String
  }

  /// Names of keys that are no letters.
  package struct KeyNames: Sendable {
    package let enter: String
    package let space: String
    package let anyKey: String
    package let arrows: String
    package let pages: String
  }

  package let hints: KeyHints
  package let names: KeyNames
  /// Right answers so far.
  package let rightSoFar: @Sendable (Int) -> String
  /// A choice waits for Enter: its label.
  package let confirm: @Sendable (String) -> String
  /// Several may be right, and are ticked.
  package let tickAll: String
  /// Several may be ticked and none is.
  package let tickFirst: String
  /// Beside the choice that was picked.
  package let yourChoice: String
  /// Beside a choice that was right.
  package let rightChoice: String
  /// Before the text that was typed.
  package let typed: @Sendable (String) -> String
  /// The head of the page of keys.
  package let keysTitle: String
  /// So many lines are above and below the part that is shown.
  package let more: @Sendable (Int, Int) -> String
  /// What the keys of a page do: labels, and a sentence each.
  package let answering: [(key: String, meaning: String)]
}

extension ScreenWords {
  static let english = ScreenWords(
    hints: KeyHints(
      answer: "answer", tick: "tick", choose: "choose", hint: "hint", skip: "skip", flag: "flag",
      correct: "I was right", leave: "leave", keys: "keys", goOn: "go on", scroll: "scroll"),
    names: KeyNames(
      enter: "Enter", space: "Space", anyKey: "any key", arrows: "arrows", pages: "PgUp PgDn"),
    rightSoFar: { "\($0) right so far" },
    confirm: { "\($0) it is? Enter answers, another key changes it." },
    tickAll: "More than one may be right: tick all that are.",
    tickFirst: "Tick at least one choice first; s skips the question.",
    yourChoice: "your choice",
    rightChoice: "right",
    typed: { "You typed: \($0)" },
    keysTitle: "Keys",
    more: { above, below in
      switch (above, below) {
      case (0, _): "\(below) more line\(below == 1 ? "" : "s") below"
      case (_, 0): "\(above) more line\(above == 1 ? "" : "s") above"
      default: "\(above) more line\(above == 1 ? "" : "s") above, \(below) below"
      }
    },
    answering: [
      ("A to E", "answer; where several may be right, tick"),
      ("arrows, Enter", "choose and answer"),
      ("Space", "tick or clear where several may be right"),
      ("PgUp, PgDn", "see more of a long page"),
    ])
}
