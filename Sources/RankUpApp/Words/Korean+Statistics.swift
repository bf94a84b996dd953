import QuizCore

extension StatisticsWords {
  static let korean = StatisticsWords(
    title: "통계",
    since: { "\($0)부터" },
    lastDays: { $0 == 1 ? "오늘 1일" : "최근 \(koreanNumber($0))일" },
    empty: "아직 통계가 없어요. 첫 답부터 시작돼요.",
    first: { "이렇게 시작해 보세요: \($0)" },
    nothingFits: "아직 여기에 맞는 답이 없어요.",
    answers: "답", right: "정답률", played: "푼 날", time: "걸린 시간", gained: "얻은 경험치",
    answersRight: { "답 \(koreanNumber($0))개, 정답률 \($1)%" },
    percentOf: { "답 \(koreanNumber($1))개 중 \($0)%" },
    daysWith: { "\(koreanNumber($0))일, 하루에 답 \(koreanNumber($1))개" },
    seconds: { milliseconds in
      let tenths = milliseconds / 100
      guard tenths >= 1_000 else { return "답 하나에 \(tenths / 10).\(abs(tenths % 10))초" }
      return "답 하나에 \(koreanNumber(tenths / 10))초"
    },
    percent: { "\($0)%" },
    atMost: { "최대 \($0)" },
    ofAnswers: { "답 \($0)개" },
    overTime: "기간별",
    column: { "\($0)부터 \($2)까지. 한 칸은 \($1)일이에요." },
    range: { "\($0)부터 \($1)까지" },
    calendar: "달력",
    month: { "\($0)월" },
    monthOfYear: { "\($1)년 \($0)월" },
    monthDays: { "\($0)일 동안 답 \(koreanNumber($1))개" },
    answersADay: "하루의 답",
    experienceADay: "하루 경험치", path: "지나온 랭크",
    byBank: "문제집별", byTopic: "주제별", byDifficulty: "난이도별",
    more: { "그 밖에 \(koreanNumber($0))개 더" },
    weakestQuestions: "가장 약한 문제", weakestTopics: "가장 약한 주제",
    gone: { "\($0) (지금은 없음)" })
}

extension HistoryWords {
  static let korean = HistoryWords(
    title: "지난 기록",
    columns: ["날짜", "종류", "결과", "정답", "경험치", "그때 랭크"],
    kind: { mode in
      switch mode {
      case .daily: "오늘의 퀴즈"
      case .practice: "연습"
      case .review: "복습"
      case .replay: "다시 풀기"
      }
    },
    freeze: "보호권", bridged: "빠진 날을 메워 연속 학습을 이었어요",
    right: "정답", partly: "부분 정답", wrong: "오답", skipped: "건너뜀", open: "풀기 전",
    allRight: "모두 정답",
    place: { "\($1)개 중 \($0)" },
    howToShow: "rankup history --date DATE로 하루의 문제와 답을 볼 수 있어요.",
    empty: "아직 기록이 없어요. 첫 답부터 남아요.",
    nothingFits: "아직 여기에 맞는 기록이 없어요.",
    nothingOn: { "\($0)에는 답한 문제가 없어요." },
    youSaid: { "내 답: \($0)" })
}

extension BankReportWords {
  static let korean = BankReportWords(
    answered: { "\($1)문제 중 \($0)문제에 답함" },
    nothingYet: { "아직 여기에서 답한 문제가 없어요. 시작하기: \($0)" },
    nothingOdd: { "답이 \($0)개 이상인 문제 중에 눈에 띄는 것이 없어요." },
    flagged: "나쁜 문제로 표시함", tooHard: "너무 어려움: 네 번에 한 번 이하로 맞힘",
    tooEasy: "너무 쉬움: 늘 맞힘", favoured: "가장 많이 고르는 틀린 보기",
    unused: "아무도 고르지 않는 틀린 보기", neverAsked: "답한 적 없음",
    taken: { "\($1)번 중 \($0)번 고름" })
}

extension StatisticsHelpWords {
  static let korean = StatisticsHelpWords(
    summary: "얼마나 알고 있고 어떻게 지나왔는지 통계, 달력, 그래프, 약한 곳으로 보여 줘요.",
    bank: "이 문제집의 답만 봐요.",
    topic: "이 주제와 그 아래 주제만 봐요.",
    days: "오늘까지 이만큼의 날만 봐요.",
    example: "첫 답부터 모두",
    daysExample: "한 문제집의 최근 한 달",
    jsonExample: "날마다의 값을 스크립트에 쓸 때",
    ofBank: "문제집을 쓰는 사람을 위해 답으로 알 수 있는 것을 보여 줘요.",
    ofBankExample: "너무 쉽거나 어렵거나 나온 적 없는 문제")
}

extension HistoryHelpWords {
  static let korean = HistoryHelpWords(
    summary: "지난 기록을 보여 줘요. 오늘의 퀴즈, 연습, 복습이 최근 것부터 나와요.",
    date: "하루의 문제와 답을 봐요.",
    bank: "이 문제집의 문제가 있는 퀴즈만 봐요.",
    since: "이 날짜부터 봐요.",
    example: "모두 보기. 길면 한 화면씩 보여 줘요",
    dateExample: "그날 나온 문제와 내 답",
    jsonExample: "한 해를 스크립트에 쓸 때")
}
