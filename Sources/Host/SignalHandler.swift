#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Installs functions that run when a signal arrives.
enum SignalHandler {
  /// Makes a signal call a function, which may only make calls that POSIX allows there.
  ///
  /// With `once` the signal has its default effect after that. Calls in progress fail with `EINTR`.
  /// The signals in `blocking` wait until the function has returned; `aside` has it run on the stack
  /// of `prepareStack`, for a signal that may mean that the program's own is full.
  static func install(
    for number: Int32, once: Bool = false, aside: Bool = false, blocking others: [Int32] = [],
    _ handler: @escaping @convention(c) (Int32) -> Void
  ) {
    var action = sigaction()
    sigemptyset(&action.sa_mask)
    for other in others { sigaddset(&action.sa_mask, other) }
    action.sa_flags = 0
    if once { action.sa_flags |= Int32(truncatingIfNeeded: SA_RESETHAND) }
    if aside { action.sa_flags |= Int32(truncatingIfNeeded: SA_ONSTACK) }
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = handler
    #else
      action.__sigaction_handler.sa_handler = handler
    #endif
    sigaction(number, &action, nil)
  }

  private static let stackSize = 65_536
  /// Never freed, since a handler may run at any time.
  nonisolated(unsafe) private static let stack = UnsafeMutableRawPointer.allocate(
    byteCount: stackSize, alignment: 16)

  /// Gives this thread a stack for the handlers that are installed with `aside`; without one they
  /// run on its own.
  static func prepareStack() {
    var place = stack_t()
    place.ss_sp = stack
    place.ss_size = stackSize
    sigaltstack(&place, nil)
  }

  /// Whether a signal has no effect.
  static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(number, nil, &action) == 0 else { return false }
    #if canImport(Darwin)
      let handler = action.__sigaction_u.__sa_handler
    #else
      let handler = action.__sigaction_handler.sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
