import QuizCore

/// Reads lines of labels: pairs as in `1B 2A`, an order as in `C A B`.
struct LabelReader {
  /// A run of digits or of letters.
  private struct Word {
    let text: String
    let isNumber: Bool
  }

  private let words: [Word]

  /// Cuts a line into runs of digits and of letters; nil where other things than separators stand
  /// between them.
  init?(_ line: String) {
    var words: [Word] = []
    var run = ""
    func isDigit(_ character: Character) -> Bool { character.isASCII && character.isNumber }
    for character in line + " " {
      if let last = run.last,
        !character.isASCII || isDigit(last) != isDigit(character)
          || !(character.isLetter || isDigit(character))
      {
        words.append(Word(text: run.uppercased(), isNumber: isDigit(last)))
        run = ""
      }
      if character.isASCII, character.isLetter || isDigit(character) {
        run.append(character)
      } else if !character.isWhitespace, !",;:.-=>/)+→–".contains(character) {
        return nil
      }
    }
    guard !words.isEmpty else { return nil }
    self.words = words
  }

  /// The right side of every left one, in their order, or why there is none.
  func pairs(
    _ left: [Board.Option], _ right: [Board.Option]
  ) -> Result<[Board.Option], AnswerReading.Nonsense> {
    guard words.contains(where: \.isNumber) else { return pairsInOrder(left, right) }
    let rights = Self.byLabel(right)
    var picked: [String: Board.Option] = [:]
    guard words.count.isMultiple(of: 2) else { return .failure(.notPairs) }
    for index in stride(from: 0, to: words.count, by: 2) {
      let (number, label) = (words[index], words[index + 1])
      guard number.isNumber, !label.isNumber, let option = rights[label.text],
        left.contains(where: { $0.label == number.text })
      else { return .failure(.notPairs) }
      guard picked.updateValue(option, forKey: number.text) == nil else {
        return .failure(.leftTwice(number.text))
      }
    }
    if let missing = left.first(where: { picked[$0.label] == nil }) {
      return .failure(.leftMissing(missing.label))
    }
    return .success(left.compactMap { picked[$0.label] })
  }

  /// Letters alone belong to the left sides one after the other.
  private func pairsInOrder(
    _ left: [Board.Option], _ right: [Board.Option]
  ) -> Result<[Board.Option], AnswerReading.Nonsense> {
    guard let picked = labels(right), picked.count <= left.count else {
      return .failure(.notPairs)
    }
    guard picked.count == left.count else {
      return .failure(.leftMissing(left[picked.count].label))
    }
    return .success(picked)
  }

  /// Every item once, in the order named, or why there is none.
  func order(_ items: [Board.Option]) -> Result<[Board.Option], AnswerReading.Nonsense> {
    guard !words.contains(where: \.isNumber), let picked = labels(items) else {
      return .failure(.notOrder)
    }
    var seen: Set<String> = []
    for option in picked where !seen.insert(option.label).inserted {
      return .failure(.itemTwice(option.label))
    }
    if let missing = items.first(where: { !seen.contains($0.label) }) {
      return .failure(.itemMissing(missing.label))
    }
    return .success(picked)
  }

  /// The options of all labels, which may stand together; nil where one names none.
  private func labels(_ options: [Board.Option]) -> [Board.Option]? {
    let known = Self.byLabel(options)
    let apart = words.compactMap { known[$0.text] }
    if apart.count == words.count { return apart }
    let letters = words.flatMap { $0.text.map(String.init) }
    let found = letters.compactMap { known[$0] }
    return found.count == letters.count ? found : nil
  }

  private static func byLabel(_ options: [Board.Option]) -> [String: Board.Option] {
    Dictionary(options.lazy.map { ($0.label, $0) }, uniquingKeysWith: { first, _ in first })
  }
}
