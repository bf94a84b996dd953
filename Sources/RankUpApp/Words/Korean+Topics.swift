import QuizCore

extension TopicWords {
  static let korean = TopicWords(
    xp: "답 하나의 경험치와 랭크 단계",
    makeXPText: {
      """
      정답의 경험치는 난이도에 따라 달라요.
      \(Difficulty.allCases.map { "  \(QuizWords.korean.difficulty($0)): \(koreanNumber($0.baseXP)) XP" }.joined(separator: "\n"))

      연속으로 맞힐 때마다 \(Prize.comboStep)%씩, 최대 \(Prize.comboLimit)%까지 더해요. 연속 학습은 \
      하루에 1%씩, 최대 \(Prize.streakLimit)%까지 더해요. 힌트를 보면 그 문제의 경험치가 절반이 돼요. \
      부분 정답은 맞힌 만큼 받고 연속 정답이 끊겨요. 오답이나 건너뛴 문제는 경험치가 없고 연속 정답도 \
      끊겨요. 어떤 답도 경험치를 깎지 않아요. 스스로 채점하는 플래시카드는 4분의 1만 받아요: 몰랐음은 없음, \
      어려움은 그 절반, 알았음은 전부예요.

      직접 입력한 답이 맞는데 오답으로 나왔다면, 다음 문제에서 :i로 정답 처리할 수 있어요. 퀴즈마다 한 \
      번이고, 연속 정답과 연속 학습을 뺀 정답의 경험치를 받아요.

      오늘의 퀴즈를 전부 맞히면, 힌트를 봤더라도 \(koreanNumber(Prize.perfectBonus)) XP와 그만큼의 연속 학습 \
      보너스를 더 받아요. \(Prize.leastPerfect)문제 이상일 때예요.

      연습은 연속 정답과 연속 학습 없이 답의 \(Mode.practice.percent)%를 받고, 하루에 \
      \(koreanNumber(Mode.practice.dailyLimit ?? 0)) XP까지예요.

      랭크 단계:
      \(Rank.allCases.map { "  \(CardWords.korean.rank($0)): \(koreanNumber($0.threshold)) XP" }.joined(separator: "\n"))

      막대를 가득 채우면 랭크가 하나 오르고 막대는 0부터 다시 시작해요. 넘친 경험치는 사라져요. \
      \(Rank.allCases.last.map(CardWords.korean.rank) ?? "")에서는 막대가 가득 찬 채로 남아요. 누적 경험치에는 모두 들어가요.

      연속 학습은 오늘의 퀴즈를 마친 날을 세요. \(Streak.daysPerFreeze)일을 이어 갈 때마다 보호권을 하나 \
      받고, \(Streak.freezeLimit)개까지 가질 수 있어요. 빠진 날을 보호권으로 모두 메울 수 있으면 연속 학습이 \
      이어져요.
      """
    },
    files: "파일의 위치와 종료 코드",
    filesText: """
      랭크 카드 (닉네임, 랭크, 경험치, 설정):
        $XDG_CONFIG_HOME/rankup/preferences.plist
      학습 기록 (모든 답)과 백업:
        $XDG_DATA_HOME/rankup/journal/
        $XDG_DATA_HOME/rankup/backups/
      내 문제집:
        $XDG_DATA_HOME/rankup/quizzes/*.json
      이 기기의 이름:
        $XDG_STATE_HOME/rankup/device
      언제든 지워도 되는 것:
        $XDG_CACHE_HOME/rankup/
      정해 두지 않았다면: ~/.config, ~/.local/share, ~/.local/state, ~/.cache

      종료 코드:
        0 마침
        1 확인하지 않아 그만둠, 또는 doctor가 이상을 찾음
        3 퀴즈를 다 풀지 않고 멈춤
        64 명령줄이 잘못됨
        65 문제집이나 프로필이 잘못됐거나 낼 문제가 없음
        66 그런 문제집, 파일, 백업이 없음
        74 읽거나 쓰지 못함
        75 다른 rankup이 잠금을 잡고 있음
        128 이상: 시그널로 끝남 (130은 Ctrl-C)
      """)
}
