import JSON
import QuizCore

/// Counts where the right answers of a bank are.
struct PositionRule {
  private var places: [Int] = []
  private var fixedCount = 0
  private var trueCount = 0
  private var statementCount = 0

  /// Takes in the next question.
  mutating func take(_ question: LintedQuestion) {
    switch question.value?.kind {
    case .multipleChoice(let list) where !list.isShuffled:
      guard let place = list.choices.firstIndex(where: \.isCorrect), place < 100 else { return }
      while places.count <= place { places.append(0) }
      places[place] += 1
      fixedCount += 1
    case .trueFalse(let answer):
      statementCount += 1
      if answer { trueCount += 1 }
    default: break
    }
  }

  /// What is lopsided, at the list of questions.
  func findings(at node: JSONNode) -> [LintFinding] {
    var problems: [LintProblem] = []
    let least = 20
    if fixedCount >= least, let most = places.max(), most * 10 > fixedCount * 6,
      let place = places.firstIndex(of: most)
    {
      problems.append(.onePlace(place + 1, count: most, of: fixedCount))
    }
    let falseCount = statementCount - trueCount
    let most = max(trueCount, falseCount)
    if statementCount >= least, most * 10 > statementCount * 8 {
      problems.append(.oneTruth(trueCount > falseCount, count: most, of: statementCount))
    }
    return problems.map { LintFinding(.lopsidedAnswers, $0, at: node, [.key("questions")]) }
  }
}
