/// Where a player stands with a badge.
package struct BadgeState: Sendable, Equatable {
  /// The badge.
  package let badge: Badge
  /// The quiz date on which it was earned; nil while it is locked.
  package let date: QuizDate?
  /// How far it is; at its goal once it is earned.
  package let progress: BadgeProgress

  /// Describes a state.
  package init(_ badge: Badge, date: QuizDate?, progress: BadgeProgress) {
    self.badge = badge
    self.date = date
    self.progress = date == nil ? progress : progress.reached
  }
}

/// How far a badge is, 0 to its goal.
package struct BadgeProgress: Sendable, Equatable {
  /// What is counted.
  package enum Unit: String, Sendable {
    case dailies
    case answers
    case days
    case xp
    case perfectDailies
    case rightAnswers
    case banks
    case topics
    /// Questions of the bank or the topic that is the nearest to its end.
    case questions
    case weekdays
    /// The one return after a long pause.
    case returns
  }

  /// What is there, 0 to the goal.
  package let value: Int
  /// What must be there, 1 or more.
  package let goal: Int
  /// What both count.
  package let unit: Unit

  /// Describes a progress; what lies outside its bounds is brought to the nearest one.
  package init(_ value: Int, of goal: Int, _ unit: Unit) {
    self.goal = max(1, goal)
    self.value = min(max(0, value), self.goal)
    self.unit = unit
  }

  /// What is missing.
  package var left: Int { goal - value }

  /// The same with nothing missing.
  fileprivate var reached: BadgeProgress { BadgeProgress(goal, of: goal, unit) }
}
