#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A call to the operating system that failed, and what it was about.
package struct HostError: Error, Sendable, Equatable {
  /// What was being done when it failed.
  package enum Operation: String, Sendable, CaseIterable {
    case open
    case read
    case write
    case sync
    case inspect
    case resolve
    case rename
    case remove
    case createFolder
    case list
    case lock
  }

  package let operation: Operation

  /// The path as the caller gave it, or `/dev/stdout` and its like for a stream.
  package let path: String

  /// The `errno` of the call.
  package let code: Int32

  /// Makes an error by hand, for callers that simulate one.
  package init(_ operation: Operation, _ path: String, code: Int32) {
    self.operation = operation
    self.path = path
    self.code = code
  }

  /// The system's phrase for `code` ("No space left on device"), always in English, since the
  /// program never sets a locale.
  package var reason: String {
    guard let text = strerror(code) else { return "Error \(code)" }
    return String(cString: text)
  }

  /// Whether the path, or a folder on the way to it, is not there.
  package var isAbsence: Bool { code == ENOENT || code == ENOTDIR }

  /// Whether a signal that is noted ended a wait.
  package var isInterruption: Bool { code == EINTR }

  /// Whether nobody reads the other end of the pipe any more.
  package var isClosedPipe: Bool { code == EPIPE }
}
