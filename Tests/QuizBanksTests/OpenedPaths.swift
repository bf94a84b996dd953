import Host
import Synchronization

/// Remembers which paths were opened.
final class OpenedPaths: Sendable {
  private let paths = Mutex<Set<String>>([])

  func contains(_ path: String) -> Bool { paths.withLock { $0.contains(path) } }

  func forget() { paths.withLock { $0 = [] } }

  /// Returns calls whose opens are remembered.
  func watching(_ real: SystemCalls) -> SystemCalls {
    var calls = real
    calls.open = { path, flags, mode throws(ErrorNumber) in
      self.paths.withLock { _ = $0.insert(path) }
      return try real.open(path, flags, mode)
    }
    return calls
  }
}
