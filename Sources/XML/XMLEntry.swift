/// One entry of the flat tree: what stands at an offset, and how far it reaches, in eight bytes.
///
/// An element is followed by its attributes and then by its content, so that the whole tree is one
/// array in the order of the text.
struct XMLEntry: Sendable {
  /// What an entry stands for.
  enum Kind: UInt8 {
    /// From its `<`; the extent counts the entries inside it.
    case element
    /// From its name to the closing quote.
    case attribute
    /// Character data that reads as it is written.
    case text
    /// Character data with references or carriage returns.
    case escapedText
    /// The inside of a CDATA section with carriage returns.
    case returnedText
  }

  /// The largest offset or extent an entry can hold: one less than a gibibyte.
  static let limit = 1 << 30 - 1

  private let bits: UInt64

  init(_ kind: Kind, at offset: Int, extent: Int) {
    let mask = UInt64(Self.limit)
    bits =
      UInt64(kind.rawValue) << 60 | (UInt64(truncatingIfNeeded: extent) & mask) << 30
      | UInt64(truncatingIfNeeded: offset) & mask
  }

  var kind: Kind { Kind(rawValue: UInt8(truncatingIfNeeded: bits >> 60)) ?? .text }

  /// Where it begins, in bytes.
  var offset: Int { Int(truncatingIfNeeded: bits) & Self.limit }

  /// The bytes of an attribute or a text; of an element the entries that follow and belong to it.
  var extent: Int { Int(truncatingIfNeeded: bits >> 30) & Self.limit }
}

/// A text and its entries, shared by all views into it.
final class XMLTree: Sendable {
  let bytes: [UInt8]
  let entries: [XMLEntry]

  init(bytes: [UInt8], entries: [XMLEntry]) {
    self.bytes = bytes
    self.entries = entries
  }

  /// The index after the whole of what stands at `index`.
  func after(_ index: Int) -> Int {
    let entry = entries[index]
    return entry.kind == .element ? index &+ entry.extent &+ 1 : index &+ 1
  }

  /// The bytes of a name that begins at an offset; what follows it is known not to belong to it.
  func name(at start: Int) -> ArraySlice<UInt8> {
    var end = start
    while end < bytes.count, !endsName(bytes[end]) { end &+= 1 }
    return bytes[start..<end]
  }

  /// The characters that an entry of text stands for, added to others.
  func appendText(_ index: Int, to text: inout [UInt8]) {
    let entry = entries[index]
    let range = entry.offset..<entry.offset &+ entry.extent
    let bytes = bytes
    switch entry.kind {
    case .element, .attribute: break
    case .text: text.append(contentsOf: bytes[range])
    case .escapedText: appendDecoded(bytes.span, range, isAttribute: false, to: &text)
    case .returnedText: appendNormalized(bytes.span, range, to: &text)
    }
  }
}
