#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Ends the process with an exit code; what was written to a `Stream` is out by then.
package func terminate(_ code: Int32) -> Never {
  exit(code)
}

/// Ends the process the way the signal would have, so that a shell sees 128 + its number.
package func terminate(bySignal number: Int32) -> Never {
  Signals.end(by: number)
}
