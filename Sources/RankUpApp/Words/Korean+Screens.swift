extension ScreenWords {
  static let korean = ScreenWords(
    hints: KeyHints(
      answer: "답하기", tick: "고르기", choose: "이동", hint: "힌트", skip: "건너뛰기", flag: "문제 표시",
      correct: "정답 처리", leave: "나가기", keys: "키 보기", goOn: "누르면 계속", scroll: "더 보기"),
    names: KeyNames(
      enter: "Enter", space: "Space", anyKey: "아무 키나", arrows: "화살표", pages: "PgUp PgDn"),
    rightSoFar: { "지금까지 정답 \($0)개" },
    confirm: { "\($0, .direction) 답할까요? Enter를 누르면 답하고, 다른 키를 누르면 바꿔요." },
    tickAll: "정답이 여럿일 수 있어요. 맞는 것을 모두 골라 주세요.",
    tickFirst: "먼저 보기를 하나 이상 골라 주세요. s를 누르면 건너뛰어요.",
    yourChoice: "내 답",
    rightChoice: "정답",
    typed: { "입력한 답: \($0)" },
    keysTitle: "키",
    more: { above, below in
      switch (above, below) {
      case (0, _): "아래로 \(below)줄 더"
      case (_, 0): "위로 \(above)줄 더"
      default: "위로 \(above)줄, 아래로 \(below)줄 더"
      }
    },
    answering: [
      ("A~E", "답하기. 정답이 여럿이면 고르기"),
      ("화살표, Enter", "이동하고 답하기"),
      ("Space", "정답이 여럿이면 고르거나 지우기"),
      ("PgUp, PgDn", "긴 글 더 보기"),
    ])
}

extension HomeWords {
  static let korean = HomeWords(
    tagline: "하루 열 문제",
    tab: { tab in
      switch tab {
      case .home: "홈"
      case .daily: "퀴즈"
      case .account: "내 정보"
      case .settings: "설정"
      }
    },
    greeting: { hour, name in
      switch hour {
      case 5..<12: "좋은 아침이에요, \(name)님"
      case 12..<18: "안녕하세요, \(name)님"
      case 18..<23: "좋은 저녁이에요, \(name)님"
      default: "늦은 시간이네요, \(name)님"
      }
    },
    weekday: { ["월", "화", "수", "목", "금", "토", "일"][min(max(0, $0), 6)] },
    dayDone: "완료", dayFrozen: "보호", dayMissed: "놓침", dayOpen: "남음",
    dailyWaits: "오늘의 퀴즈가 기다려요. Enter로 시작해요.",
    dailyRuns: { "오늘의 퀴즈를 푸는 중이에요 (\($0)/\($1)). Enter로 이어서 풀어요." },
    dailyDone: { "오늘의 퀴즈를 마쳤어요: \($1)문제 중 \($0)개 정답." },
    streakAhead: { "다 풀면 연속 학습 \($0)일째, 경험치 +\($1)%예요." },
    due: { "잊어버리기 전에 다시 볼 문제가 \(koreanNumber($0))개 있어요." },
    paid: { "\($0, .object) 받았어요." },
    recent: "최근 퀴즈",
    practiceHint: "p로 연습해요: 모든 문제집에서 열 문제, 경험치는 10분의 1.",
    nicknameRow: "닉네임", avatarRow: "아바타", none: "아직 없음", resetRow: "초기화",
    newNickname: "새 닉네임",
    nicknameRule: "1자에서 20자까지, 보이는 글자가 하나는 있어야 해요.",
    avatarOf: { "아바타 \($0)/\($1)" },
    keys: Keys(
      play: "풀기", result: "결과", practice: "연습", review: "복습", rename: "닉네임", avatar: "아바타",
      move: "이동", change: "바꾸기", look: "둘러보기", choose: "고르기", save: "저장",
      reset: "초기화", cancel: "취소"),
    keyList: [
      ("왼쪽, 오른쪽, Tab", "옆 탭"), ("1 2 3 4", "번호로 탭 고르기"),
      ("h d a s", "글자로 탭 고르기"), ("위, 아래", "목록에서 이동"),
      ("Enter", "풀기, 또는 고른 것 바꾸기"), ("p", "연습"), ("r", "복습"), ("PgUp, PgDn", "긴 화면 더 보기"),
      ("n, v", "닉네임, 아바타 바꾸기 (내 정보)"), ("q, Ctrl-C", "나가기"),
    ])
}
