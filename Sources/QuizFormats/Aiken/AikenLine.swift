/// What a line of Aiken is.
enum AikenLine {
  /// A choice with its letter as a capital.
  case choice(letter: UInt8, String)
  /// The right answer: what stands after the colon.
  case answer(String)
  /// A question with a number before it, in a lenient reading.
  case question(String)
  case text(String)
  /// A line too short to mean anything.
  case short

  /// Whether it means nothing of its own.
  var isText: Bool {
    if case .text = self { true } else { false }
  }

  /// Looks at a line without white space at its ends; a letter alone can be an answer to choices.
  init(_ line: ArraySlice<UInt8>, isLenient: Bool, choiceCount: Int) {
    if let (letter, text) = Self.choice(line, isLenient: isLenient) {
      self = .choice(letter: letter, String(decoding: text, as: UTF8.self))
    } else if let answer = Self.answer(line, isLenient: isLenient, choiceCount: choiceCount) {
      self = .answer(String(decoding: answer, as: UTF8.self))
    } else if line.count < 2 {
      self = .short
    } else if isLenient, let text = Self.numbered(line) {
      self = .question(String(decoding: text, as: UTF8.self))
    } else {
      self = .text(String(decoding: line, as: UTF8.self))
    }
  }

  private static func choice(
    _ line: ArraySlice<UInt8>, isLenient: Bool
  ) -> (UInt8, ArraySlice<UInt8>)? {
    var rest = line
    if isLenient, rest.first == UInt8(ascii: "("), rest.dropFirst(2).first == UInt8(ascii: ")") {
      rest = rest.dropFirst()
    }
    guard let first = rest.first, let mark = rest.dropFirst().first,
      mark == UInt8(ascii: ")") || mark == UInt8(ascii: ".")
    else { return nil }
    if 0x41...0x5A ~= first { return (first, rest.dropFirst(2).trimmed) }
    guard isLenient, 0x61...0x7A ~= first else { return nil }
    return (first & 0xDF, rest.dropFirst(2).trimmed)
  }

  /// What follows `ANSWER:`; in other letters the word counts only if a letter alone follows.
  private static func answer(
    _ line: ArraySlice<UInt8>, isLenient: Bool, choiceCount: Int
  ) -> ArraySlice<UInt8>? {
    if line.hasPrefix("ANSWER:") { return line.dropFirst(7).trimmed }
    guard choiceCount > 0 else { return nil }
    let names = isLenient ? lenientNames : ["answer"]
    for name in names {
      guard let rest = suffix(of: line, after: name) else { continue }
      if let text = afterColon(rest, isLenient: isLenient), isLetters(text, isLenient: isLenient) {
        return text
      }
    }
    guard isLenient, choiceCount > 1, isLetters(line, isLenient: true) else { return nil }
    return line
  }

  /// Longer ones first, so that none is taken for the beginning of another.
  private static let lenientNames = [
    "the correct answer is", "correct answers", "correct answer", "right answer", "answers",
    "answer", "correct", "ans", "key",
  ]

  private static func suffix(of line: ArraySlice<UInt8>, after name: String) -> ArraySlice<UInt8>? {
    let word = line.prefix(name.utf8.count)
    let isSame = word.elementsEqual(name.utf8) { byte, letter in
      byte == letter || byte | 0x20 == letter && 0x41...0x5A ~= byte
    }
    return isSame ? line.dropFirst(name.utf8.count) : nil
  }

  private static func afterColon(
    _ rest: ArraySlice<UInt8>, isLenient: Bool
  ) -> ArraySlice<UInt8>? {
    let marks: [UInt8] = Array(isLenient ? ":.=".utf8 : ":".utf8)
    let text = isLenient ? rest.trimmed : rest
    guard let first = text.first else { return nil }
    if marks.contains(first) { return text.dropFirst().trimmed }
    return isLenient && first != rest.first ? text : nil
  }

  /// Whether a text is a letter, perhaps with a mark behind it, or in a lenient reading several.
  private static func isLetters(_ text: ArraySlice<UInt8>, isLenient: Bool) -> Bool {
    AikenLetters(text, areSeveralAllowed: isLenient) != nil
  }

  /// A question without the number before it, as in `12. `, `12) ` or `Q12: `.
  private static func numbered(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let start = line.first.map { $0 | 0x20 } == UInt8(ascii: "q") ? line.dropFirst() : line
    let digits = start.prefix(5).prefix(while: isASCIIDigit)
    let rest = start[digits.endIndex...]
    guard 1...4 ~= digits.count, let mark = rest.first, ".):".utf8.contains(mark),
      rest.dropFirst().first == 0x20 || rest.dropFirst().first == 0x09
    else { return nil }
    let text = rest.dropFirst().trimmed
    return text.isEmpty ? nil : text
  }
}
