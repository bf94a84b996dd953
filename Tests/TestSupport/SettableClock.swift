package import Host
import Synchronization

/// The time in a test's world: it stands still until it is moved.
package final class SettableClock: Sendable {
  private let instant: Mutex<Int64>
  private let utcOffsetSeconds: Int

  /// Starts at a local time, in a place with a constant distance from UTC.
  package init(at time: LocalTime, utcOffsetSeconds: Int = 0) {
    self.utcOffsetSeconds = utcOffsetSeconds
    instant = Mutex(Self.instant(of: time, utcOffsetSeconds))
  }

  /// Sets the time; it may go back.
  package func set(to time: LocalTime) {
    let new = Self.instant(of: time, utcOffsetSeconds)
    instant.withLock { $0 = new }
  }

  /// Moves the time by so many milliseconds.
  package func advance(milliseconds: Int64) {
    instant.withLock { $0 &+= milliseconds }
  }

  /// The clock that the program is given; waiting moves it on, so that no time is lost.
  package var clock: Clock {
    let offset = utcOffsetSeconds
    return Clock(
      now: { self.now },
      local: { LocalTime(instant: $0, utcOffsetSeconds: offset) },
      instant: { Self.instant(of: $0, offset) },
      monotonic: { self.now },
      pause: { self.advance(milliseconds: Int64($0)) })
  }

  private var now: Int64 { instant.withLock { $0 } }

  private static func instant(of time: LocalTime, _ utcOffsetSeconds: Int) -> Int64 {
    var time = time
    time.utcOffsetSeconds = utcOffsetSeconds
    return time.instant
  }
}
