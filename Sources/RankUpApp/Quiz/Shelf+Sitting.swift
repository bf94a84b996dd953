import QuizBanks
import QuizCore

extension Shelf {
  /// What a question is paid by; nil when the question is gone.
  func rate(_ reference: QuestionReference) -> Rate? {
    question(for: reference)?.question.rate
  }

  /// The prompts of a sitting's answered questions; nil for those that are gone.
  func prompts(of sitting: Sitting) -> [String?] {
    sitting.questions.indices.map { index in
      let reference = sitting.record.results[index]?.reference ?? sitting.questions[index]
      return question(for: reference).map { $0.question.promptAmongOthers($0.bank.textFormat) }
    }
  }
}
