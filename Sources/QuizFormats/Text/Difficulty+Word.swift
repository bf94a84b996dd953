import QuizCore

extension Difficulty {
  /// The difficulty that a word names in English or Korean, in any case; nil for other words.
  init?(word: String) {
    let word = word.trimmingWhitespace.lowercased()
    guard let difficulty = Difficulty(rawValue: word) ?? Self.koreanWords[word] else { return nil }
    self = difficulty
  }
}
