import QuizCore

extension Difficulty {
  /// The difficulty that a word names in English or Korean, in any case; nil for other words.
  init?(word: String) {
    let word = word.trimmingWhitespace.lowercased()
    guard let difficulty = Difficulty(rawValue: word) ?? Self.koreanWords[word] else { return nil }
    self = difficulty
  }

  private static let koreanWords: [String: Difficulty] = [
    "쉬움": .easy, "하": .easy, "보통": .medium, "중": .medium, "어려움": .hard, "상": .hard,
  ]
}

extension DeclaredType {
  /// The types of questions as Korean sheets name them.
  static let koreanNames: [String: DeclaredType] = [
    "객관식": .multipleChoice, "단답형": .shortAnswer, "주관식": .shortAnswer, "참거짓": .trueFalse,
    "ox": .trueFalse, "ox퀴즈": .trueFalse, "순서": .ordering, "카드": .flashcard,
  ]
}

/// What words for true and false mean in Korean sheets.
let koreanTruths: [String: Bool] = ["참": true, "맞음": true, "거짓": false, "틀림": false]
