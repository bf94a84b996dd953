/// Steps over what an array or an object holds, from one entry of the tape to the next, without
/// touching what is inside them.
struct ChildWalk {
  let tape: Tape
  private var index: Int
  private let end: Int
  /// The entries before each value: none in an array, in an object its key.
  private let lead: Int

  /// Begins at the first child; a node of another kind than the one walked has none.
  init(_ parent: JSONNode, of kind: JSONNode.Kind) {
    tape = parent.tape
    index = parent.index &+ 1
    end = parent.kind == kind ? tape.after(parent.index) &- 1 : index
    lead = kind == .object ? 1 : 0
  }

  /// The index of the next element, or of the next member's key; nil after the last.
  mutating func next() -> Int? {
    guard index < end else { return nil }
    defer { index = tape.after(index &+ lead) }
    return index
  }
}
