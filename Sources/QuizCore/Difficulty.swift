/// How hard a question is, as its bank says.
package enum Difficulty: String, Sendable, CaseIterable {
  case easy
  case medium
  case hard

  /// The XP of a right answer before combo and streak.
  package var baseXP: Int {
    switch self {
    case .easy: 1000
    case .medium: 1500
    case .hard: 2000
    }
  }
}
