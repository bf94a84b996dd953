/// A key and its value in an object; the key is decoded when it is asked for.
package struct JSONMember: Sendable {
  let tape: Tape
  let index: Int

  /// The decoded name.
  package var key: String { tape.string(index) ?? "" }

  /// The bytes of the key in the document, quotes included.
  package var keyRange: Range<Int> { tape.range(index) }

  package var value: JSONNode { JSONNode(tape, at: index &+ 1) }

  /// Whether the decoded key has the UTF-8 bytes of this name, without decoding it to find out.
  package func isNamed(_ name: String) -> Bool {
    var name = name
    return name.withUTF8 { tape.string(index, equals: $0) }
  }
}

/// The members of an object as they are written, repeated keys included.
package struct JSONMembers: Sequence, Sendable {
  /// Steps from member to member without touching what is inside them.
  package struct Iterator: IteratorProtocol {
    private let tape: Tape
    private var index: Int
    private let end: Int

    fileprivate init(_ object: JSONNode) {
      tape = object.tape
      index = object.index &+ 1
      end = object.kind == .object ? tape.after(object.index) &- 1 : index
    }

    /// The next member, nil after the last.
    package mutating func next() -> JSONMember? {
      guard index < end else { return nil }
      defer { index = tape.after(index &+ 1) }
      return JSONMember(tape: tape, index: index)
    }
  }

  private let object: JSONNode

  init(_ object: JSONNode) { self.object = object }

  /// The exact count, so that arrays made of this are allocated once.
  package var underestimatedCount: Int { object.kind == .object ? object.count : 0 }

  /// Begins at the first member, as often as asked.
  package func makeIterator() -> Iterator { Iterator(object) }
}
