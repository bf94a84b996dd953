/// One piece of what an element holds.
package enum XMLContent: Sendable {
  /// An element with all that is in it.
  case element(XMLElement)
  /// A run of text or a CDATA section; several may follow each other.
  case text(String)
}

/// What an element holds, in order.
package struct XMLContents: Sendable, Sequence, IteratorProtocol {
  private let tree: XMLTree
  private var index: Int
  private let end: Int

  init(_ tree: XMLTree, of element: Int) {
    self.tree = tree
    end = tree.after(element)
    index = element &+ 1
    while index < end, tree.entries[index].kind == .attribute { index &+= 1 }
  }

  /// The index of the next entry; nil after the last.
  mutating func nextIndex() -> Int? {
    guard index < end else { return nil }
    defer { index = tree.after(index) }
    return index
  }

  /// The next element, texts passed over.
  mutating func nextElement() -> XMLElement? {
    while let index = nextIndex() {
      if tree.entries[index].kind == .element { return XMLElement(tree, at: index) }
    }
    return nil
  }

  /// The next piece; nil after the last.
  package mutating func next() -> XMLContent? {
    guard let index = nextIndex() else { return nil }
    if tree.entries[index].kind == .element { return .element(XMLElement(tree, at: index)) }
    var text: [UInt8] = []
    tree.appendText(index, to: &text)
    return .text(String(decoding: text, as: UTF8.self))
  }
}

/// The elements that an element holds, in order.
package struct XMLChildren: Sendable, Sequence, IteratorProtocol {
  private var contents: XMLContents

  init(_ contents: XMLContents) { self.contents = contents }

  /// The next element; nil after the last.
  package mutating func next() -> XMLElement? { contents.nextElement() }
}
