import Foundation
import TestSupport
import Testing

/// Quiz dates as the real clock and the real zones make them.
@Suite(.enabled(if: SetClock.isThere, "needs faketime"))
struct ClockTests {
  @Test func `one civil date lived in two zones is one daily`() throws {
    let home = try ScratchHome.withAlphaBank()
    let first = try SetClock.play(home, at: "2026-03-11T00:00:00Z", in: "America/New_York")
    #expect(first.ending == .exit(0))
    let rank = try SetClock.rank(home, at: "2026-03-11T00:00:00Z", in: "America/New_York")
    #expect(rank == .bronze(rank, xp: 25_499, done: 10))
    #expect(rank.daily.date == "2026-03-10")

    let again = try SetClock.play(home, at: "2026-03-11T05:30:00Z", in: "America/Los_Angeles")
    #expect(again.ending == .exit(0))
    #expect(!again.output.contains("Question"))
    #expect(try SetClock.rank(home, at: "2026-03-11T05:30:00Z", in: "America/Los_Angeles") == rank)

    let next = try SetClock.play(home, at: "2026-03-11T19:00:00Z", in: "America/Los_Angeles")
    #expect(next.ending == .exit(0))
    let later = try SetClock.rank(home, at: "2026-03-11T19:00:00Z", in: "America/Los_Angeles")
    #expect(later.streak == ShownRank.Streak(current: 2, longest: 2, freezes: 0))
    #expect(later.daily.date == "2026-03-11")
  }

  @Test(arguments: [
    ("Australia/Sydney", ["2026-04-04T02:00Z", "2026-04-05T02:00Z", "2026-04-06T02:00Z"]),
    ("America/Santiago", ["2026-09-05T16:00Z", "2026-09-06T16:00Z", "2026-09-07T16:00Z"]),
  ])
  func `days of 23 and 25 hours are days`(zone: String, instants: [String]) throws {
    let home = try ScratchHome.withAlphaBank()
    for instant in instants {
      #expect(try SetClock.play(home, at: instant, in: zone).ending == .exit(0), "\(instant)")
      let rank = try SetClock.rank(home, at: instant, in: zone)
      #expect(rank.daily.date == String(instant.prefix(10)))
    }
    let rank = try SetClock.rank(home, at: instants[2], in: zone)
    #expect(rank.streak == ShownRank.Streak(current: 3, longest: 3, freezes: 0))
  }

  @Test func `a clock that was set back takes nothing away`() throws {
    let home = try ScratchHome.withAlphaBank()
    _ = try SetClock.play(home, at: "2026-02-27T12:00:00Z", in: "UTC")
    let back = try SetClock.run(home, ["rank"], at: "2026-02-01T12:00:00Z", in: "UTC")
    #expect(back.ending == .exit(0))
    _ = try SetClock.play(home, at: "2026-02-28T12:00:00Z", in: "UTC")
    let rank = try SetClock.rank(home, at: "2026-02-28T12:00:00Z", in: "UTC")
    #expect(rank.streak == ShownRank.Streak(current: 2, longest: 2, freezes: 0))
    #expect(rank.lifetimeXP == 25_499 + 25_755)
  }

  @Test(arguments: [
    (":Europe/Paris", "2026-01-10T23:30:00Z", "2026-01-11"),
    ("UTC+3", "2026-01-10T01:00:00Z", "2026-01-09"),
    ("<+03>-3", "2026-01-10T21:30:00Z", "2026-01-11"),
    ("EST", "2026-07-10T04:30:00Z", "2026-07-09"),
  ])
  func `every form of zone gives the date that libc gives`(
    zone: String, instant: String, date: String
  ) throws {
    let home = ScratchHome()
    #expect(try SetClock.rank(home, at: instant, in: zone).daily.date == date)
  }
}

/// The program under faketime, which sets its clock.
private enum SetClock {
  /// Whether `date` can be told another time.
  static let isThere: Bool = {
    let date = launch(
      ScratchHome(), ["date", "+%F"], at: "2026-01-10T12:00:00Z", in: "UTC")
    return (try? BuiltProgram.start(date).finish()) == ProgramOutcome(.exit(0), "2026-01-10\n")
  }()

  private static func launch(
    _ home: borrowing ScratchHome, _ line: [String], at instant: String, in zone: String
  ) -> ProgramLaunch {
    home.launch(
      ["faketime", instant] + line, changing: ["TZ": zone], program: "/usr/bin/env")
  }

  static func run(
    _ home: borrowing ScratchHome, _ line: [String], at instant: String, in zone: String,
    input: BuiltProgram.Input = .null
  ) throws -> ProgramOutcome {
    try BuiltProgram.start(
      launch(home, [BuiltProgram.path] + line, at: instant, in: zone), input: input
    ).finish()
  }

  static func play(_ home: borrowing ScratchHome, at instant: String, in zone: String) throws
    -> ProgramOutcome
  {
    try run(home, alphaDaily, at: instant, in: zone, input: .endless("alpha\n"))
  }

  static func rank(_ home: borrowing ScratchHome, at instant: String, in zone: String) throws
    -> ShownRank
  {
    let outcome = try run(home, ["rank", "--json"], at: instant, in: zone)
    try #require(outcome.ending == .exit(0), "\(outcome.errors)")
    return try JSONDecoder().decode(ShownRank.self, from: Data(outcome.outputBytes))
  }
}
