/// What numbers a question at the start of its heading: `Q12.`, `Question 3:`, `प्र1.` or `4)`.
struct QuestionLabel {
  let number: Int
  /// Whether a word or letter stands before the number, so that it can't be a part of the prompt.
  let hasWord: Bool
  /// The heading after it.
  let rest: ArraySlice<UInt8>

  init?(_ heading: ArraySlice<UInt8>) {
    let word = Self.word(heading)
    var rest = heading.dropFirst(word).drop(while: MarkdownBytes.isBlank)
    let digits = rest.prefix(6).prefix(while: MarkdownBytes.isDigit)
    guard !digits.isEmpty, let number = Int(MarkdownBytes.string(digits)) else { return nil }
    rest = rest.dropFirst(digits.count)
    guard let sign = rest.first, ".:)".utf8.contains(sign) else { return nil }
    rest = rest.dropFirst()
    guard rest.first.map(MarkdownBytes.isBlank) ?? true else { return nil }
    self.number = number
    hasWord = word > 0
    self.rest = MarkdownBytes.trimmed(rest)
  }

  /// How many bytes of `Q`, `Question` or a short word in another script a heading begins with.
  private static func word(_ heading: ArraySlice<UInt8>) -> Int {
    let word = heading.prefix(25).prefix { MarkdownBytes.isLetter($0) || $0 >= 0x80 }
    if word.allSatisfy({ $0 >= 0x80 }) { return word.count <= 24 ? word.count : 0 }
    let name = MarkdownBytes.string(word).lowercased()
    return name == "q" || name == "question" ? word.count : 0
  }
}
