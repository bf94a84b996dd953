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

    package mutating func next() -> JSONNode? {
      guard index < end else { return nil }
      defer { index = tape.after(index) }
      return JSONNode(tape, at: index)
    }
  }

  private let array: JSONNode

  init(_ array: JSONNode) { self.array = array }

  package var underestimatedCount: Int { array.kind == .array ? array.count : 0 }

  package func makeIterator() -> Iterator { Iterator(array) }
}
