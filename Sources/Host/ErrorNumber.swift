#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// An `errno` on its own, as one system call reports it.
package struct ErrorNumber: Error, Sendable, Equatable {
  package let code: Int32

  /// Names a failure by its number.
  package init(_ code: Int32) {
    self.code = code
  }

  /// The failure of the call that this thread made last.
  static var last: ErrorNumber { ErrorNumber(errno) }
}
