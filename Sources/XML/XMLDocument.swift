/// An XML 1.0 document, read strictly into a flat tree that its elements are views of.
///
/// Comments and processing instructions are passed over, document types refused, names taken as they
/// are written, without namespaces. Text and attributes are decoded when they are asked for, so that
/// reading costs one pass over the bytes and eight bytes an element, attribute or run of text.
package struct XMLDocument: Sendable {
  private let tree: XMLTree

  /// Reads a whole text in UTF-8, with or without a byte order mark.
  ///
  /// `maximumDepth` is how many elements may stand inside each other, at least one.
  package init(_ bytes: [UInt8], maximumDepth: Int = 64) throws(XMLError) {
    var reader = XMLReader(length: bytes.count, maximumDepth: max(1, maximumDepth))
    do throws(XMLFault) {
      try reader.read(bytes.span)
    } catch {
      let position = Self.positions(of: [error.offset], in: bytes)[0]
      throw XMLError(error.problem, offset: error.offset, position: position)
    }
    tree = XMLTree(bytes: bytes, entries: reader.entries)
  }

  /// The one element that holds all others.
  package var root: XMLElement { XMLElement(tree, at: 0) }

  /// The lines and columns of bytes in any order, found in one walk and given in the order asked.
  ///
  /// An offset outside the text counts as the nearer end.
  package func positions(of offsets: [Int]) -> [XMLPosition] {
    Self.positions(of: offsets, in: tree.bytes)
  }

  private static func positions(of offsets: [Int], in bytes: [UInt8]) -> [XMLPosition] {
    var positions = [XMLPosition](repeating: XMLPosition(line: 1, column: 1), count: offsets.count)
    let text = bytes.span
    var (line, column) = (1, 1)
    var at = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    for index in offsets.indices.sorted(by: { offsets[$0] < offsets[$1] }) {
      let target = min(offsets[index], text.count)
      while at < target {
        let byte = text[at]
        let isReturn = byte == 0x0D && !(at &+ 1 < text.count && text[at &+ 1] == 0x0A)
        at &+= 1
        if byte == 0x0A || isReturn {
          (line, column) = (line &+ 1, 1)
        } else if at == text.count || text[at] & 0xC0 != 0x80 {
          column &+= 1
        }
      }
      positions[index] = XMLPosition(line: line, column: column)
    }
    return positions
  }
}
