import Synchronization

/// Random bits that anybody can foresee: their decimal digits end with 042, 1042, 2042 …, and the
/// upper half counts too, so that each number is new whichever part of it is used.
package final class CountingBits: Sendable {
  private let count = Mutex<UInt64>(0)

  /// Starts from the beginning.
  package init() {}

  /// How many numbers were given; a test may go back to one that it has seen.
  package var position: UInt64 {
    get { count.withLock(\.self) }
    set { count.withLock { $0 = newValue } }
  }

  /// The next number.
  package func next() -> UInt64 {
    let step = count.withLock { count in
      defer { count += 1 }
      return count
    }
    // A multiple of a million, so that the last six digits are those of the count.
    return step &* (1_000_000 << 32) &+ step &* 1_000 &+ 42
  }
}
