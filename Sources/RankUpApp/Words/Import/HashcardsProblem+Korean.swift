import QuizFormats

extension HashcardsProblem {
  /// What is the matter, without a full stop.
  var korean: String {
    switch self {
    case .openFrontMatter: "머리말이 끝나지 않아요. \"---\" 줄로 닫아 주세요"
    case .answerWithoutQuestion: "\"A:\" 앞에 질문이 없어요. 그 앞에 \"Q:\" 줄을 써 주세요"
    case .questionWithoutAnswer: "질문에 답이 없어요. 그 뒤에 \"A:\" 줄을 써 주세요"
    case .answerInAnswer: "카드에 \"A:\"가 두 번 나와요. 둘 사이에 \"Q:\" 줄을 써 주세요"
    case .answerInCloze: "빈칸 카드에 \"A:\"가 있어요. \"C:\" 대신 \"Q:\"로 시작해 주세요"
    case .clozeWithoutGap: "빈칸이 없어요. 가릴 말을 [와 ]로 감싸 주세요"
    case .linkTakenForGap(let words):
      "hashcards처럼 링크 \"\(words)\"도 빈칸이 됐어요. 빈칸이 아니라면 \\[와 \\]로 써 주세요"
    case .bracesSpaced: "\"{\" 두 개가 이어지면 빈칸으로 읽히므로 사이에 공백을 넣었어요"
    }
  }
}
