/// The values of an array, in order.
package struct JSONElements: Sequence, Sendable {
  /// Steps from value to value without touching what is inside them.
  package struct Iterator: IteratorProtocol {
    private let tape: Tape
    private var index: Int
    private let end: Int

    fileprivate init(_ array: JSONNode) {
      tape = array.tape
      index = array.index &+ 1
      end = array.kind == .array ? tape.after(array.index) &- 1 : index
    }

    /// The next value, nil after the last.
    package mutating func next() -> JSONNode? {
      guard index < end else { return nil }
      defer { index = tape.after(index) }
      return JSONNode(tape, at: index)
    }
  }

  private let array: JSONNode

  init(_ array: JSONNode) { self.array = array }

  /// The exact count, so that arrays made of this are allocated once.
  package var underestimatedCount: Int { array.kind == .array ? array.count : 0 }

  /// Begins at the first value, as often as asked.
  package func makeIterator() -> Iterator { Iterator(array) }
}
