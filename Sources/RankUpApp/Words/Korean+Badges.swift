import QuizCore

extension BadgeWords {
  static let korean = BadgeWords(
    title: koreanTitle,
    condition: koreanCondition,
    progress: { "\($1) 중 \($0)" },
    left: koreanLeft,
    count: { "배지 \($1)개 중 \($0)개" },
    noneYet: { "퀴즈 한 번이면 첫 배지를 받아요: \($0)" },
    locked: "아직 못 받은 배지",
    earned: { "새 배지: \($0) (\($1))" },
    row: { "배지 \($1)개 중 \($0)개: \($2)" })
}

extension ShareWords {
  static let korean = ShareWords(
    streak: { "연속 학습 \($0)일" },
    adaptive: "맞춤 문제",
    offer: { "공유하기: \($0)" },
    notDoneToday: { "오늘의 퀴즈를 아직 다 풀지 않아서 공유할 결과가 없어요: \($0)" },
    notDone: { "\($0) 퀴즈를 풀지 않아서 공유할 결과가 없어요." },
    forgotten: { "\($0) 퀴즈는 풀었다는 것만 남아 있고 답은 남아 있지 않아요." })
}

private func koreanTitle(_ badge: Badge) -> String {
  switch badge {
  case .firstDaily: "첫걸음"
  case .firstPractice: "몸풀기"
  case .firstReview: "다시 보기"
  case .streak3: "사흘 연속"
  case .streak7: "일주일 연속"
  case .streak30: "한 달 연속"
  case .streak100: "백 일 연속"
  case .streak365: "일 년 연속"
  case .silver: "실버 랭크"
  case .gold: "골드 랭크"
  case .platinum: "플래티넘 랭크"
  case .diamond: "다이아몬드 랭크"
  case .perfect1: "만점"
  case .perfect10: "만점 열 번"
  case .right100: "정답 백 개"
  case .right1000: "정답 천 개"
  case .right10000: "정답 만 개"
  case .bank1: "문제집 완주"
  case .bank5: "책장 채우기"
  case .topic1: "주제 정복"
  case .topic5: "다섯 주제 정복"
  case .weekdays: "요일 채우기"
  case .comeback: "다시 만나요"
  }
}

private func koreanCondition(_ condition: Badge.Condition, _ words: String) -> String {
  switch condition {
  case .daily: "오늘의 퀴즈 완료"
  case .answer(let mode): mode == .review ? "복습 문제 풀기" : "연습 문제 풀기"
  case .streak: "연속 학습 \(words)일"
  case .rank: "\(words) 달성"
  case .perfect(let count): count == 1 ? "오늘의 퀴즈 전부 정답" : "오늘의 퀴즈 전부 정답 \(words)번"
  case .right: "정답 \(words)개"
  case .banks(let count): count == 1 ? "문제집 전부 정답" : "문제집 \(words)개 전부 정답"
  case .topics(let count):
    count == 1 ? "한 주제를 이틀 전부 정답" : "주제 \(words)개를 이틀 전부 정답"
  case .weekdays: "모든 요일에 오늘의 퀴즈 완료"
  case .comeback: "\(words)일 만에 돌아오기"
  }
}

private func koreanLeft(_ progress: BadgeProgress, _ number: String) -> String {
  switch progress.unit {
  case .dailies, .perfectDailies: "\(number)번 남음"
  case .answers, .questions: "\(number)문제 남음"
  case .days, .weekdays: "\(number)일 남음"
  case .xp: "\(number) XP 남음"
  case .rightAnswers, .banks, .topics: "\(number)개 남음"
  case .returns: "쉬었다 오면 받음"
  }
}
