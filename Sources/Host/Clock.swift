#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The clocks and the calendar of this machine, as functions, so that a test can set them.
package struct Clock: Sendable {
  /// Milliseconds since 1970 UTC; may jump when the clock is set.
  package var now: @Sendable () -> Int64
  /// What a wall clock here shows at an instant in milliseconds since 1970 UTC.
  package var local: @Sendable (Int64) -> LocalTime
  /// The instant at which a wall clock here shows this time; the offset in it is not read, a time
  /// that a change of clocks leaves out or repeats is resolved as libc does.
  package var instant: @Sendable (LocalTime) -> Int64
  /// Milliseconds since some fixed point; never goes back.
  package var monotonic: @Sendable () -> Int64
  /// Waits for a number of milliseconds, or less when a signal arrives.
  package var pause: @Sendable (Int) -> Void

  /// Makes a clock of functions.
  package init(
    now: @escaping @Sendable () -> Int64,
    local: @escaping @Sendable (Int64) -> LocalTime,
    instant: @escaping @Sendable (LocalTime) -> Int64,
    monotonic: @escaping @Sendable () -> Int64,
    pause: @escaping @Sendable (Int) -> Void
  ) {
    self.now = now
    self.local = local
    self.instant = instant
    self.monotonic = monotonic
    self.pause = pause
  }

  /// The system's clocks; the zone is what `TZ` or the machine says, as for `date`.
  package static let real: Clock = {
    tzset()
    return Clock(
      now: { milliseconds(of: CLOCK_REALTIME) },
      local: localTime,
      instant: instantOf,
      monotonic: { milliseconds(of: CLOCK_MONOTONIC) },
      pause: waitFor)
  }()
}

private func milliseconds(of clock: clockid_t) -> Int64 {
  var time = timespec()
  guard clock_gettime(clock, &time) == 0 else { return 0 }
  return Int64(time.tv_sec) &* 1_000 &+ Int64(time.tv_nsec) / 1_000_000
}

@Sendable private func localTime(_ milliseconds: Int64) -> LocalTime {
  let (quotient, remainder) = milliseconds.quotientAndRemainder(dividingBy: 1_000)
  var seconds = time_t(remainder < 0 ? quotient - 1 : quotient)
  var parts = tm()
  guard localtime_r(&seconds, &parts) != nil else {
    return LocalTime(instant: milliseconds, utcOffsetSeconds: 0)
  }
  return LocalTime(
    year: Int(parts.tm_year) + 1_900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday),
    hour: Int(parts.tm_hour), minute: Int(parts.tm_min), second: Int(parts.tm_sec),
    utcOffsetSeconds: Int(parts.tm_gmtoff))
}

@Sendable private func instantOf(_ time: LocalTime) -> Int64 {
  var parts = tm()
  parts.tm_year = Int32(clamping: time.year.subtractingReportingOverflow(1_900).partialValue)
  parts.tm_mon = Int32(clamping: time.month.subtractingReportingOverflow(1).partialValue)
  parts.tm_mday = Int32(clamping: time.day)
  parts.tm_hour = Int32(clamping: time.hour)
  parts.tm_min = Int32(clamping: time.minute)
  parts.tm_sec = Int32(clamping: time.second)
  parts.tm_isdst = -1
  // The answer -1 is also a time; only a success sets the day of the week.
  parts.tm_wday = -1
  let (product, isOver) = Int64(mktime(&parts)).multipliedReportingOverflow(by: 1_000)
  guard parts.tm_wday >= 0, !isOver else {
    var plain = time
    plain.utcOffsetSeconds = 0
    return plain.instant
  }
  return product
}

@Sendable private func waitFor(_ milliseconds: Int) {
  let length = max(0, milliseconds)
  var time = timespec()
  time.tv_sec = time_t(length / 1_000)
  time.tv_nsec = length % 1_000 * 1_000_000
  nanosleep(&time, nil)
}
