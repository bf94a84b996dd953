/// An element of a document: a view that costs a reference and an index, and decodes when asked.
package struct XMLElement: Sendable {
  /// A name and its value, references decoded and line breaks made spaces.
  package struct Attribute: Sendable, Equatable {
    /// As it is written.
    package let name: String
    /// What it stands for.
    package let value: String

    /// Puts both together.
    package init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  private let tree: XMLTree
  private let index: Int

  init(_ tree: XMLTree, at index: Int) {
    self.tree = tree
    self.index = index
  }

  /// Where its start tag begins, in bytes.
  package var offset: Int { tree.entries[index].offset }

  /// The name as it is written, a prefix included.
  package var name: String { String(decoding: tree.name(at: offset &+ 1), as: UTF8.self) }

  /// The attributes in the order of the tag.
  package var attributes: [Attribute] {
    var attributes: [Attribute] = []
    var next = index &+ 1
    while next < tree.after(index), tree.entries[next].kind == .attribute {
      let name = tree.name(at: tree.entries[next].offset)
      attributes.append(
        Attribute(String(decoding: name, as: UTF8.self), value(of: tree.entries[next], after: name))
      )
      next &+= 1
    }
    return attributes
  }

  /// The value of an attribute; nil where there is none of that name.
  package func attribute(_ wanted: String) -> String? {
    var next = index &+ 1
    while next < tree.after(index), tree.entries[next].kind == .attribute {
      let name = tree.name(at: tree.entries[next].offset)
      if name.elementsEqual(wanted.utf8) { return value(of: tree.entries[next], after: name) }
      next &+= 1
    }
    return nil
  }

  private func value(of entry: XMLEntry, after name: ArraySlice<UInt8>) -> String {
    let end = entry.offset &+ entry.extent &- 1
    var start = name.endIndex
    while start < end, tree.bytes[start] != tree.bytes[end] { start &+= 1 }
    var text: [UInt8] = []
    let bytes = tree.bytes
    appendDecoded(bytes.span, min(start &+ 1, end)..<end, isAttribute: true, to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  /// What stands inside, in order.
  package var contents: XMLContents { XMLContents(tree, of: index) }

  /// The elements that stand directly inside, in order.
  package var children: XMLChildren { XMLChildren(contents) }

  /// Whether any element stands inside.
  package var hasChildren: Bool {
    var children = children
    return children.next() != nil
  }

  /// The first element of a name directly inside.
  package func child(_ wanted: String) -> XMLElement? {
    children.first { $0.isNamed(wanted) }
  }

  /// Whether it has a name, without making a string of it.
  package func isNamed(_ wanted: String) -> Bool {
    tree.name(at: offset &+ 1).elementsEqual(wanted.utf8)
  }

  /// The text that stands directly inside, what elements hold left out.
  package var text: String {
    var contents = contents
    var text: [UInt8] = []
    while let next = contents.nextIndex() { tree.appendText(next, to: &text) }
    return String(decoding: text, as: UTF8.self)
  }

  /// All text inside, that of elements included.
  package var allText: String {
    var text: [UInt8] = []
    for next in index..<tree.after(index) { tree.appendText(next, to: &text) }
    return String(decoding: text, as: UTF8.self)
  }
}
