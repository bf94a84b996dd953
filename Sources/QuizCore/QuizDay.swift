extension QuizDate {
  /// The quiz date of a local wall-clock time: the civil date, or the one before until the hour at
  /// which the player's day starts.
  package init?(year: Int, month: Int, day: Int, hour: Int, dayStartsAt: Int) {
    guard let date = QuizDate(year: year, month: month, day: day) else { return nil }
    self = hour < dayStartsAt ? date.adding(days: -1) : date
  }
}
