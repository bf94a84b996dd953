import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The terminal whose mode was changed, where a signal handler finds it.
///
/// What handlers touch is allocated before they are installed and never freed; they allocate
/// nothing, take no lock and only make calls that POSIX allows them.
enum HeldTerminal {
  private static let isHeld = Atomic<Bool>(false)
  /// Whether the changed mode is the terminal's at this moment; not while the program is stopped.
  private static let isTaken = Atomic<Bool>(false)
  private static let input = Atomic<Int32>(-1)
  private static let output = Atomic<Int32>(-1)
  nonisolated(unsafe) private static let former = UnsafeMutablePointer<termios>.allocate(
    capacity: 1)
  nonisolated(unsafe) private static let taken = UnsafeMutablePointer<termios>.allocate(capacity: 1)
  private static let entering = HeldBytes()
  private static let leaving = HeldBytes()

  /// Signals that a fault of the program itself raises.
  private static let traps = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]

  /// Changes the mode and installs the handlers; false where it can't be done.
  static func take(
    input descriptor: Int32, output other: Int32, _ enter: [UInt8], _ leave: [UInt8]
  ) -> Bool {
    guard !isHeld.load(ordering: .sequentiallyConsistent), tcgetattr(descriptor, former) == 0 else {
      return false
    }
    taken.pointee = former.pointee
    taken.pointee.c_lflag &= ~tcflag_t(ICANON | ECHO | ECHONL | IEXTEN)
    taken.pointee.c_iflag &= ~tcflag_t(IXON | ICRNL | INLCR | IGNCR)
    setWaiting(for: 1, in: taken)
    entering.fill(enter)
    leaving.fill(leave)
    input.store(descriptor, ordering: .sequentiallyConsistent)
    output.store(other, ordering: .sequentiallyConsistent)
    guard tcsetattr(descriptor, TCSADRAIN, taken) == 0 else { return false }
    isHeld.store(true, ordering: .sequentiallyConsistent)
    isTaken.store(true, ordering: .sequentiallyConsistent)
    entering.write(to: other)
    installHandlers()
    return true
  }

  /// Changes the mode back and takes the handlers away.
  static func giveBack() {
    for number in traps + [SIGTSTP, SIGWINCH, SIGCONT] where !SignalHandler.isIgnored(number) {
      signal(number, SIG_DFL)
    }
    restore()
    isHeld.store(false, ordering: .sequentiallyConsistent)
  }

  /// Puts the terminal back; may be called by a handler, and any number of times.
  static func restore() {
    guard isTaken.exchange(false, ordering: .sequentiallyConsistent) else { return }
    // The mode first: a screen that takes no more text must not keep it.
    _ = tcsetattr(input.load(ordering: .sequentiallyConsistent), TCSANOW, former)
    leaving.write(to: output.load(ordering: .sequentiallyConsistent))
  }

  /// Takes the terminal again after a stop, once the program is in the foreground; not when a signal
  /// is noted, since the terminal may be a shell's by then.
  static func takeAgain() {
    guard isHeld.load(ordering: .sequentiallyConsistent), Signals.pending() == nil else { return }
    while tcsetattr(input.load(ordering: .sequentiallyConsistent), TCSANOW, taken) != 0 {
      guard errno == EINTR, Signals.pending() == nil else { return }
    }
    guard !isTaken.exchange(true, ordering: .sequentiallyConsistent) else { return }
    entering.write(to: output.load(ordering: .sequentiallyConsistent))
  }

  /// Makes a read wait for so many bytes, and for no time.
  private static func setWaiting(for count: UInt8, in mode: UnsafeMutablePointer<termios>) {
    withUnsafeMutableBytes(of: &mode.pointee.c_cc) { characters in
      characters[Int(VMIN)] = count
      characters[Int(VTIME)] = 0
    }
  }

  private static func installHandlers() {
    SignalHandler.prepareStack()
    for number in traps {
      // Of a fault the stack may be the cause.
      SignalHandler.install(for: number, once: true, aside: true) { number in
        HeldTerminal.restore()
        // Blocked while its handler runs, so that it takes effect on return, by default now.
        raise(number)
      }
    }
    SignalHandler.install(for: SIGWINCH) { _ in Signals.noteScreenChange() }
    SignalHandler.install(for: SIGCONT) { _ in
      let kept = errno
      HeldTerminal.takeAgain()
      Signals.noteScreenChange()
      errno = kept
    }
    if !SignalHandler.isIgnored(SIGTSTP) { installStopHandler() }
  }

  /// Ctrl-Z: the terminal is put back, the program stops, and takes it again when it goes on.
  private static func installStopHandler() {
    SignalHandler.install(for: SIGTSTP) { _ in
      let kept = errno
      HeldTerminal.restore()
      HeldTerminal.stop()
      HeldTerminal.takeAgain()
      Signals.noteScreenChange()
      errno = kept
    }
  }

  /// Stops as the signal itself would: not at all where no shell is there to let it go on.
  private static func stop() {
    signal(SIGTSTP, SIG_DFL)
    raise(SIGTSTP)
    // Blocked while its handler runs, so that it takes effect here.
    var stopping = sigset_t()
    var former = sigset_t()
    sigemptyset(&stopping)
    sigaddset(&stopping, SIGTSTP)
    pthread_sigmask(SIG_UNBLOCK, &stopping, &former)
    pthread_sigmask(SIG_SETMASK, &former, nil)
    installStopHandler()
  }
}

/// Bytes that a signal handler may write.
private struct HeldBytes: @unchecked Sendable {
  private static let capacity = 256
  private let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: HeldBytes.capacity)
  private let count = UnsafeMutablePointer<Int>.allocate(capacity: 1)

  init() { count.initialize(to: 0) }

  func fill(_ content: [UInt8]) {
    count.pointee = min(content.count, HeldBytes.capacity)
    for (index, byte) in content.prefix(HeldBytes.capacity).enumerated() { bytes[index] = byte }
  }

  func write(to descriptor: Int32) {
    #if canImport(Darwin)
      _ = Darwin.write(descriptor, bytes, count.pointee)
    #else
      _ = Glibc.write(descriptor, bytes, count.pointee)
    #endif
  }
}
