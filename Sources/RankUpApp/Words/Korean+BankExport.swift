import QuizFormats

extension BankExportWords {
  static let korean = BankExportWords(
    leftOut: { "풀 수 없는 문제 \(koreanNumber($0))개는 내보내지 않았어요. 까닭은 rankup check로 볼 수 있어요." },
    disabled: { "꺼 둔 문제 \(koreanNumber($0))개는 내보내지 않았어요." },
    guarded: {
      "스프레드시트가 수식으로 읽을 칸 \(koreanNumber($0))개 앞에 작은따옴표를 붙였어요. "
        + "rankup import로 가져오면 다시 떼어 내요."
    },
    bankPart: { part in
      switch part {
      case .title: "제목"
      case .description: "설명"
      case .language: "언어"
      case .license: "라이선스"
      case .authors: "만든 사람"
      case .source: "출처"
      case .version: "버전과 날짜"
      case .tags: "태그"
      case .textFormat: "Markdown 표시"
      case .ownFields: "x-로 시작하는 항목"
      default: koreanName(of: part)
      }
    },
    lostHead: "이 형식에 담을 수 없어 빠진 것:",
    lostOfBank: { "문제집: \($0)" },
    lostQuestions: { count, ids in
      "이 형식에 담을 수 없어 내보내지 않은 문제: \(koreanNumber(count))개 (\(ids))."
    },
    part: { koreanName(of: $0) },
    lost: { part, count, ids in "\(part): 문제 \(koreanNumber(count))개 (\(ids))" })

  private static func koreanName(of part: ExportLoss.Part) -> String {
    switch part {
    case .question: "내용"
    case .type: "유형(카드로 바뀜)"
    case .essay: "유형(카드가 서술형으로 바뀜)"
    case .feedback: "답에 대한 말"
    case .explanation: "해설"
    case .hints: "힌트"
    case .weights: "답마다의 점수"
    case .scoring: "부분 점수 규칙"
    case .points: "배점"
    case .timeLimit: "제한 시간"
    case .unit: "단위"
    case .description: "설명"
    case .language: "언어"
    case .license: "라이선스"
    case .authors: "만든 사람"
    case .source: "출처"
    case .version: "버전"
    case .textFormat: "Markdown 표시"
    case .media: "그림과 소리"
    case .choiceIdentifiers: "보기의 ID"
    case .ownFields: "x-로 시작하는 항목"
    case .tolerance: "오차 범위"
    case .wildcards: "와일드카드"
    case .topic: "주제"
    case .difficulty: "난이도"
    case .tags: "태그"
    case .title: "제목"
    case .identifier: "ID"
    case .lineBreaks: "줄 바꿈"
    case .choices: "보기"
    case .answers: "다른 정답"
    case .matchingRules: "입력한 답을 견주는 규칙"
    case .order: "보기의 순서"
    }
  }
}
