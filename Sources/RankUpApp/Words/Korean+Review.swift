extension ReviewWords {
  static let korean = ReviewWords(
    title: "복습",
    cramCountsForNothing: "연습만 해요. 경험치도 기억도 그대로예요.",
    next: { days, date in "\(days)일 뒤, \(date)에 다시 나와요." },
    nothingDue: { "지금 복습할 문제가 없어요. 다음 문제는 \($0)에 나와요." },
    nothingLearned: "아직 복습할 문제가 없어요. 오늘의 퀴즈를 먼저 풀거나 --new 5로 새 문제를 불러오세요.",
    learnNew: "새 문제 풀기:", reviewNow: "지금 바로 복습하기:",
    left: { answered, asked in
      answered == 0
        ? "첫 답을 하기 전에 그만뒀어요." : "\(asked)문제 중 \(answered)문제를 풀고 그만뒀어요. 답은 저장됐어요."
    })
}

extension ReviewHelpWords {
  static let korean = ReviewHelpWords(
    summary: "잊어버리기 전에 다시 볼 문제를 풀어요.",
    count: "문제 수. 없으면 복습할 때가 된 문제를 20개까지 풀어요.",
    bank: "이 문제집만 복습해요.",
    new: "아직 풀지 않은 문제도 이만큼 더해요.",
    cram: "때가 되지 않았어도 풀어요. 경험치도 기억도 그대로예요.",
    example: "복습할 때가 된 문제",
    newExample: "열 문제에 새 문제 셋 더하기",
    cramExample: "시험 전에 한 문제집 훑어보기")
}
