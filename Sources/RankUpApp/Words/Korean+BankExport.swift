import QuizFormats

extension BankExportWords {
  static let korean = BankExportWords(
    leftOut: { "풀 수 없는 문제 \(koreanNumber($0))개는 내보내지 않았어요." },
    part: { part in
      switch part {
      case .question: "문제 전체"
      case .feedback: "답에 대한 말"
      case .explanation: "해설"
      case .hints: "힌트"
      case .weights: "답의 배점"
      case .tolerance: "오차 범위"
      case .wildcards: "와일드카드"
      case .topic: "주제"
      case .difficulty: "난이도"
      case .tags: "태그"
      case .title: "제목"
      case .identifier: "ID"
      case .lineBreaks: "줄 바꿈"
      case .choices: "보기"
      case .matchingRules: "입력한 답을 견주는 규칙"
      case .order: "보기의 순서"
      }
    },
    lost: { part, count, ids in
      "이 형식에 담을 수 없어 빠진 것: 문제 \(koreanNumber(count))개의 \(part) (\(ids))."
    })
}
