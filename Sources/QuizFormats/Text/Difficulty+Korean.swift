import QuizCore

extension Difficulty {
  /// The difficulties as Korean files name them.
  static let koreanWords: [String: Difficulty] = [
    "쉬움": .easy, "하": .easy, "보통": .medium, "중": .medium, "어려움": .hard, "상": .hard,
  ]
}
