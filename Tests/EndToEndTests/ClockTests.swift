import Foundation
import TestSupport
import Testing

/// Quiz dates as the real clock and the real zones make them.
@Suite(.enabled(if: SetClock.isThere, "needs faketime (Debian)"))
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
    ("Australia/Sydney", ["2026-04-04T02:00:00Z", "2026-04-05T02:00:00Z", "2026-04-06T02:00:00Z"]),
    ("America/Santiago", ["2026-09-05T16:00:00Z", "2026-09-06T16:00:00Z", "2026-09-07T16:00:00Z"]),
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

  @Test func `the clock may jump back and forth within a daily and between runs`() throws {
    let home = try ScratchHome.withAlphaBank()
    let instants = [
      "2026-06-10T23:59:00Z", "2026-06-10T00:01:00Z", "2026-06-09T12:00:00Z",
      "2026-06-11T12:00:00Z", "1970-01-01T00:00:01Z", "2100-01-01T00:00:00Z",
      "2026-06-10T12:00:00Z",
    ]
    for (index, instant) in instants.enumerated() {
      _ = try SetClock.run(home, alphaDaily, at: instant, in: "UTC", input: .text("alpha\n"))
      let answers = try home.answers().count
      #expect(answers == index + 1, "\(instant)")
    }
    let rank = try SetClock.rank(home, at: "2026-06-10T12:00:00Z", in: "UTC")
    #expect(rank.daily.date == "2026-06-10" && rank.daily.answered == 3)
    #expect(rank.lifetimeXP == (try home.journal().reduce(0) { $0 + $1.paid }))
    _ = try SetClock.play(home, at: "2026-06-10T12:00:00Z", in: "UTC")
    let done = try SetClock.rank(home, at: "2026-06-10T12:00:00Z", in: "UTC")
    #expect(
      done.daily
        == ShownRank.Daily(
          date: "2026-06-10", status: "done", answered: 10, asked: 10, right: 10))
    #expect(done.streak.current == 1)
  }

  @Test func `a day starts at the hour of the wall clock, in summer and in winter`() throws {
    let home = ScratchHome()
    #expect(try home.run(["settings", "day-starts-at", "4"]).ending == .exit(0))
    for (instant, date) in [
      ("2026-01-15T02:30:00Z", "2026-01-14"), ("2026-01-15T03:00:00Z", "2026-01-15"),
      ("2026-07-15T01:30:00Z", "2026-07-14"), ("2026-07-15T02:00:00Z", "2026-07-15"),
    ] {
      #expect(
        try SetClock.rank(home, at: instant, in: "Europe/Paris").daily.date == date, "\(instant)")
    }
  }

  @Test func `every command shows the same date and the same streak`() throws {
    let home = try ScratchHome.withAlphaBank()
    let instant = "2026-05-01T19:30:00Z"
    _ = try SetClock.play(home, at: "2026-04-30T19:30:00Z", in: "Asia/Kolkata")
    let daily = try SetClock.play(home, at: instant, in: "Asia/Kolkata")
    #expect(daily.output.contains("2 May 2026"))
    let rank = try SetClock.rank(home, at: instant, in: "Asia/Kolkata")
    #expect(rank.daily.date == "2026-05-02" && rank.daily.status == "done")
    #expect(rank.streak == ShownRank.Streak(current: 2, longest: 2, freezes: 0))
    let page = try SetClock.run(home, ["rank"], at: instant, in: "Asia/Kolkata").output
    #expect(page.contains("2 days"), "\(page)")
    let again = try SetClock.run(home, alphaDaily, at: instant, in: "Asia/Kolkata").output
    #expect(again.hasPrefix("Today's quiz is done."), "\(again)")
  }

  @Test func `a draw stands though banks change, and a question that vanished is replaced`() throws
  {
    let home = try ScratchHome.withAlphaBank()
    let instant = "2026-05-02T12:00:00Z"
    _ = try SetClock.run(home, alphaDaily, at: instant, in: "UTC", input: .text("alpha\n"))
    try home.write(AlphaBank.json(id: "u", count: 30), to: "\(home.banksFolder)/u.json")
    let rest = try SetClock.play(home, at: instant, in: "UTC")
    #expect(rest.ending == .exit(0) && rest.errors == "")
    let drawn = try home.journal().filter { $0.kind == "drawn" }
    #expect(drawn.count == 1)
    let numbers = try home.answers().map { $0.question ?? "" }
    #expect(Set(numbers).count == 10)
    #expect(try SetClock.rank(home, at: instant, in: "UTC").daily.right == 10)
  }
}
