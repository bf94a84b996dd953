/// A JSON text read once, strictly by RFC 8259, into a flat tape that its values are views of.
///
/// Strings and numbers are decoded when they are asked for, so that reading costs one pass over the
/// bytes and eight bytes a value.
package struct JSONDocument: Sendable {
  /// The deepest nesting ever read, so that code which follows values down can't exhaust the stack.
  package static let deepestLimit = 512

  private let tape: Tape
  /// Whether the text began with EF BB BF, which RFC 8259 lets a reader pass over.
  package let hasByteOrderMark: Bool

  /// Reads a whole text.
  ///
  /// `maximumDepth` is how many arrays and objects may stand inside each other, at most 512; 0
  /// allows a lone scalar only.
  package init(_ bytes: [UInt8], maximumDepth: Int = 128) throws(JSONError) {
    try self.init(bytes, in: 0..<bytes.count, maximumDepth: maximumDepth)
  }

  /// Reads the value in a part of a text, such as one line of many.
  ///
  /// Places count from the start of the whole text. The range is cut to the text.
  package init(
    _ bytes: [UInt8], in range: Range<Int>, maximumDepth: Int = 128
  ) throws(JSONError) {
    let range = range.clamped(to: 0..<bytes.count)
    let mark = range.lowerBound == 0 ? byteOrderMarkLength(bytes[range]) : 0
    hasByteOrderMark = mark > 0
    let start = range.lowerBound &+ mark
    let depth = min(max(maximumDepth, 0), Self.deepestLimit)
    var reader = JSONReader(start: start, length: range.upperBound &- start, maximumDepth: depth)
    do throws(JSONFault) {
      try reader.read(bytes.span.extracting(first: range.upperBound))
    } catch {
      let position = Self.positions(of: [error.offset], in: bytes)[0]
      throw JSONError(error.problem, offset: error.offset, position: position)
    }
    tape = Tape(bytes: bytes, entries: reader.tape)
  }

  /// The text as it was given.
  package var bytes: [UInt8] { tape.bytes }

  /// The one value of the text.
  package var root: JSONNode { JSONNode(tape, at: 0) }

  /// The lines and columns of bytes in any order, found in one walk and given in the order asked.
  ///
  /// An offset outside the text counts as the nearer end.
  package func positions(of offsets: [Int]) -> [JSONPosition] {
    Self.positions(of: offsets, in: bytes)
  }

  private static func positions(of offsets: [Int], in bytes: [UInt8]) -> [JSONPosition] {
    var cursor = LineCursor(bytes)
    var positions = [JSONPosition](repeating: cursor.position, count: offsets.count)
    for index in offsets.indices.sorted(by: { offsets[$0] < offsets[$1] }) {
      cursor.advance(to: offsets[index])
      positions[index] = cursor.position
    }
    return positions
  }
}
