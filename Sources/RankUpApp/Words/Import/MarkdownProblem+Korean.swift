import QuizFormats

extension MarkdownProblem {
  /// What is the matter, without a full stop.
  var korean: String {
    switch self {
    case .noPrompt: "보기만 있고 질문이 없어요. 보기 위에 제목을 쓰거나 머리말에 \"question:\"을 써 주세요"
    case .noList: "보기 목록이 없어요. \"- [x] 정답\" 같은 줄을 써 주세요"
    case .unreadableKey(let key): "머리말의 \"\(key)\" 값을 읽을 수 없어요. 글을 큰따옴표로 감싸 주세요"
    case .unclosedFence: "여기서 시작한 코드를 닫는 줄이 없어서 글로 읽었어요"
    case .unknownDifficulty(let word):
      "난이도에 쓸 수 없는 값이라 뺐어요: \"\(word)\". easy, medium, hard 중에서 써 주세요"
    }
  }
}
