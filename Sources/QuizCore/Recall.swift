/// How well a question was known: of a flashcard by the player's own judgement, of an answer by what
/// was right of it.
///
/// The raw values are what the journal keeps.
package enum Recall: String, Sendable, CaseIterable {
  /// Not known.
  case again
  /// Known with effort, or in part.
  case hard
  /// Known.
  case good

  /// What it counts as: nothing, a half or all.
  package var share: Share {
    switch self {
    case .again: .nothing
    case .hard: Share(1, of: 2)
    case .good: .full
    }
  }
}
