#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What `poll` found on one descriptor.
struct Readiness {
  /// Whether a read or write will now answer, be it with an error.
  var isReady: Bool
  /// Whether the other end was closed.
  var isHungUp: Bool

  /// Waits until the descriptor can be read (or written), a signal or a change of the screen is
  /// noted, a call was interrupted or the time is over; it is only ready in the first case.
  ///
  /// `milliseconds` is the longest wait; nil stands for any.
  static func wait(
    for descriptor: Int32, toWrite: Bool = false, orSignal: Bool, atMost milliseconds: Int? = nil
  ) -> Readiness {
    let events = Int16(toWrite ? POLLOUT : POLLIN)
    var polled = [pollfd(fd: descriptor, events: events, revents: 0)]
    if orSignal, let wake = Signals.wakeDescriptor {
      polled.append(pollfd(fd: wake, events: Int16(POLLIN), revents: 0))
    }
    let count = poll(
      &polled, nfds_t(polled.count), milliseconds.map { Int32(clamping: max(0, $0)) } ?? -1)
    // Where poll itself can't work, the call that follows says what is wrong.
    if count < 0 { return Readiness(isReady: errno != EINTR, isHungUp: false) }
    if polled.count > 1, polled[1].revents != 0, Signals.pending() == nil {
      Signals.drainWakePipe()
    }
    let found = Int32(polled[0].revents)
    return Readiness(isReady: found != 0, isHungUp: found & POLLHUP != 0)
  }
}
