/// The kind of sitting in which a question is answered.
package enum Mode: String, Sendable, CaseIterable {
  /// The date's ten questions.
  case daily
  /// Any questions, for small XP.
  case practice
  /// What memory says is due.
  case review
  /// A past date's daily again, for nothing.
  case replay

  /// What of a question's base it pays, in percent.
  package var percent: Int {
    switch self {
    case .daily: 100
    case .practice: 10
    case .review: 25
    case .replay: 0
    }
  }

  /// The most it pays on one quiz date; nil without a limit.
  package var dailyLimit: Int? {
    switch self {
    case .daily: nil
    case .practice: 5000
    case .review: 10_000
    case .replay: 0
    }
  }
}
