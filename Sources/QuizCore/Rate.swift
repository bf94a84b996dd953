/// What a question is paid by.
package struct Rate: Sendable, Equatable {
  /// How hard it is.
  package let difficulty: Difficulty
  /// Whether the player judges the answer, as with a flashcard, which pays a quarter.
  package let isSelfJudged: Bool

  /// Describes a rate, by default that of a question which is marked.
  package init(_ difficulty: Difficulty, isSelfJudged: Bool = false) {
    self.difficulty = difficulty
    self.isSelfJudged = isSelfJudged
  }

  /// An easy question that is marked.
  package static let easy = Rate(.easy)
  /// A question of medium difficulty that is marked.
  package static let medium = Rate(.medium)
  /// A hard question that is marked.
  package static let hard = Rate(.hard)
}

extension Question {
  /// What it is paid by: its difficulty or medium, and whether it is a flashcard.
  package var rate: Rate {
    if case .flashcard = kind { return Rate(effectiveDifficulty, isSelfJudged: true) }
    return Rate(effectiveDifficulty)
  }
}
