import QuizFormats

extension PoolProblem {
  /// The problem in English, without a full stop.
  var english: String {
    switch self {
    case .noAnswerLine: "the question has no line with ^ and the right answer"
    case .withdrawn(let code): "\(code) was withdrawn from the pool and has no question"
    case .noLetter(let code, ""): "no right letter stands behind \(code), as in \"\(code) (C)\""
    case .noLetter(let code, let text):
      "\"\(text)\" behind \(code) is no right letter from A to D, as in \"\(code) (C)\""
    }
  }
}
