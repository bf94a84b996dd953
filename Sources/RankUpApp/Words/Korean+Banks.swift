import QuizBanks

extension BankWords {
  static let korean = BankWords(
    title: "문제집",
    columns: ["ID", "제목", "언어", "문제", "제외", "출처", "오늘의 퀴즈"],
    noLanguage: "무관",
    language: { $0 ?? "언어 무관" },
    source: { source in
      switch source {
      case .own: "내 것"
      case .shipped: "기본"
      case .system: "시스템"
      case .embedded: "내장"
      }
    },
    isInDaily: { $0 ? "예" : "아니요" },
    inDaily: { $0 ? "오늘의 퀴즈에 나옴" : "오늘의 퀴즈에 안 나옴" },
    leftOut: { "\(koreanNumber($0))개 제외" },
    learned: { learned, count, due in
      "\(koreanNumber(count))문제 중 \(koreanNumber(learned))문제 학습, 복습할 문제 \(koreanNumber(due))개"
    },
    disabled: { "\(koreanNumber($0))개 꺼 둠" },
    shadowed: { "\($0): 쓰지 않아요. 먼저 찾은 \($1)의 id도 \(quoted($2), .copula)." },
    missing: { "설정 daily-banks에 있는 문제집을 찾을 수 없어요: \(FormatWords.korean.list($0))." },
    howToShow: "rankup bank ID로 하나씩 볼 수 있어요.",
    begun: { "새 문제집을 만들었어요: \($0). 유형마다 예시가 하나씩 있어요." },
    whatNext: "편집기로 파일을 열어 고친 다음, 잘못된 곳이 있는지 확인해 보세요:",
    topics: "주제", types: "유형", difficulties: "난이도",
    noTopic: "주제 없음",
    moreTopics: { "그 밖의 주제 \(koreanNumber($0))개" },
    noDifficulty: "없음 (보통으로 침)",
    nothingWrong: "문제집에 이상이 없어요.",
    warnings: { "모든 문제를 낼 수 있지만, rankup check에 경고가 \(koreanNumber($0))개 나와요." },
    findings: { "확인할 점 \(koreanNumber($0))개" },
    moreFindings: { "그 밖에 \(koreanNumber($0))개 더" },
    questionLeftOut: "이 문제는 제외했어요.",
    seeAll: "모두 보기:")
}

extension CheckWords {
  static let korean = CheckWords(
    severity: { severity in
      switch severity {
      case .error: "오류"
      case .warning: "경고"
      case .info: "참고"
      }
    },
    unlisted: { "이 밖의 \(koreanNumber($0))개는 여기에 보여 주지 않았어요." },
    summary: { files, counts, unread in
      let faults = [
        counts.errors > 0 ? "오류 \(koreanNumber(counts.errors))개" : nil,
        counts.warnings > 0 ? "경고 \(koreanNumber(counts.warnings))개" : nil,
      ].compactMap(\.self)
      let parts =
        ["파일 \(koreanNumber(files))개"] + (faults.isEmpty ? ["이상 없음"] : faults)
        + (counts.infos > 0 ? ["참고 \(koreanNumber(counts.infos))개"] : [])
        + (unread > 0 ? ["읽지 못한 파일 \(koreanNumber(unread))개"] : [])
      return parts.joined(separator: ", ")
    })
}

extension FindingWords {
  static let korean = FindingWords(
    problem: { KoreanProblem.sentence($0) },
    missingIdentifier: "\"id\"가 없어요. 바뀌지 않을 id를 쓰거나 --fix를 써 주세요",
    place: { "\($0)행 \($1)열" },
    first: { "(처음 나온 곳: \($0)행 \($1)열)" },
    question: { "문제 \(quoted($0))" },
    numberedQuestion: { "\($0)번 문제" },
    notFile: "파일이 아니에요",
    missing: "파일이 없어요 (끊어진 링크일 수 있어요)")
}
