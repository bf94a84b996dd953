#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Reads what a terminal sends, as it comes.
package struct KeyInput: Sendable {
  /// What a wait came to.
  package enum Arrival: Sendable, Equatable {
    case bytes([UInt8])
    /// The terminal's size changed, or the program went on after a stop.
    case screenChanged
    case timedOut
    /// The terminal is gone.
    case end
    /// A signal is noted.
    case interrupted(Int32)
  }

  private let stream: Stream
  private let calls: SystemCalls

  /// Reads from an open descriptor, which stays open.
  package init(descriptor: Int32 = 0, _ calls: SystemCalls = .real) {
    stream = Stream(descriptor: descriptor)
    self.calls = calls
  }

  /// Waits for bytes, for at most so many milliseconds; nil waits for as long as it takes.
  ///
  /// A wait that is woken for nothing ends as timed out only where a time was given.
  package func next(within milliseconds: Int? = nil) throws(HostError) -> Arrival {
    while true {
      if let signal = Signals.pending() { return .interrupted(signal) }
      if Signals.takeScreenChange() { return .screenChanged }
      let found = Readiness.wait(
        for: stream.descriptor, orSignal: true, atMost: milliseconds)
      if Signals.pending() != nil { continue }
      if Signals.takeScreenChange() { return .screenChanged }
      if found.isReady, let arrival = try read(isHungUp: found.isHungUp) { return arrival }
      if milliseconds != nil, !found.isReady { return .timedOut }
    }
  }

  /// Reads what is there; nil when it turned out to be nothing.
  private func read(isHungUp: Bool) throws(HostError) -> Arrival? {
    var buffer = [UInt8](repeating: 0, count: 4_096)
    do throws(ErrorNumber) {
      let count = try buffer.withUnsafeMutableBufferPointer { bytes throws(ErrorNumber) in
        try calls.read(stream.descriptor, UnsafeMutableRawBufferPointer(bytes))
      }
      return count == 0 ? .end : .bytes(Array(buffer.prefix(count)))
    } catch {
      switch error.code {
      case EINTR, EAGAIN: return nil
      case EBADF: return .end
      case EIO where isHungUp: return .end
      default: throw HostError(.read, stream.path, code: error.code)
      }
    }
  }
}
