import Host
import QuizCore
import QuizStore

// What the doctor says of card, journals, backups and cache.
extension DoctorWords {
  @Sendable static func koreanCard(_ finding: CardFinding) -> String {
    let list = FormatWords.korean.list
    return switch finding {
    case .none: "아직 없어요. 처음 저장할 때 만들어요."
    case .missing: "학습 기록이 있는데 랭크 카드는 없어요. 학습 기록으로 다시 만들 수 있어요."
    case .whole(let version): "이상 없어요 (형식 \(version))."
    case .damaged: "손상됐어요. 따로 보관하고 학습 기록으로 새로 만들 수 있어요."
    case .endless: "랭크 카드가 아니라 훨씬 긴 파일이나 장치예요. 따로 보관할 수 있어요."
    case .unreadable(let error): unreadable(error)
    case .newer(let version):
      "더 새로운 rankup에서 형식 \("\(version)", .direction) 저장했어요. 읽기만 하고 고치지 않아요."
    case .older(let version):
      "형식 \("\(version)", .direction) 저장되어 있어요. 다음에 저장할 때 지금 형식으로 바꿔요."
    case .refused(let keys): "잘못된 값이 있어요. 학습 기록에서 가져온 값: \(list(keys))."
    case .adjusted(let keys): "범위를 벗어난 값이 있어요. 가장 가까운 값으로 바꾼 값: \(list(keys))."
    case .agrees(let standing): "학습 기록과 같아요: \(shown(standing))."
    case .differs(let card, let journals, true):
      "랭크 카드는 \(shown(card))인데 학습 기록은 \(shown(journals), .copula). 학습 기록에 맞출 수 있어요."
    case .differs(let card, let journals, false):
      "랭크 카드는 \(shown(card))인데 학습 기록은 \(shown(journals), .copula). 잃는 것이 없도록 랭크 카드를 따라요."
    case .notCompared(let error):
      "\(error.path, .object) 읽을 수 없어서 학습 기록과 비교하지 못했어요 (\(KoreanReason.phrase(error))). 소유자와 권한을 확인해 주세요."
    }
  }

  private static func shown(_ standing: Standing) -> String {
    let rank = CardWords.korean.rank(standing.rank)
    return "\(rank) \(koreanNumber(standing.xp)) XP, 누적 \(koreanNumber(standing.lifetimeXP)) XP"
  }

  private static func unreadable(_ error: HostError) -> String {
    "읽을 수 없어요 (\(KoreanReason.phrase(error))). 소유자와 권한을 확인해 주세요."
  }

  @Sendable static func koreanJournal(_ finding: JournalFinding) -> String {
    switch finding {
    case .none: "아직 학습 기록이 없어요. 처음 저장할 때 만들어요."
    case .whole(let lines, let isOwn):
      "\(isOwn ? "이" : "다른") 기기에서 쓴 기록이 \(koreanNumber(lines))줄 있어요."
    case .copy(let device): "학습 기록 \(device)의 사본 같아요. 이것도 읽어요."
    case .corrupt(let lines):
      "알아볼 수 없어서 건너뛰는 줄이 \(koreanNumber(lines.count))개 있어요. 줄 번호: \(numbers(lines))."
    case .unknown(let lines): "더 새로운 rankup이 쓴 \(koreanNumber(lines))줄은 여기서 건너뛰어요."
    case .torn(isOwn: true): "마지막 줄이 쓰다 만 채로 끊겼어요. 마무리할 수 있어요."
    case .torn(isOwn: false): "마지막 줄이 끊겼거나 아직 다 오지 않았어요. 그 줄을 쓴 기기에서 마무리해요."
    case .notFile: "파일이 아니어서 건너뛰어요. 다른 곳으로 옮겨 주세요."
    case .badName: "기기 이름으로 쓸 수 없는 이름이라 건너뛰어요. 학습 기록이라면 이름을 바꿔 주세요."
    case .unreadable(let error): unreadable(error)
    }
  }

  /// Line numbers, the first ones where there are many.
  private static func numbers(_ lines: [Int]) -> String {
    let shown = lines.prefix(10).map { "\($0)" }.joined(separator: ", ")
    return lines.count > 10 ? shown + " 등" : shown
  }

  @Sendable static func koreanBackup(_ finding: BackupFinding) -> String {
    switch finding {
    case .none: "아직 백업이 없어요."
    case .count(let count, let newest):
      "백업이 \(koreanNumber(count))개 있고, 가장 최근 것은 \(newest.description.prefix(10)) \(newest.description.dropFirst(11).prefix(5)) UTC에 만들었어요."
    case .damaged: "손상되어 복원할 수 없어요. 따로 옮겨 둘 수 있어요."
    case .newer: "더 새로운 rankup의 백업이라 여기서는 복원할 수 없어요."
    case .notFile: "파일이 아니어서 건너뛰어요. 다른 곳으로 옮겨 주세요."
    case .unreadable(let error): unreadable(error)
    }
  }

  @Sendable static func koreanCache(_ finding: CacheFinding) -> String {
    switch finding {
    case .absent: "아직 없어요. 기록이 많아지면 만들어요."
    case .fits(let lag):
      lag == 0 ? "학습 기록과 맞아요." : "학습 기록과 맞고, \(koreanNumber(lag))줄 뒤처져 있어요."
    case .stale: "손상됐거나 오래됐어요. 지워도 저절로 다시 생겨요."
    }
  }
}
