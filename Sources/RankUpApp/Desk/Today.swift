import Host
import QuizCore

extension Desk {
  /// The quiz date of this moment for a player: the one "today" of every command.
  func today(for player: Player) -> QuizDate {
    quizDate(at: clock.now(), dayStartsAt: Setting.dayStartsAt(player.profile))
  }

  /// The quiz date of an instant for a player.
  func quizDate(of instant: Instant, for player: Player) -> QuizDate {
    quizDate(at: instant.milliseconds, dayStartsAt: Setting.dayStartsAt(player.profile))
  }

  /// Minutes until the quiz date after `date` begins, begun ones counted whole; 0 when it has begun.
  ///
  /// They are counted off on the local clock: the hour at which a day starts may be left out there or
  /// come twice, and once in a while a whole day is left out.
  func minutesUntilNext(after date: QuizDate, for player: Player) -> Int {
    let hour = Setting.dayStartsAt(player.profile)
    let now = clock.now()
    let first = firstMinute(before: date.adding(days: 1), at: hour, from: now)
    for minutes in first..<(first &+ Self.searchedMinutes) {
      let (instant, isOver) = now.addingReportingOverflow(Int64(minutes) &* 60_000)
      if isOver || quizDate(at: instant, dayStartsAt: hour) > date { return minutes }
    }
    return first &+ Self.searchedMinutes
  }

  private func quizDate(at instant: Int64, dayStartsAt hour: Int) -> QuizDate {
    let local = clock.local(instant)
    return QuizDate(
      year: local.year, month: local.month, day: local.day, hour: local.hour, dayStartsAt: hour)
      ?? QuizDate(dayNumber: 0)
  }

  /// No clock is moved further than a day at once.
  private static let earlyMinutes = 26 * 60
  private static let searchedMinutes = 2 * earlyMinutes

  /// A minute from which on a date can begin, 0 unless that is days ahead.
  private func firstMinute(before date: QuizDate, at hour: Int, from now: Int64) -> Int {
    let start = clock.instant(
      LocalTime(year: date.year, month: date.month, day: date.day, hour: hour))
    let (wait, isOver) = start.subtractingReportingOverflow(now)
    return isOver ? 0 : max(0, Int(clamping: wait / 60_000) - Self.earlyMinutes)
  }
}
