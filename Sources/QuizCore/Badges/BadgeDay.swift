/// What badges need to know of one quiz date.
package struct BadgeDay: Sendable, Equatable {
  /// The quiz date.
  package let date: QuizDate
  /// How many questions were answered all right, in any mode but replay.
  package var right = 0
  /// Whether a question was answered in practice.
  package var hasPractice = false
  /// Whether a question was answered in a review.
  package var hasReview = false
  /// How the daily ended; nil while it was not finished.
  package var daily: DailyEnd?

  /// Begins an empty day.
  package init(_ date: QuizDate) { self.date = date }

  /// Takes what another record of the same date has in.
  mutating func merge(_ other: BadgeDay) {
    right = saturatingSum(right, other.right)
    hasPractice = hasPractice || other.hasPractice
    hasReview = hasReview || other.hasReview
    daily = daily ?? other.daily
  }
}

/// How a daily ended, with what a correction changed.
package struct DailyEnd: Sendable, Equatable {
  /// The rank after its last award.
  package var rank: Rank
  /// Whether every question was right, of as many as a perfect daily needs.
  package var isPerfect: Bool

  /// Describes an end.
  package init(rank: Rank, isPerfect: Bool) {
    self.rank = rank
    self.isPerfect = isPerfect
  }
}
