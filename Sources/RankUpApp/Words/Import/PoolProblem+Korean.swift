import QuizFormats

extension PoolProblem {
  /// The problem in Korean, without a full stop.
  var korean: String {
    switch self {
    case .noAnswerLine: "정답을 적은 ^ 줄이 없어요"
    case .withdrawn(let code): "문제 목록에서 빠진 번호라 문제가 없어요: \(code)"
    case .noLetter(let code, ""): "정답 글자가 없어요. \"\(code) (C)\"처럼 써 주세요"
    case .noLetter(let code, let text):
      "정답 글자는 A부터 D까지만 쓸 수 있어요: \"\(text)\". \"\(code) (C)\"처럼 써 주세요"
    }
  }
}
