/// What a look at one thing on the disk found, as data; the program makes a line of it.
package struct Check: Sendable, Equatable {
  /// Where it lies; nil for what has no place of its own.
  package let path: String?
  /// What was found.
  package let finding: CheckFinding

  /// Notes what was found at a path.
  package init(_ finding: CheckFinding, at path: String? = nil) {
    self.path = path
    self.finding = finding
  }
}

/// How grave something is.
package enum CheckStatus: String, Sendable, Equatable {
  /// As it should be.
  case ok
  /// Worth knowing, and no hindrance.
  case note
  /// Something is lost, can't be read or can't be saved.
  case problem
}

/// What was found, by what was looked at.
package enum CheckFinding: Sendable, Equatable {
  case place(PlaceFinding)
  case card(CardFinding)
  case device(DeviceFinding)
  case journal(JournalFinding)
  /// What a killed run left half written.
  case leftover
  case backup(BackupFinding)
  case cache(CacheFinding)
  case lock(LockFinding)
  case space(SpaceFinding)

  /// How grave it is.
  package var status: CheckStatus {
    switch self {
    case .place(let finding): finding.status
    case .card(let finding): finding.status
    case .device(let finding): finding.status
    case .journal(let finding): finding.status
    case .leftover: .note
    case .backup(let finding): finding.status
    case .cache(let finding): finding.status
    case .lock(let finding): finding.status
    case .space(let finding): finding.status
    }
  }

  /// Whether `Store.repair` can mend it.
  package var isMendable: Bool {
    switch self {
    case .place(let finding): finding.isMendable
    case .card(let finding): finding.isMendable
    case .journal(.torn(isOwn: true)), .leftover, .backup(.damaged), .cache(.stale): true
    case .device, .journal, .backup, .cache, .lock, .space: false
    }
  }
}
