import Host
import QuizCore

extension Desk {
  /// The quiz date of this moment for a player: the one "today" of every command.
  func today(for player: Player) -> QuizDate {
    let local = clock.local(clock.now())
    return QuizDate(
      year: local.year, month: local.month, day: local.day, hour: local.hour,
      dayStartsAt: Setting.dayStartsAt(player.profile)) ?? QuizDate(dayNumber: 0)
  }

  /// Minutes until the quiz date after `date` begins, begun ones counted whole; 0 when it has begun.
  func minutesUntilNext(after date: QuizDate, for player: Player) -> Int {
    let next = date.adding(days: 1)
    let start = clock.instant(
      LocalTime(
        year: next.year, month: next.month, day: next.day,
        hour: Setting.dayStartsAt(player.profile)))
    let (wait, isOver) = start.subtractingReportingOverflow(clock.now())
    return isOver || wait <= 0 ? 0 : Int(clamping: (wait - 1) / 60_000 + 1)
  }
}
