import Host
import QuizStore

extension DoctorWords {
  static let korean = DoctorWords(
    area: koreanArea,
    status: { status in
      switch status {
      case .ok: "정상"
      case .note: "참고"
      case .problem: "이상"
      case .mended: "고침"
      }
    },
    statusWidth: 4,
    program: { version, card, backup in
      "rankup \(version). 저장 형식은 랭크 카드가 \(card), 백업이 \("\(backup)", .copula)."
    },
    base: { finding in
      let variable = finding.variable
      return switch finding.origin {
      case .variable: "환경 변수 \(variable)에서 정한 폴더예요."
      case .fallback: "기본 폴더예요 (환경 변수 \(variable) 없음)."
      case .empty: "기본 폴더예요. 환경 변수 \(variable)의 값이 비어 있어서 쓰지 않아요."
      case .relative(let value):
        "기본 폴더예요. 환경 변수 \(variable)의 값 \(quoted(value), .subject) 절대 경로가 아니어서 쓰지 않아요."
      }
    },
    place: koreanPlace, card: koreanCard, device: koreanDevice, journal: koreanJournal,
    backup: koreanBackup, cache: koreanCache,
    staleIndex: "바뀌었거나 없어진 문제집의 색인이에요. 다음에 시작할 때 새로 만들어요.",
    leftover: "저장하다가 중단되어 남은 파일이에요. 지워도 돼요.",
    banks: { banks, questions in
      if questions == 0 {
        return "낼 수 있는 문제가 없어요. 문제집을 두는 곳 보기: rankup help files"
      }
      return "문제집 \(koreanNumber(banks))개에서 문제 \(koreanNumber(questions))개를 낼 수 있어요."
    },
    refusedBank: { "제외했어요. \($0) 자세히 보기: \($1)" },
    questionsLeftOut: { "문제 \(koreanNumber($0))개를 제외했어요. 이유 보기: \($1)" },
    shadowedBank: { "쓰지 않아요. 먼저 찾은 \($0)의 id도 \(quoted($1), .copula)." },
    lock: koreanLock, clock: koreanClock, space: koreanSpace,
    summary: { problems, notes in
      let parts = [
        problems > 0 ? "이상 \(koreanNumber(problems))건" : nil,
        notes > 0 ? "참고 \(koreanNumber(notes))건" : nil,
      ].compactMap(\.self)
      return parts.isEmpty ? "이상이 없어요." : parts.joined(separator: ", ") + "."
    },
    mended: { $0 == 0 ? "고칠 것이 없었어요." : "\(koreanNumber($0))건을 고쳤어요." },
    howToRepair: "rankup doctor --repair를 쓰면 백업한 뒤 고칠 수 있는 것을 고쳐요.",
    repairMeaning: "백업한 뒤 다음을 고쳐요. 학습 기록은 한 줄도 지우지 않아요.",
    notRepaired: "고치지 않았어요.")

  @Sendable private static func koreanArea(_ name: String) -> String {
    switch name {
    case "program": "프로그램"
    case "folders": "기본 폴더"
    case "places": "폴더와 파일"
    case "card": "랭크 카드"
    case "device": "이 기기"
    case "journals": "학습 기록"
    case "backups": "백업"
    case "cache": "캐시"
    case "leftovers": "남은 파일"
    case "banks": "문제집"
    case "lock": "잠금"
    case "clock": "시계"
    case "space": "저장 공간"
    default: name
    }
  }

  @Sendable private static func koreanPlace(_ finding: PlaceFinding) -> String {
    switch finding {
    case .folder(let bits, nil): "내 폴더예요 (권한 \(mode(bits)))."
    case .folder(let bits, let target?):
      "\(target, .object) 가리키는 링크이고, 그곳은 내 폴더예요 (권한 \(mode(bits)))."
    case .link(let target): "\(target, .object) 가리키는 링크예요."
    case .absent(isNeeded: false): "아직 없어요. 필요할 때 만들어요."
    case .absent(isNeeded: true): "랭크 카드가 있는데 이 폴더는 없어요."
    case .dangling(let target):
      "\(target, .object) 가리키는 링크인데 그곳에 아무것도 없어요. 되돌려 놓거나 링크를 지워 주세요."
    case .notFolder: "폴더가 있어야 할 자리인데 폴더가 아니에요. 다른 곳으로 옮겨 주세요."
    case .unreachable(let error):
      "살펴볼 수 없어요 (\(KoreanReason.phrase(error))). 소유자와 권한을 확인해 주세요."
    case .foreign(let owner): "다른 사용자(번호 \(owner))의 것이에요."
    case .readOnly(let error):
      "쓸 수 없어서 아무것도 저장하지 못해요 (\(KoreanReason.phrase(error))). 소유자와 권한, 디스크를 마운트한 방식을 확인해 주세요."
    case .closed(let bits):
      "내 것인데 권한(\(mode(bits))) 때문에 나도 쓸 수 없어요. chmod u+rwX로 고칠 수 있어요."
    case .open(let bits, _): "다른 사용자도 접근할 수 있어요 (권한 \(mode(bits)))."
    }
  }
}
