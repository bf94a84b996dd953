/// A key and its value in an object; the key is decoded when it is asked for.
package struct JSONMember: Sendable {
  let tape: Tape
  let index: Int

  /// The decoded name.
  package var key: String { tape.string(index) ?? "" }

  /// The bytes of the key in the document, quotes included.
  package var keyRange: Range<Int> { tape.range(index) }

  package var value: JSONNode { JSONNode(tape, at: index &+ 1) }
}

/// The members of an object as they are written, repeated keys included.
package struct JSONMembers: Sequence, Sendable {
  /// Steps from member to member without touching what is inside them.
  package struct Iterator: IteratorProtocol {
    private var walk: ChildWalk

    fileprivate init(_ object: JSONNode) { walk = ChildWalk(object, of: .object) }

    /// The next member, nil after the last.
    package mutating func next() -> JSONMember? {
      walk.next().map { JSONMember(tape: walk.tape, index: $0) }
    }
  }

  private let object: JSONNode

  init(_ object: JSONNode) { self.object = object }

  /// The exact count, so that arrays made of this are allocated once.
  package var underestimatedCount: Int { object.kind == .object ? object.count : 0 }

  /// Begins at the first member, as often as asked.
  package func makeIterator() -> Iterator { Iterator(object) }
}
