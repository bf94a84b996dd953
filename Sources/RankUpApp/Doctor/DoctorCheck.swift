import QuizStore

/// One line of what the doctor has to say.
struct DoctorCheck: Equatable {
  let area: DoctorArea
  let status: DoctorStatus
  /// The file or folder that it is about.
  let path: String?
  /// What was found; after a problem, what to do.
  let message: String
  /// Whether a repair mends it.
  var isMendable = false

  /// The same once it was mended.
  var mended: DoctorCheck {
    DoctorCheck(area: area, status: .mended, path: path, message: message)
  }
}

/// What is looked at, in the order in which it is told.
enum DoctorArea: String, CaseIterable {
  case program
  case folders
  case places
  case card
  case device
  case journals
  case backups
  case cache
  case leftovers
  case banks
  case lock
  case clock
  case space
}

/// How grave a finding is, or that it is one no more.
package enum DoctorStatus: String, Sendable {
  case ok
  case note
  case problem
  case mended

  init(_ status: CheckStatus) {
    switch status {
    case .ok: self = .ok
    case .note: self = .note
    case .problem: self = .problem
    }
  }
}
