import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The signals that ask the program to end, turned into something it can look at when it suits.
///
/// The handler only notes the signal and writes a byte to a pipe; whoever waits for input watches
/// that pipe too, so that no moment is too early or too late for a signal to be seen.
package enum Signals {
  /// Starts noting INT, TERM, HUP and QUIT, and ignores XFSZ, so that a file over the size limit
  /// is an error and not the end.
  ///
  /// A signal that was ignored before (`nohup`, a background job) stays ignored. PIPE is left as it
  /// is. Calls in progress fail with `EINTR`; a second INT while any is noted ends the process.
  /// Standard streams that were closed are occupied first, lest the pipe take their place.
  package static func install() {
    Stream.occupyClosedStandardStreams()
    openWakePipe()
    _ = Noted.first.load(ordering: .relaxed)
    for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] where !SignalHandler.isIgnored(number) {
      // A stopped program that is ended gets both: the end must be noted first.
      SignalHandler.install(for: number, blocking: [SIGCONT]) { note($0) }
    }
    signal(SIGXFSZ, SIG_IGN)
  }

  /// The signal that came first since `install` or `clear`, or nil; asking doesn't take it away.
  package static func pending() -> Int32? {
    let number = Noted.first.load(ordering: .sequentiallyConsistent)
    return number == 0 ? nil : number
  }

  /// Forgets the noted signal, for a program that goes on after it.
  package static func clear() {
    // In this order: a signal that comes in between stays noted, and whoever asks before waiting
    // sees it without its byte.
    Noted.first.store(0, ordering: .sequentiallyConsistent)
    drainWakePipe()
  }

  /// Whether the terminal's size changed, or the program went on after a stop, since this was last
  /// asked.
  package static func takeScreenChange() -> Bool {
    Noted.screenChange.exchange(false, ordering: .sequentiallyConsistent)
  }

  /// Notes that the screen must be painted anew and wakes whoever waits; for handlers.
  static func noteScreenChange() {
    let kept = errno
    defer { errno = kept }
    Noted.screenChange.store(true, ordering: .sequentiallyConsistent)
    var byte: UInt8 = 0
    _ = write(Noted.wakeWriting.load(ordering: .sequentiallyConsistent), &byte, 1)
  }

  /// Empties the pipe, also of a byte that a handler wrote after its signal was cleared.
  static func drainWakePipe() {
    guard let descriptor = wakeDescriptor else { return }
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(descriptor, &bytes, bytes.count) > 0 {}
  }

  /// A descriptor that is readable while a signal is noted, to be given to `poll`.
  ///
  /// Nil before `install`. Ask `pending` before waiting for it; read nothing from it.
  package static var wakeDescriptor: Int32? {
    let descriptor = Noted.wakeReading.load(ordering: .sequentiallyConsistent)
    return descriptor < 0 ? nil : descriptor
  }
}

/// What the handler may touch; each is made by `install` before a handler is.
private enum Noted {
  static let first = Atomic<Int32>(0)
  static let screenChange = Atomic<Bool>(false)
  static let wakeReading = Atomic<Int32>(-1)
  static let wakeWriting = Atomic<Int32>(-1)
}

/// The handler: no allocation, no lock, `errno` kept.
private func note(_ number: Int32) {
  let kept = errno
  defer { errno = kept }
  let (isFirst, _) = Noted.first.compareExchange(
    expected: 0, desired: number, ordering: .sequentiallyConsistent)
  if !isFirst && number == SIGINT {
    HeldTerminal.restore()
    // Blocked while its handler runs, so it takes effect on return.
    signal(number, SIG_DFL)
    raise(number)
    return
  }
  var byte: UInt8 = 0
  _ = write(Noted.wakeWriting.load(ordering: .sequentiallyConsistent), &byte, 1)
}

/// Makes the pipe once; without one (no descriptors left) only the interrupted call itself wakes.
private func openWakePipe() {
  guard Noted.wakeReading.load(ordering: .sequentiallyConsistent) < 0 else { return }
  var ends: [Int32] = [-1, -1]
  guard pipe(&ends) == 0 else { return }
  for end in ends {
    _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    _ = fcntl(end, F_SETFL, O_NONBLOCK)
  }
  Noted.wakeWriting.store(ends[1], ordering: .sequentiallyConsistent)
  Noted.wakeReading.store(ends[0], ordering: .sequentiallyConsistent)
}
