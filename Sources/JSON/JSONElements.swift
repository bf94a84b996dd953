/// The values of an array, in order.
package struct JSONElements: Sequence, Sendable {
  /// Steps from value to value without touching what is inside them.
  package struct Iterator: IteratorProtocol {
    private var walk: ChildWalk

    fileprivate init(_ array: JSONNode) { walk = ChildWalk(array, of: .array) }

    /// The next value, nil after the last.
    package mutating func next() -> JSONNode? {
      walk.next().map { JSONNode(walk.tape, at: $0) }
    }
  }

  private let array: JSONNode

  init(_ array: JSONNode) { self.array = array }

  /// The exact count, so that arrays made of this are allocated once.
  package var underestimatedCount: Int { array.kind == .array ? array.count : 0 }

  /// Begins at the first value, as often as asked.
  package func makeIterator() -> Iterator { Iterator(array) }
}
