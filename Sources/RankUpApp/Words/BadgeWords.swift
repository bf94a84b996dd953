package import QuizCore

/// The words of the badges.
package struct BadgeWords: Sendable {
  /// The name of a badge.
  let title: @Sendable (Badge) -> String
  /// How a badge is earned: the condition, and a rank's or a number's words.
  let condition: @Sendable (Badge.Condition, String) -> String
  /// A number of another, both in words.
  package let progress: @Sendable (String, String) -> String
  /// What is missing: the progress, and the number in words.
  package let left: @Sendable (BadgeProgress, String) -> String
  /// So many of so many are earned.
  package let count: @Sendable (Int, Int) -> String
  /// None is: the command that earns the first.
  package let noneYet: @Sendable (String) -> String
  /// Above those that are not earned.
  package let locked: String
  /// A new one: its name, and how it is earned.
  package let earned: @Sendable (String, String) -> String
  /// The row of the account: earned, all, and the command that shows them.
  package let row: @Sendable (Int, Int, String) -> String

  /// How a badge is earned, in a few words.
  func meaning(_ badge: Badge, _ page: Page) -> String {
    switch badge.condition {
    case .rank(let rank): condition(badge.condition, page.words.card.rank(rank))
    case .streak(let count), .perfect(let count), .right(let count), .banks(let count),
      .topics(let count), .comeback(let count):
      condition(badge.condition, page.number(count))
    case .daily, .answer, .weekdays: condition(badge.condition, "")
    }
  }
}

extension BadgeWords {
  static let english = BadgeWords(
    title: englishTitle,
    condition: englishCondition,
    progress: { "\($0) of \($1)" },
    left: englishLeft,
    count: { "\($0) of \($1) badges" },
    noneYet: { "The first one is a quiz away: \($0)" },
    locked: "Still to earn",
    earned: { "New badge: \($0) (\($1))" },
    row: { "\($0) of \($1) badges: \($2)" })
}

private func englishTitle(_ badge: Badge) -> String {
  switch badge {
  case .firstDaily: "First step"
  case .firstPractice: "Warm-up"
  case .firstReview: "Second look"
  case .streak3: "Three in a row"
  case .streak7: "A whole week"
  case .streak30: "A whole month"
  case .streak100: "Hundred days"
  case .streak365: "A whole year"
  case .silver: "Rank Silver"
  case .gold: "Rank Gold"
  case .platinum: "Rank Platinum"
  case .diamond: "Rank Diamond"
  case .perfect1: "Flawless"
  case .perfect10: "Ten times flawless"
  case .right100: "Hundred right"
  case .right1000: "Thousand right"
  case .right10000: "Ten thousand right"
  case .bank1: "Cover to cover"
  case .bank5: "Bookshelf"
  case .topic1: "Topic mastered"
  case .topic5: "Five topics"
  case .weekdays: "Round the week"
  case .comeback: "Welcome back"
  }
}

private func englishCondition(_ condition: Badge.Condition, _ words: String) -> String {
  switch condition {
  case .daily: "a daily finished"
  case .answer(let mode): mode == .review ? "a question reviewed" : "a question practised"
  case .streak: "a streak of \(words) days"
  case .rank: "\(words) reached"
  case .perfect(let count): count == 1 ? "a daily all right" : "\(words) dailies all right"
  case .right: "\(words) right answers"
  case .banks(let count): count == 1 ? "a bank all right" : "\(words) banks all right"
  case .topics(let count):
    count == 1 ? "a topic right on two days" : "\(words) topics right on two days"
  case .weekdays: "a daily on each weekday"
  case .comeback: "back after \(words) days"
  }
}

private func englishLeft(_ progress: BadgeProgress, _ number: String) -> String {
  let isOne = progress.left == 1
  func left(_ one: String, _ many: String) -> String { "\(number) \(isOne ? one : many) left" }
  return switch progress.unit {
  case .dailies: left("daily", "dailies")
  case .answers: left("answer", "answers")
  case .days: left("day", "days")
  case .xp: "\(number) XP left"
  case .perfectDailies: left("daily", "dailies")
  case .rightAnswers: left("answer", "answers")
  case .banks: left("bank", "banks")
  case .topics: left("topic", "topics")
  case .questions: left("question", "questions")
  case .weekdays: left("weekday", "weekdays")
  case .returns: "after a pause"
  }
}
