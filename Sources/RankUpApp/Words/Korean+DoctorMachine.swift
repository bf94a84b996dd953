import Host
import QuizStore

// What the doctor says of this machine: its name, lock, clock and room.
extension DoctorWords {
  @Sendable static func koreanDevice(_ finding: DeviceFinding) -> String {
    switch finding {
    case .named(let name): "이 기기의 학습 기록 이름은 \(name, .copula)."
    case .absent: "아직 없어요. 처음 저장할 때 이름을 정해요."
    case .notFile: "파일이 아니어서 아무것도 저장하지 못해요. 다른 곳으로 옮겨 주세요."
    case .invalid: "이름이 들어 있지 않아요. 다음에 저장할 때 새 이름을 정하고 학습 기록도 새로 만들어요."
    case .unreadable(let error):
      "읽을 수 없어서 아무것도 저장하지 못해요 (\(KoreanReason.phrase(error))). 다른 곳으로 옮겨 주세요."
    }
  }

  @Sendable static func koreanLock(_ finding: LockFinding) -> String {
    switch finding {
    case .absent: "아직 없어요. 처음 저장할 때 만들어요."
    case .free: "잠겨 있지 않아요."
    case .notFile: "파일이 아니어서 아무것도 저장하지 못해요. 다른 곳으로 옮겨 주세요."
    case .held: "지금 다른 rankup이 저장하고 있어요."
    case .failed(let error):
      "잠글 수 없어서 아무것도 저장하지 못해요 (\(KoreanReason.phrase(error))). 잠금을 쓸 수 있는 파일 시스템으로 폴더를 옮기거나 권한을 고쳐 주세요."
    }
  }

  @Sendable static func koreanClock(_ finding: ClockFinding) -> String {
    switch finding {
    case .now(let local, let offset, let date):
      "지금은 \(local) (UTC\(distance(offset)))이고, 오늘의 퀴즈 날짜는 \("\(date)", .copula)."
    case .lost: "시계가 아주 오래전 날짜를 가리켜요. 퀴즈를 풀기 전에 맞춰 주세요."
    case .behind(let newest, let minutes):
      "가장 최근 기록(\(newest))이 지금보다 \(FormatWords.korean.span(minutes)) 앞서 있어요. 시계가 틀렸다면 맞춰 주세요."
    case .laterDaily(let date):
      "\(date)의 퀴즈를 이미 마쳤어요. 그날까지는 그 퀴즈를 빼고 연속 학습을 세요."
    }
  }

  @Sendable static func koreanSpace(_ finding: SpaceFinding) -> String {
    switch finding {
    case .left(let bytes):
      "\(size(bytes, unit: "바이트")) 남았어요."
        + (finding.status == .ok ? "" : " 공간을 비우지 않으면 답을 저장하지 못할 수 있어요.")
    case .noFiles: "파일을 더 만들 수 없어요. 파일을 지우지 않으면 아무것도 저장하지 못해요."
    case .unknown(let error): "남은 공간을 알 수 없어요 (\(KoreanReason.phrase(error)))."
    }
  }
}
