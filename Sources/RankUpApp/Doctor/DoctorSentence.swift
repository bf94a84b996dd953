import QuizStore
import Terminal

/// What the store found, as lines of the doctor.
struct DoctorSentence {
  let words: Words

  /// One line.
  func check(_ check: Check) -> DoctorCheck {
    DoctorCheck(
      area: area(of: check.finding), status: DoctorStatus(check.finding.status), path: check.path,
      message: text(check.finding), isMendable: check.finding.isMendable)
  }

  private func area(of finding: CheckFinding) -> DoctorArea {
    switch finding {
    case .place: .places
    case .card: .card
    case .device: .device
    case .journal: .journals
    case .leftover: .leftovers
    case .backup: .backups
    case .cache: .cache
    case .lock: .lock
    case .space: .space
    }
  }

  private func text(_ finding: CheckFinding) -> String {
    let words = words.doctor
    return switch finding {
    case .place(let finding): words.place(finding)
    case .card(let finding): words.card(finding)
    case .device(let finding): words.device(finding)
    case .journal(let finding): words.journal(finding)
    case .leftover: words.leftover
    case .backup(let finding): words.backup(finding)
    case .cache(let finding): words.cache(finding)
    case .lock(let finding): words.lock(finding)
    case .space(let finding): words.space(finding)
    }
  }
}
