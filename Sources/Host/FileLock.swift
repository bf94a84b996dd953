#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Why a lock was not got.
package enum LockError: Error, Sendable, Equatable {
  /// Another process had it for all the time that was waited.
  case held
  /// The lock's file could not be made or locked at all.
  case failed(HostError)
}

/// The exclusive right to write, from `init` to the end of the value's life.
///
/// It is an advisory `flock`, so a killed process gives it up. The file itself stays.
package struct FileLock: ~Copyable {
  private let descriptor: Int32
  private let calls: SystemCalls

  /// Takes the lock, trying again every 10 ms until the time is over or a signal is noted.
  ///
  /// A signal ends the wait with `EINTR`; a lock that is free is taken all the same. The file is
  /// made with 0600, missing folders with 0700.
  package init(
    _ path: String, waiting milliseconds: Int, files: Files = Files(), clock: Clock = .real
  ) throws(LockError) {
    let start = clock.monotonic()
    let limit = Int64(clamping: max(0, milliseconds))
    while true {
      if let descriptor = try files.lockedDescriptor(path) {
        self.descriptor = descriptor
        self.calls = files.calls
        return
      }
      let waited = clock.monotonic().subtractingReportingOverflow(start).partialValue
      if waited >= limit { throw .held }
      if Signals.pending() != nil { throw .failed(HostError(.lock, path, code: EINTR)) }
      clock.pause(Int(min(10, limit - max(0, waited))))
    }
  }

  deinit {
    try? calls.close(descriptor)
  }
}

extension Files {
  /// Opens and locks the file once; nil while another has it.
  fileprivate func lockedDescriptor(_ path: String) throws(LockError) -> Int32? {
    do throws(HostError) {
      try makeFolder(parentFolder(of: path))
      let descriptor = try retrying(.open, path) { () throws(ErrorNumber) in
        try calls.open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
      }
      do throws(HostError) {
        if try lock(descriptor, path) { return descriptor }
      } catch {
        try? calls.close(descriptor)
        throw error
      }
      try? calls.close(descriptor)
      return nil
    } catch {
      throw .failed(error)
    }
  }

  /// Whether the lock was got, and on the file that still has the path's name: one that was removed
  /// between opening and locking guards nothing.
  private func lock(_ descriptor: Int32, _ path: String) throws(HostError) -> Bool {
    do {
      try retrying(.lock, path) { () throws(ErrorNumber) in try calls.flock(descriptor) }
    } catch {
      if error.code == EWOULDBLOCK { return false }
      throw error
    }
    let mine = try attempt(.lock, path) { () throws(ErrorNumber) in try calls.fstat(descriptor) }
    guard let named = try status(path) else { return false }
    return mine.isSameFile(as: named)
  }
}
