/// The beginning of a list item: `- [x]`, `1. [ ]` or `1.`.
///
/// A bullet without a box is none, since such lists mean nothing in a quiz.
struct MarkdownMarker {
  /// The columns before it, at most 3.
  let indent: Int
  /// The column where lines of the item go on.
  let contentIndent: Int
  let isOrdered: Bool
  /// The number of a numbered item.
  let number: Int?
  /// Whether its box is ticked; nil without a box.
  let box: Bool?
  /// What follows it on the line.
  let text: ArraySlice<UInt8>

  init?(_ line: ArraySlice<UInt8>) {
    indent = MarkdownBytes.indent(of: line)
    guard indent <= 3 else { return nil }
    let marked = line.drop(while: MarkdownBytes.isBlank)
    let digits = marked.prefix(10).prefix(while: MarkdownBytes.isDigit)
    let mark = marked.dropFirst(digits.count)
    guard let sign = mark.first else { return nil }
    isOrdered = !digits.isEmpty
    number = Int(MarkdownBytes.string(digits))
    if isOrdered {
      guard digits.count <= 9, sign == UInt8(ascii: ".") || sign == UInt8(ascii: ")") else {
        return nil
      }
    } else if !"-*+".utf8.contains(sign) {
      return nil
    }
    let rest = mark.dropFirst()
    // The text of a numbered item may begin on the next line.
    guard rest.first.map(MarkdownBytes.isBlank) ?? isOrdered else { return nil }
    contentIndent = indent &+ digits.count &+ 2
    let body = rest.drop(while: MarkdownBytes.isBlank)
    let ticked = Self.box(body)
    box = ticked?.isTicked
    text = (ticked?.rest ?? body).drop(while: MarkdownBytes.isBlank)
    guard isOrdered || box != nil else { return nil }
  }

  /// Reads an item with a box below a number of two digits, where it stands further right than lists
  /// begin.
  init?(belowNumber line: ArraySlice<UInt8>) {
    guard MarkdownBytes.indent(of: line) <= 6,
      let marker = MarkdownMarker(MarkdownBytes.trimmed(line)), marker.box != nil
    else { return nil }
    self = marker
  }

  /// Reads `[x]`, `[X]`, `[ ]` or `[]` before a blank or the end of the line.
  private static func box(
    _ bytes: ArraySlice<UInt8>
  ) -> (isTicked: Bool, rest: ArraySlice<UInt8>)? {
    guard bytes.first == UInt8(ascii: "[") else { return nil }
    var rest = bytes.dropFirst()
    var isTicked = false
    if let inner = rest.first, inner | 0x20 == UInt8(ascii: "x") || inner == 0x20 {
      isTicked = inner != 0x20
      rest = rest.dropFirst()
    }
    guard rest.first == UInt8(ascii: "]") else { return nil }
    rest = rest.dropFirst()
    guard rest.first.map(MarkdownBytes.isBlank) ?? true else { return nil }
    return (isTicked, rest)
  }
}
