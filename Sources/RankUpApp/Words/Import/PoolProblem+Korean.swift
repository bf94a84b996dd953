import QuizFormats

extension PoolProblem {
  /// The problem in Korean, without a full stop.
  var korean: String {
    switch self {
    case .noAnswerLine: "정답을 적은 ^ 줄이 없어요"
    case .withdrawn(let code): "문제 목록에서 빠진 번호라 문제가 없어요: \(code)"
    }
  }
}
