import QuizFormats

extension PoolProblem {
  /// The problem in English, without a full stop.
  var english: String {
    switch self {
    case .noAnswerLine: "the question has no line with ^ and the right answer"
    case .withdrawn(let code): "\(code) was withdrawn from the pool and has no question"
    }
  }
}
