import JSON
import QuizBanks
import QuizCore

/// What is remembered of the questions of a bank, and which of them are due at a moment.
struct BankMemory {
  private let states: [String: MemoryState]
  private let review: ReviewDraw

  /// Looks up what is remembered of the questions that the bank still has.
  init(of bank: Bank, in study: Study, _ review: ReviewDraw) {
    var states: [String: MemoryState] = [:]
    for question in bank.questions {
      let reference = QuestionReference(bank: bank.id, question: question.id)
      states[question.id] = study.questions[reference]?.memory
    }
    self.states = states
    self.review = review
  }

  /// How many questions were ever answered.
  var learnedCount: Int { states.count }

  /// How many of them are due.
  var dueCount: Int { states.values.count { review.scheduler.due($0) <= review.instant } }

  /// The state of FSRS-6 of a question; nil while it was never answered.
  func json(of id: String) -> JSONValue? {
    states[id].map { state in
      [
        "stability": .double(state.stability), "difficulty": .double(state.difficulty),
        "retrievability": .double(Scheduler.retrievability(state, at: review.instant)),
        "due": .string(review.scheduler.due(state).description),
        "reps": .integer(state.repetitions),
      ]
    }
  }
}
