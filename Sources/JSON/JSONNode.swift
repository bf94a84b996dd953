/// A value of a document: a view that costs a reference and an index, and decodes when asked.
package struct JSONNode: Sendable {
  /// The six kinds of JSON value.
  package enum Kind: Sendable {
    case null
    case boolean
    case number
    case string
    case array
    case object
  }

  let tape: Tape
  let index: Int

  init(_ tape: Tape, at index: Int) {
    self.tape = tape
    self.index = index
  }

  private var entry: TapeEntry { tape.entries[index] }

  package var kind: Kind {
    switch entry.kind {
    case .null, .end: .null
    case .true, .false: .boolean
    case .number: .number
    case .string, .escapedString: .string
    case .array: .array
    case .object: .object
    }
  }

  /// The bytes of the value in the document, quotes and brackets included.
  package var range: Range<Int> { tape.range(index) }

  /// The truth value, nil when it is another kind.
  package var boolean: Bool? {
    switch entry.kind {
    case .true: true
    case .false: false
    default: nil
    }
  }

  /// The decoded text, nil when it is another kind.
  package var string: String? { tape.string(index) }

  /// The number in the forms it can be had in, nil when it is another kind.
  package var number: JSONNumber? {
    entry.kind == .number ? JSONNumber(tape, range: range) : nil
  }

  /// The values of an array in order; none when it is another kind.
  package var elements: JSONElements { JSONElements(self) }

  /// The members of an object as written, repeated keys too; none when it is another kind.
  package var members: JSONMembers { JSONMembers(self) }

  /// How many elements or members there are, without a walk; 0 when it is another kind.
  package var count: Int {
    guard kind == .array || kind == .object else { return 0 }
    return tape.entries[index &+ entry.extent].extent
  }

  /// The value of the first member of that name, compared by the UTF-8 bytes of the decoded key.
  ///
  /// Unlike Swift's `==`, composed and decomposed letters differ. Walks the object's own members.
  package subscript(key: String) -> JSONNode? {
    var key = key
    return key.withUTF8 { name in
      var members = ChildWalk(self, of: .object)
      while let member = members.next() {
        if tape.string(member, equals: name) { return JSONNode(tape, at: member &+ 1) }
      }
      return nil
    }
  }
}
