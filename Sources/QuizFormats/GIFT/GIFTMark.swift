/// The bytes that stand for escaped characters while a block is taken apart.
///
/// None of them occurs in UTF-8, so an escaped `=` can't be taken for one that means something.
enum GIFTMark {
  /// Stands for a line break written as `\n`.
  static let lineBreak: UInt8 = 0xFE

  /// The mark for the character after a backslash; nil where the backslash is only a backslash.
  static func mark(for escaped: UInt8) -> UInt8? {
    switch escaped {
    case UInt8(ascii: "~"): 0xF8
    case UInt8(ascii: "="): 0xF9
    case UInt8(ascii: "#"): 0xFA
    case UInt8(ascii: "{"): 0xFB
    case UInt8(ascii: "}"): 0xFC
    case UInt8(ascii: ":"): 0xFD
    case UInt8(ascii: "n"): lineBreak
    case UInt8(ascii: "\\"): 0xFF
    default: nil
    }
  }

  /// The character that a mark stands for; any other byte is itself.
  static func character(_ byte: UInt8) -> UInt8 {
    byte < 0xF8 ? byte : characters[Int(byte & 7)]
  }

  private static let characters = Array("~=#{}:\n\\".utf8)

  /// Appends a line with marks in the place of its escapes.
  static func append(_ line: ArraySlice<UInt8>, to bytes: inout [UInt8]) {
    var rest = line
    while let backslash = rest.firstIndex(of: UInt8(ascii: "\\")) {
      bytes += rest[rest.startIndex..<backslash]
      let next = backslash &+ 1
      if next < rest.endIndex, let mark = mark(for: rest[next]) {
        bytes.append(mark)
        rest = rest[(next &+ 1)...]
      } else {
        bytes.append(UInt8(ascii: "\\"))
        rest = rest[next...]
      }
    }
    bytes += rest
  }

  /// A text with its escaped characters back.
  static func unescaped(_ text: ArraySlice<UInt8>) -> String {
    guard text.contains(where: { $0 >= 0xF8 }) else { return String(decoding: text, as: UTF8.self) }
    return String(decoding: text.map(character), as: UTF8.self)
  }
}
