/// The text of a foreign file: UTF-8 without a byte order mark, with its lines.
package struct SourceText: Sendable {
  /// The text, well-formed UTF-8; line ends are as in the file.
  package let bytes: [UInt8]
  /// The lines in order, without their ends: LF, CRLF and a lone CR each end one.
  package let lines: [Range<Int>]
  /// Where the first byte stood that was read as windows-1252 because it is not UTF-8; nil where
  /// none was.
  package let firstForeignByte: Int?
  /// Whether what was read so looks like words of another code page.
  package let isDoubtful: Bool

  /// Decodes a file, by default as `decoded` does without being told how.
  package init(_ file: [UInt8], as encoding: TextEncoding? = nil) throws(SourceProblem) {
    let decoded = try SourceDecoder.decode(file, as: encoding)
    bytes = decoded.bytes
    firstForeignByte = decoded.firstForeignByte
    isDoubtful = decoded.isDoubtful
    lines = lineRanges(of: bytes)
  }

  /// Takes a text that is there already.
  package init(_ text: String) {
    bytes = Array(text.utf8)
    lines = lineRanges(of: bytes)
    firstForeignByte = nil
    isDoubtful = false
  }

  /// The bytes of a line, counted from 0; none outside the text.
  package func line(_ index: Int) -> ArraySlice<UInt8> {
    lines.indices.contains(index) ? bytes[lines[index]] : bytes[..<0]
  }

  /// A part of the text as a string.
  package func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }
}

/// Why no text is to be had from a file.
package enum SourceProblem: Error, Sendable, Equatable {
  /// Neither UTF-8 nor plausible windows-1252: the offset of the first byte that is not UTF-8.
  case unknownEncoding(offset: Int)
  /// Not what the encoding that was asked for allows: the offset of the first wrong byte.
  case notEncoded(TextEncoding, offset: Int)
}

/// The ranges of all lines, without their ends; a line end at the very end opens no further line.
func lineRanges(of bytes: [UInt8]) -> [Range<Int>] {
  let text = bytes.span
  var ranges: [Range<Int>] = []
  ranges.reserveCapacity(text.count / 32)
  var start = 0
  var offset = 0
  while true {
    offset = firstOffset(of: 0x0A, 0x0D, 0x0A, in: text, from: offset)
    guard offset < text.count else { break }
    ranges.append(start..<offset)
    let isPair = text[offset] == 0x0D && offset &+ 1 < text.count && text[offset &+ 1] == 0x0A
    offset &+= isPair ? 2 : 1
    start = offset
  }
  if start < text.count { ranges.append(start..<text.count) }
  return ranges
}
