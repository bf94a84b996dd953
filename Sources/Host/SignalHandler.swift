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
  static func install(
    for number: Int32, once: Bool = false, _ handler: @escaping @convention(c) (Int32) -> Void
  ) {
    var action = sigaction()
    sigemptyset(&action.sa_mask)
    #if canImport(Darwin)
      action.sa_flags = once ? SA_RESETHAND : 0
      action.__sigaction_u.__sa_handler = handler
    #else
      action.sa_flags = once ? Int32(bitPattern: UInt32(SA_RESETHAND)) : 0
      action.__sigaction_handler.sa_handler = handler
    #endif
    sigaction(number, &action, nil)
  }
}
