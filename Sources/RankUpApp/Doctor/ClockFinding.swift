import Host
package import QuizCore

/// What is to be said of the clock.
package enum ClockFinding: Sendable, Equatable {
  /// The time here, the distance from UTC in minutes, and the quiz date that makes.
  case now(local: String, utcOffset: Int, date: QuizDate)
  /// It is before there was any rankup, so the machine has lost its time.
  case lost
  /// The newest line of the journals is later than now by so many minutes.
  case behind(newest: String, minutes: Int)
  /// The daily of a later date than today's is done.
  case laterDaily(QuizDate)

  /// A clock may be so many minutes behind another machine's and nothing is said.
  private static let tolerance = 5

  var status: DoctorStatus {
    switch self {
    case .now: .ok
    case .laterDaily: .note
    case .lost: .problem
    case .behind(_, let minutes): minutes > 24 * 60 ? .problem : .note
    }
  }

  /// Compares the clock of a desk with what the journals tell.
  static func all(_ desk: Desk, _ player: Player?, newest: Instant?) -> [ClockFinding] {
    let now = desk.now
    let someone = player ?? Player(profile: Profile(nickname: ""))
    let today = desk.today(for: someone)
    let offset = desk.clock.local(now.milliseconds).utcOffsetSeconds / 60
    var findings: [ClockFinding] = [
      .now(local: desk.localTime(of: now), utcOffset: offset, date: today)
    ]
    // The start of 2025.
    if now < Instant(milliseconds: 1_735_689_600_000) { findings.append(.lost) }
    if let newest {
      let ahead = newest.milliseconds.subtractingReportingOverflow(now.milliseconds).partialValue
      let minutes = Int(clamping: ahead / 60_000)
      if minutes > tolerance {
        findings.append(.behind(newest: desk.localTime(of: newest), minutes: minutes))
      }
    }
    if let later = someone.diary.finishedDate(after: today) { findings.append(.laterDaily(later)) }
    return findings
  }
}
