/// What is wrong with a nickname.
package enum NicknameProblem: Error, Sendable, Equatable {
  /// Nothing of it can be seen.
  case empty
  /// It has more characters than `Nickname.characterLimit`.
  case tooManyCharacters(Int)
  /// It has more bytes than `Nickname.byteLimit`.
  case tooManyBytes(Int)
  /// It holds a control character, a line break or a bidi control.
  case controlCharacter
  /// It holds U+FFFD, which stands where bytes were no text.
  case notText
}

/// A name that can be shown: trimmed, visible, of a bounded length and without control characters.
package struct Nickname: Sendable, Equatable {
  /// The name itself.
  package let text: String

  /// The most characters, as a reader counts them.
  package static let characterLimit = 20
  /// The most bytes of UTF-8.
  package static let byteLimit = 128

  /// Trims and checks a name.
  package init(_ text: String) throws(NicknameProblem) {
    let name = text.trimmingWhitespace
    if name.unicodeScalars.contains(where: Self.isControl) { throw .controlCharacter }
    if name.unicodeScalars.contains("\u{FFFD}") { throw .notText }
    guard name.unicodeScalars.contains(where: \.isVisible) else { throw .empty }
    guard name.utf8.count <= Self.byteLimit else { throw .tooManyBytes(name.utf8.count) }
    guard name.count <= Self.characterLimit else { throw .tooManyCharacters(name.count) }
    self.text = name
  }

  /// The name of a new player: `Sparta` and three digits taken from random bits.
  package static func first(randomBits: UInt64) -> String {
    "Sparta" + padded(Int(randomBits % 1000), 3)
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: scalar.properties.isBidiControl
    }
  }
}
