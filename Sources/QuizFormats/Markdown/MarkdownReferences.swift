/// The references that quizdown decodes, and by which the writer keeps text from being taken for the
/// beginning of something: `&lt;`, `&gt;`, `&amp;`, and numbers of ASCII characters that show.
enum MarkdownReferences {
  /// Decodes each reference once.
  static func decoded(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    var (output, rest): ([UInt8], ArraySlice<UInt8>) = ([], Array(text.utf8)[...])
    output.reserveCapacity(rest.count)
    while let first = rest.first {
      if first == UInt8(ascii: "&"), let (byte, after) = reference(rest) {
        output.append(byte)
        rest = after
      } else {
        output.append(first)
        rest.removeFirst()
      }
    }
    return String(decoding: output, as: UTF8.self)
  }

  /// Writes ampersands so that decoding gives a text back.
  static func encoded(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    guard bytes.contains(UInt8(ascii: "&")) else { return Array(bytes) }
    var output: [UInt8] = []
    for offset in bytes.indices {
      output.append(bytes[offset])
      if bytes[offset] == UInt8(ascii: "&"), reference(bytes[offset...]) != nil {
        output += Array("amp;".utf8)
      }
    }
    return output
  }

  /// A byte as a number.
  static func number(_ byte: UInt8) -> [UInt8] { Array("&#\(byte);".utf8) }

  private static func reference(
    _ bytes: ArraySlice<UInt8>
  ) -> (UInt8, ArraySlice<UInt8>)? {
    for (name, byte) in [("&lt;", 0x3C), ("&gt;", 0x3E), ("&amp;", 0x26)] as [(String, UInt8)] {
      if MarkdownBytes.starts(bytes, with: name) { return (byte, bytes.dropFirst(name.utf8.count)) }
    }
    guard MarkdownBytes.starts(bytes, with: "&#") else { return nil }
    let digits = bytes.dropFirst(2).prefix(3).prefix(while: MarkdownBytes.isDigit)
    let rest = bytes[digits.endIndex...]
    guard rest.first == UInt8(ascii: ";"), let byte = UInt8(MarkdownBytes.string(digits)),
      byte == 0x09 || 0x20..<0x7F ~= byte
    else { return nil }
    return (byte, rest.dropFirst())
  }
}
