import QuizBanks
import QuizCore

extension Shelf {
  /// The difficulty that a question is paid by; nil when the question is gone.
  func difficulty(_ reference: QuestionReference) -> Difficulty? {
    question(for: reference)?.question.effectiveDifficulty
  }

  /// The prompts of a sitting's answered questions; nil for those that are gone.
  func prompts(of sitting: Sitting) -> [String?] {
    sitting.questions.indices.map { index in
      let reference = sitting.record.results[index]?.reference ?? sitting.questions[index]
      return question(for: reference)?.question.prompt
    }
  }
}
