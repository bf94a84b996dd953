/// What is known of the daily of one date.
package struct DailyRecord: Sendable, Equatable {
  /// The questions that were drawn, empty while no draw was written down.
  package var questions: [QuestionReference]
  /// The results by index.
  package var results: [Int: QuestionResult]
  /// How many hints were taken of questions that have no result yet, by index.
  package var hints: [Int: Int]
  /// Whether the questions were drawn for this player alone.
  package var isAdaptive: Bool

  /// Describes a daily; by default one of which nothing is known yet.
  package init(
    questions: [QuestionReference] = [], results: [Int: QuestionResult] = [:],
    hints: [Int: Int] = [:], isAdaptive: Bool = false
  ) {
    self.questions = questions
    self.results = results
    self.hints = hints
    self.isAdaptive = isAdaptive
  }

  /// Where a daily stands.
  package enum Status: String, Sendable {
    case none
    case running
    case done
  }

  /// Done once every drawn question is answered or skipped.
  package var status: Status {
    if questions.isEmpty && results.isEmpty { return .none }
    return nextIndex == nil ? .done : .running
  }

  /// The first question without a result; nil when there is none left.
  package var nextIndex: Int? {
    if questions.isEmpty { return saturatingSum(results.keys.max() ?? -1, 1) }
    return questions.indices.first { results[$0] == nil }
  }

  /// Whether an index may still get a result; any one may while the draw is not known.
  package func isOpen(_ index: Int) -> Bool {
    index >= 0 && results[index] == nil && (questions.isEmpty || index < questions.count)
  }

  /// Puts a result in, which knows of its hints itself.
  package mutating func add(_ result: QuestionResult, at index: Int) {
    results[index] = result
    hints[index] = nil
  }

  /// Notes hints of an open index; of several counts the highest stands.
  package mutating func add(hints count: Int, at index: Int) {
    guard isOpen(index), count > hints[index] ?? 0 else { return }
    hints[index] = count
  }

  /// Whether an answer may still be called right: it was given and not right, and no other one of
  /// the daily was called so.
  package func isCorrectable(_ index: Int) -> Bool {
    guard let result = results[index], !result.share.isFull, !result.isSkipped else { return false }
    return !results.values.contains(where: \.isCorrected)
  }

  /// How many questions were all right.
  package var rightCount: Int { results.values.count { $0.share.isFull } }

  /// Everything it paid.
  package var totalXP: Int {
    results.values.reduce(0) { saturatingSum($0, saturatingSum($1.xp, $1.bonus)) }
  }

  /// Right answers in a row before an index.
  package func combo(before index: Int) -> Int {
    var combo = 0
    for earlier in stride(from: index &- 1, through: 0, by: -1) {
      guard results[earlier]?.share.isFull == true else { break }
      combo += 1
    }
    return combo
  }
}
