import QuizCore

extension QuizWords {
  static let korean = QuizWords(
    dailyTitle: "오늘의 퀴즈",
    practiceTitle: "연습",
    questionCount: { "\(koreanNumber($0))문제" },
    streakDay: { day, percent in "연속 학습 \(day)일째: 경험치 +\(percent)%" },
    adaptive: "나에게 맞춰 골랐어요. 절반은 복습할 때가 됐거나 약한 문제, 절반은 새 문제예요. 모자라면 모두가 푸는 문제로 채워요.",
    goingOn: { next, count in "전체 \(count)문제 중 \(next)번부터 이어서 풀어요." },
    replaced: { "뽑아 둔 문제 \($0)개가 문제집에서 없어져 다른 문제로 바꿨어요." },
    passedOver: { "뽑아 둔 문제 \($0)개가 문제집에서 없어졌고 바꿀 문제도 없어요. 건너뛴 것으로 할게요." },
    fewerQuestions: { found, wanted in "조건에 맞는 문제가 \(wanted)개가 안 돼서 \(found)개만 낼게요." },
    questionOf: { "문제 \($0)/\($1)" },
    difficulty: { difficulty in
      switch difficulty {
      case .easy: "쉬움"
      case .medium: "보통"
      case .hard: "어려움"
      }
    },
    xp: { "\($0) XP" },
    severalRight: { "정답이 여럿일 수 있어요. \($0),\($1)처럼 맞는 것을 모두 골라 주세요." },
    truth: { $0 ? "참" : "거짓" },
    either: { "\($0) 또는 \($1)" },
    answerByLabel: { "답 \($0) (키 보기 \($1)): " },
    answerTyped: { "답 (키 보기 \($0)): " },
    answerNumber: { unit, keys in
      "답 (숫자,\(unit.map { " 단위: \($0)," } ?? "") 키 보기 \(keys)): "
    },
    keys: [
      KeyWords(key: "h", meaning: "힌트 보기. 첫 힌트를 보면 이 문제의 경험치가 절반이 돼요"),
      KeyWords(key: "s", meaning: "건너뛰기. 경험치는 없어요"),
      KeyWords(key: "f", meaning: "잘못된 문제로 표시. 문제는 그대로 풀어요"),
      KeyWords(key: "i", meaning: "정답 처리. 바로 앞에 입력한 답을 정답으로 바꿔요. 하루 한 번"),
      KeyWords(key: "q", meaning: "나가기. 푼 문제는 저장돼요"),
      KeyWords(key: "?", meaning: "키 보기"),
    ],
    typedKeysNote: "답이 :으로 시작하면 ::q처럼 두 번 써 주세요.",
    notALabel: { "보기에 없는 답이에요. \($0) 중에서 입력해 주세요 (키 보기 \($1))." },
    notLabels: { first, last, key in
      "보기에 없는 답이에요. \(first)~\(last) 중에서 \(first),\(last)처럼 하나 이상 입력해 주세요 (키 보기 \(key))."
    },
    notANumber: "숫자가 아니에요. 42, 3.5, 1e3처럼 입력해 주세요.",
    ambiguousNumber: "여기서 쉼표는 소수점이에요. 큰 수는 쉼표 없이, 소수는 마침표로 입력해 주세요.",
    nothingTyped: { "아무것도 입력하지 않았어요. 키 보기는 \($0)?, 건너뛰기는 \($0)s예요." },
    unknownKey: { "\($0) 키는 없어요. 키 보기는 :?, 답으로 쓰려면 :\($0)처럼 입력해 주세요." },
    bareKey: { "답을 입력하는 문제에서는 키 앞에 콜론을 붙여 주세요: :\($0)" },
    hint: { number, count in count == 1 ? "힌트" : "힌트 \(number)/\(count)" },
    hintCost: "이제 이 문제의 경험치는 절반이에요.",
    noHint: { taken in taken ? "남은 힌트가 없어요." : "이 문제에는 힌트가 없어요." },
    right: "정답",
    wrong: "오답",
    partlyRight: { "부분 정답 \($0)%" },
    skipped: "건너뜀",
    rightAnswer: { "정답: \($0)" },
    rightAnswers: "정답:",
    withTolerance: { "\($0) (오차 \($1)까지)" },
    range: { "\($0)~\($1)" },
    reasons: { prize, base in
      var parts = [base]
      if prize.comboPercent > 0 { parts.append("연속 정답 +\(prize.comboPercent)%") }
      if prize.streakPercent > 0 { parts.append("연속 학습 +\(prize.streakPercent)%") }
      if prize.isHinted { parts.append("힌트로 절반") }
      if prize.isSelfJudged { parts.append("카드는 4분의 1") }
      return parts
    },
    trainingLimit: { "오늘 연습으로 받을 수 있는 \($0) XP를 다 받았어요. 내일 다시 받을 수 있어요." },
    answeredElsewhere: "이 문제는 다른 창에서 이미 풀었어요. 그 답을 그대로 둘게요.",
    levelUp: { "레벨업! 이제 \($0, .copula)." },
    levelUpStory: { old, xp, new in
      "\(old)의 \(xp) XP를 모두 채웠어요. \(new) 막대는 0부터예요."
    },
    levelUpNext: { xp, next in "\(next)까지 \(xp) XP를 모으면 돼요." },
    levelUpTop: { "\($0) XP를 채우면 마지막 막대도 가득 차요." },
    rightOf: { "\($1)문제 중 \($0)개 정답" },
    partlyCount: { "부분 정답 \($0)개" },
    sums: SumWords(
      answers: "문제 점수", combo: "연속 정답", hints: "힌트",
      streak: { "연속 학습 +\($0)%" }, perfect: "전부 정답",
      corrected: "정답 처리", limit: "하루 한도 초과", total: "합계"),
    paused: { answered, asked, command in
      answered == 0
        ? "\(asked)문제를 남겨 두고 멈췄어요. 이어서 풀기: \(command)"
        : "\(asked)문제 중 \(answered)문제를 풀고 저장했어요. 이어서 풀기: \(command)"
    },
    practiceLeft: { answered, asked, right, xp in
      answered == 0
        ? "첫 문제를 풀기 전에 나왔어요."
        : "\(asked)문제 중 \(answered)문제를 풀고 나왔어요: 정답 \(right)개, \(xp)."
    },
    sameAgain: "같은 문제 다시 풀기:",
    nothingSaved: "이번 결과는 저장되지 않았어요.",
    leftUnsaved: { "\($1)문제 중 \($0)문제를 풀고 나왔어요. 저장된 것은 없어요." },
    tooManyLines: "알 수 없는 입력이 세 번 이어져서 퀴즈를 멈췄어요.",
    doneAlready: "오늘의 퀴즈는 이미 마쳤어요.",
    nextDaily: { "다음 퀴즈는 \($0) 뒤에 나와요." },
    nextIsHere: { "다음 퀴즈가 벌써 나왔어요: \($0)" },
    offerPractice: { "그동안 연습하기: \($0)" },
    before: "이전",
    sinceComingBack: "돌아왔을 때",
    now: "지금",
    barStartedAgain: "레벨업하고 0부터 다시 시작")
}

extension ReplayWords {
  static let korean = ReplayWords(
    title: "다시 풀기",
    countsForNothing: "지난 퀴즈는 점수에 들어가지 않아요. 경험치도 연속 학습도 그대로예요.",
    counted: "지난 퀴즈라 점수에 들어가지 않아요. 경험치와 연속 학습은 그대로예요.",
    left: { answered, asked in
      let place = answered == 0 ? "첫 문제를 풀기 전에" : "\(asked)문제 중 \(answered)문제를 풀고"
      return "\(place) 나왔어요. 지난 퀴즈는 점수에 들어가지 않아 이어 풀 것도 없어요."
    },
    leftOut: { "뽑아 둔 문제 \($0)개가 문제집에서 없어졌고 바꿀 문제도 없어서 뺐어요." },
    freeHint: "힌트 보기")
}

extension ObjectionWords {
  static let korean = ObjectionWords(
    flagged: "잘못된 문제로 표시했어요.",
    flaggedAlready: "이미 잘못된 문제로 표시했어요.",
    offer: "맞게 입력했나요? 다음 문제에서 :i를 입력하면 정답으로 처리해요. 하루 한 번이에요.",
    lastOffer: "맞게 입력했나요? :i는 정답 처리(하루 한 번), Enter는 계속: ",
    corrected: { xp in
      xp.map { "앞의 답을 정답으로 처리했어요: +\($0)" } ?? "앞의 답을 정답으로 처리했어요."
    },
    nearly: "아까워요:", missing: "[ ] 빠진 글자", extra: "( ) 더 쓴 글자",
    nothingToCorrect: "i 키는 직접 입력한 답이 오답일 때, 다음 문제에서 하루에 한 번 쓸 수 있어요.")
}
