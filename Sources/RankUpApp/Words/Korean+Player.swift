import QuizCore
import QuizStore

extension CardWords {
  static let korean = CardWords(
    rank: { rank in
      switch rank {
      case .bronze: "브론즈"
      case .silver: "실버"
      case .gold: "골드"
      case .platinum: "플래티넘"
      case .diamond: "다이아몬드"
      }
    },
    missing: { "\($1)까지 \($0) XP" },
    highest: "최고 랭크, 막대도 가득 찼어요",
    missingAtTop: { "최고 랭크, 막대를 채우기까지 \($0) XP" },
    fullBar: "막대가 가득 찼어요. 다음 경험치를 받으면 레벨업해요",
    streak: "연속 학습",
    today: "오늘",
    review: "복습",
    lifetime: "누적 경험치",
    streakDays: { current, longest, freezes in
      var text = current > 0 ? "\(current)일" : longest == 0 ? "아직 없음" : "지금은 없음"
      if longest > current { text += ", 최장 \(longest)일" }
      if freezes > 0 { text += ", 보호권 \(freezes)개" }
      return text
    },
    dailyOpen: "풀기 전",
    dailyRunning: { "진행 중 \($0)/\($1)" },
    dailyCommand: { "\($0): rankup daily" },
    dailyDone: { "완료, \($1)문제 중 \($0)개 정답" },
    due: { "\(koreanNumber($0))문제가 기다려요: rankup review" },
    ladder: "랭크 단계",
    ladderColumns: (rank: "랭크", threshold: "필요한 경험치"),
    youAreHere: "지금 여기",
    filled: "채움",
    leftToClimb: { "끝까지 \($0) XP 남았어요." },
    ladderRule: "막대를 가득 채우면 랭크가 하나 오르고, 다음 막대는 0부터 다시 시작해요.")
}

extension AccountWords {
  static let korean = AccountWords(
    renamed: { old, new in "닉네임을 \(quoted(old))에서 \(quoted(new), .direction) 바꿨어요." },
    sameName: { "닉네임이 이미 \(quoted($0), .copula)." },
    avatarChosen: { "랭크 카드에 \($0) 아바타를 달았어요." },
    sameAvatar: { "이미 \($0) 아바타를 달고 있어요." },
    chosen: "사용 중",
    chooseAvatar: { "아바타 고르기: \($0)" },
    resetMeaning: { rank, xp in
      "초기화하면 \(rank) \(xp) XP에서 처음으로 돌아가요. 경험치, 랭크, 누적 경험치, 연속 학습, 배지가 처음부터 다시 시작돼요."
    },
    resetAllMeaning: "--all을 쓰면 닉네임, 설정, 학습 기록, 오늘의 퀴즈까지 지워져요.",
    resetKeeps: "닉네임, 설정, 학습 기록, 오늘의 퀴즈는 그대로 남아요. 먼저 백업해 둘게요.",
    resetConfirmation: { "계속하려면 닉네임 \($0, .object) 입력해 주세요: " },
    notReset: "초기화하지 않았어요.",
    resetDone: "처음부터 다시 시작해요: 브론즈, 0 XP.",
    resetAllDone: { "모두 지웠어요. \($0, .direction) 다시 시작해요: 브론즈, 0 XP." },
    backupAt: "백업:",
    undoWith: "되돌리기:",
    restoreMeaning: { name, rank, xp, date in
      "\(date)에 저장한 \(name), \(rank) \(xp) XP로 되돌려요. 지금 상태는 먼저 백업해 둘게요."
    },
    restoreConfirmation: { "계속하려면 \(quoted($0), .object) 입력해 주세요: " },
    yes: "네",
    notRestored: "복원하지 않았어요.",
    restoreDone: { "\($0)의 기록을 복원했어요." })
}

extension SettingsWords {
  static let korean = SettingsWords(
    title: "설정",
    dayStartsAt: "오늘의 퀴즈가 바뀌는 시각(시).",
    language: "화면의 언어이자 오늘의 퀴즈에 쓸 문제집의 기본 언어. auto는 시스템을 따라요.",
    dailyBanks: "오늘의 퀴즈를 뽑을 문제집. 기본값은 내 언어로 된 것과 언어가 없는 것이에요.",
    dailyMode:
      "오늘의 퀴즈를 뽑는 방식. random은 누구에게나 같은 문제, adaptive는 절반은 복습할 문제나 약한 문제, 절반은 새 문제예요.",
    retention: "복습할 때가 되는 기준. 이만큼의 확률로 아직 기억하고 있을 때 다시 물어봐요.",
    theme: "터미널의 색. auto는 터미널에 맡기고 mono는 색을 쓰지 않아요.",
    confirm: "보기의 키를 누른 뒤 Enter까지 눌러야 답하기.",
    motion: "막대와 경험치가 움직이며 늘어나기.",
    splash: "홈을 열 때 게임 이름 보여 주기.",
    choices: { values in
      switch values {
      case .number(let range): "\(range.lowerBound)-\(range.upperBound)"
      case .hundredths(let range): SettingValues.text(of: range)
      case .word(let words): words.joined(separator: ", ")
      case .bankIDs: "default, 또는 rankup banks에 나오는 ID를 쉼표로 이어서"
      }
    },
    isDefault: "기본값",
    isNotDefault: "기본값 아님",
    defaultIs: { "기본값 \($0)" },
    howToChange: "rankup settings KEY VALUE로 바꾸고, 값 default로 되돌려요.",
    howToChangeOne: "값 default로 되돌려요.",
    changed: { key, value in "\(key, .object) \(value, .direction) 바꿨어요." },
    unchanged: { key, value in "\(key, .topic) 이미 \(value, .copula)." },
    todayStays: "오늘의 퀴즈는 뽑아 둔 그대로예요.",
    nonsense: { key, text, fallback in
      "랭크 카드에 적힌 \(key) 값 \(quoted(text), .topic) 쓸 수 없어서 \(fallback, .object) 쓸게요."
    })
}

extension BackupWords {
  static let korean = BackupWords(
    title: "백업",
    columns: ["이름", "만든 때", "백업 이유", "랭크", "경험치"],
    reason: { reason in
      switch reason {
      case .reset: "초기화 전"
      case .resetAll: "전체 초기화 전"
      case .restore: "복원 전"
      case .daily: "매일 백업"
      case .repair: "고치기 전"
      case .upgrade: "형식 변경 전"
      case .profileImport: "가져오기 전"
      default: reason.rawValue
      }
    },
    damaged: { names in
      "손상되어 복원할 수 없는 백업: \(FormatWords.korean.list(names)). 자세히 보기: rankup doctor"
    },
    howToRestore: "rankup restore NAME으로 되돌려요.")
}
