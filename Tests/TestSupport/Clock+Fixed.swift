package import Host

extension Clock {
  /// A clock that stands still at an instant (milliseconds since 1970 UTC), in a place with a
  /// constant distance from UTC; waiting takes no time.
  package static func fixed(at instant: Int64, utcOffsetSeconds: Int = 0) -> Clock {
    Clock(
      now: { instant },
      local: { LocalTime(instant: $0, utcOffsetSeconds: utcOffsetSeconds) },
      instant: { time in
        var time = time
        time.utcOffsetSeconds = utcOffsetSeconds
        return time.instant
      },
      monotonic: { 0 },
      pause: { _ in })
  }
}
