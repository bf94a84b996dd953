import JSON

/// Sentences for text that is not JSON, without a full stop.
enum EnglishSyntax {
  static func sentence(_ fault: JSONError.Problem) -> String {
    switch fault {
    case .invalidUTF8: "this is not UTF-8; save the file as UTF-8"
    case .tooDeep(let limit):
      "brackets stand in each other more than \(limit) deep, deeper than any bank"
    case .tooLarge(let limit):
      "the file has more than \(FormatWords.english.number(limit)) bytes; make two of it"
    case .unexpectedByte(let byte): prefix + unexpected(byte)
    case .unexpectedEnd: prefix + "the file ends too soon; a bracket or a quote is not closed"
    case .emptyDocument: "the file is empty"
    case .textAfterValue: prefix + "there is more after the last bracket; one is closed too soon"
    case .trailingComma: prefix + "nothing follows this comma; leave it out"
    case .missingComma: prefix + "a comma is missing before this"
    case .malformedNumber: prefix + "this is no number; one is written as in 12, -3, 0.5 or 1e20"
    case .controlCharacterInString:
      prefix + "a text ends on its line with a straight quote; a line break in it is written \\n"
    case .invalidEscape: prefix + "nothing is written like this; a backslash itself is \\\\"
    case .loneSurrogate: prefix + "half of a surrogate pair; write the character itself"
    }
  }

  private static let prefix = "not valid JSON: "

  /// What stands there, and what its writer may have thought.
  private static func unexpected(_ byte: UInt8) -> String {
    switch byte {
    case UInt8(ascii: "'"): "unexpected '; texts stand in double quotes"
    case UInt8(ascii: "/"), UInt8(ascii: "#"):
      "unexpected \(character(byte)); there are no comments, but keys such as \"x-comment\""
    case UInt8(ascii: "T"), UInt8(ascii: "F"), UInt8(ascii: "N"):
      "unexpected \(character(byte)); true, false and null are written small"
    default: "unexpected \(character(byte))"
    }
  }

  private static func character(_ byte: UInt8) -> String {
    (0x21...0x7E).contains(byte)
      ? "\"\(Character(Unicode.Scalar(byte)))\""
      : "byte \(String(byte, radix: 16, uppercase: true))"
  }
}
