#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Ends the process with an exit code; what was written to a `Stream` is out by then.
package func terminate(_ code: Int32) -> Never {
  exit(code)
}
