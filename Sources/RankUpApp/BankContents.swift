import QuizCore

/// What the questions of a bank are about, counted.
struct BankContents: Equatable {
  /// A word and how many questions it fits; nil where the question says nothing.
  struct Count: Equatable {
    let word: String?
    let count: Int
  }

  /// By topic, in the order of their letters; at the end those without one.
  let topics: [Count]
  /// By type, the most frequent first.
  let types: [Count]
  /// From easy to hard; at the end those without.
  let difficulties: [(difficulty: Difficulty?, count: Int)]

  /// Counts questions.
  init(_ questions: [Question]) {
    topics = Self.counted(questions.map(\.topic)).sorted { left, right in
      guard let first = left.word, let second = right.word else { return left.word != nil }
      return first < second
    }
    types = Self.counted(questions.map(\.kind.typeName)).sorted { left, right in
      left.count == right.count ? left.word ?? "" < right.word ?? "" : left.count > right.count
    }
    difficulties = (Difficulty.allCases + [nil]).compactMap { difficulty in
      let count = questions.reduce(0) { $0 + ($1.difficulty == difficulty ? 1 : 0) }
      return count == 0 ? nil : (difficulty, count)
    }
  }

  /// How often each word is there, in no order.
  private static func counted(_ words: [String?]) -> [Count] {
    var counts: [String?: Int] = [:]
    for word in words { counts[word, default: 0] += 1 }
    return counts.map { Count(word: $0.key, count: $0.value) }
  }

  static func == (left: BankContents, right: BankContents) -> Bool {
    left.topics == right.topics && left.types == right.types
      && left.difficulties.elementsEqual(right.difficulties) { $0 == $1 }
  }
}
