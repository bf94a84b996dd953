import Synchronization

/// A place for a value that is made late, shared by all copies of what holds it.
package final class Kept<Value: Sendable>: Sendable {
  private let kept = Mutex<Value?>(nil)

  /// An empty place.
  package init() {}

  /// The value, if one was kept.
  package var value: Value? { kept.withLock { $0 } }

  /// Keeps a value unless there is one, and returns the one that is kept.
  @discardableResult
  package func keep(_ value: Value) -> Value {
    kept.withLock { kept in
      if let kept { return kept }
      kept = value
      return value
    }
  }
}
