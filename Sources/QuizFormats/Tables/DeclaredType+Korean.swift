extension DeclaredType {
  /// The types of questions as Korean sheets name them.
  static let koreanNames: [String: DeclaredType] = [
    "객관식": .multipleChoice, "단답형": .shortAnswer, "주관식": .shortAnswer, "참거짓": .trueFalse,
    "ox": .trueFalse, "ox퀴즈": .trueFalse, "순서": .ordering, "카드": .flashcard,
  ]
}
