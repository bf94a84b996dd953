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
  /// The signals in `blocking` wait until the function has returned.
  static func install(
    for number: Int32, once: Bool = false, blocking others: [Int32] = [],
    _ handler: @escaping @convention(c) (Int32) -> Void
  ) {
    var action = sigaction()
    sigemptyset(&action.sa_mask)
    for other in others { sigaddset(&action.sa_mask, other) }
    #if canImport(Darwin)
      action.sa_flags = once ? SA_RESETHAND : 0
      action.__sigaction_u.__sa_handler = handler
    #else
      action.sa_flags = once ? Int32(bitPattern: UInt32(SA_RESETHAND)) : 0
      action.__sigaction_handler.sa_handler = handler
    #endif
    sigaction(number, &action, nil)
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
