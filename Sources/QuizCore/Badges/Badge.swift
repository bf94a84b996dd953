/// A badge, in the order in which they are shown.
///
/// The raw value is its name in JSON, the same in every language and version.
package enum Badge: String, Sendable, CaseIterable {
  case firstDaily = "first-daily"
  case firstPractice = "first-practice"
  case firstReview = "first-review"
  case streak3 = "streak-3"
  case streak7 = "streak-7"
  case streak30 = "streak-30"
  case streak100 = "streak-100"
  case streak365 = "streak-365"
  case silver
  case gold
  case platinum
  case diamond
  case perfect1 = "perfect-1"
  case perfect10 = "perfect-10"
  case right100 = "right-100"
  case right1000 = "right-1000"
  case right10000 = "right-10000"
  case bank1 = "bank-1"
  case bank5 = "bank-5"
  case topic1 = "topic-1"
  case topic5 = "topic-5"
  case weekdays
  case comeback

  /// What must have happened since the last reset.
  package enum Condition: Sendable, Equatable {
    /// A daily was finished.
    case daily
    /// A question was answered in practice or in a review.
    case answer(in: Mode)
    /// The streak had so many days.
    case streak(Int)
    /// The rank was reached.
    case rank(Rank)
    /// So many dailies of five questions or more had every question right.
    case perfect(Int)
    /// So many questions were answered all right, in any mode but replay.
    case right(Int)
    /// Every question of so many banks was right once.
    case banks(Int)
    /// Every question of so many topics was right on two days.
    case topics(Int)
    /// A daily was finished on each day of the week.
    case weekdays
    /// Something was answered again after so many days.
    case comeback(Int)
  }

  /// How it is earned.
  package var condition: Condition {
    switch self {
    case .firstDaily: .daily
    case .firstPractice: .answer(in: .practice)
    case .firstReview: .answer(in: .review)
    case .streak3: .streak(3)
    case .streak7: .streak(7)
    case .streak30: .streak(30)
    case .streak100: .streak(100)
    case .streak365: .streak(365)
    case .silver: .rank(.silver)
    case .gold: .rank(.gold)
    case .platinum: .rank(.platinum)
    case .diamond: .rank(.diamond)
    case .perfect1: .perfect(1)
    case .perfect10: .perfect(10)
    case .right100: .right(100)
    case .right1000: .right(1000)
    case .right10000: .right(10_000)
    case .bank1: .banks(1)
    case .bank5: .banks(5)
    case .topic1: .topics(1)
    case .topic5: .topics(5)
    case .weekdays: .weekdays
    case .comeback: .comeback(30)
    }
  }
}
