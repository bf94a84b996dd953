#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Reads and writes whole files so that a failure at any point leaves the old content or the new.
///
/// A relative path starts at the working folder. Names that aren't UTF-8 can't be reached: a
/// listing shows them with replacement characters, and opening those fails with `ENOENT`.
package struct Files: Sendable {
  let calls: SystemCalls

  /// Works on the real system unless other calls are given.
  package init(_ calls: SystemCalls = .real) {
    self.calls = calls
  }

  // MARK: - Calls with their circumstances

  /// Makes one call and says in its error what it was for.
  func attempt<Value>(
    _ operation: HostError.Operation, _ path: String,
    _ call: () throws(ErrorNumber) -> Value
  ) throws(HostError) -> Value {
    do {
      return try call()
    } catch {
      throw HostError(operation, path, code: error.code)
    }
  }

  /// Makes a call again for as long as a signal interrupts it.
  ///
  /// Only for calls that have done nothing when they say `EINTR`; a rename is not one.
  func retrying<Value>(
    _ operation: HostError.Operation, _ path: String,
    _ call: () throws(ErrorNumber) -> Value
  ) throws(HostError) -> Value {
    while true {
      do {
        return try call()
      } catch {
        if error.code != EINTR { throw HostError(operation, path, code: error.code) }
      }
    }
  }

  /// Opens a file for the time of `body`.
  ///
  /// An error of `close` is not reported: what matters was synced before it.
  func withOpenFile<Value>(
    _ path: String, _ flags: Int32, mode: UInt32 = 0,
    _ body: (Int32) throws(HostError) -> Value
  ) throws(HostError) -> Value {
    let descriptor = try retrying(.open, path) { () throws(ErrorNumber) in
      try calls.open(path, flags | O_CLOEXEC, mode)
    }
    defer { try? calls.close(descriptor) }
    return try body(descriptor)
  }
}
