import Host
import QuizBanks
import QuizCore
import QuizStore
import Terminal
import TestSupport
import Testing

@testable import RankUpApp

/// A desk with a clock of its own; its store is never opened.
private func desk(_ clock: Clock) -> Desk {
  let places = Places(config: "/c", data: "/d", state: "/s", cache: "/k")
  return Desk(
    console: ScriptedConsole(), words: .english,
    options: GlobalOptions(json: false, plain: false, color: .auto, noInput: false),
    environment: Environment([:]), clock: clock, files: Files(),
    store: Store(places: places, files: Files(), clock: clock, randomBits: { 0 }),
    loadShelf: { Shelf([]) }, randomBits: { 0 })
}

private func player(dayStartsAt hour: Int = 0) -> Player {
  Player(profile: Profile(nickname: "Sam", settings: ["day-starts-at": "\(hour)"]))
}

/// A clock at a local time in a place whose distance from UTC changes at an instant.
private func clock(
  at time: LocalTime, before: Int, after: Int, changingAt change: LocalTime? = nil
) -> Clock {
  let changed = change?.instant ?? .max
  let local: @Sendable (Int64) -> LocalTime = { instant in
    LocalTime(instant: instant, utcOffsetSeconds: (instant < changed ? before : after) * 3600)
  }
  let instant: @Sendable (LocalTime) -> Int64 = { time in
    var early = time
    early.utcOffsetSeconds = before * 3600
    var late = time
    late.utcOffsetSeconds = after * 3600
    return early.instant < changed ? early.instant : late.instant
  }
  let now = instant(time)
  return Clock(
    now: { now }, local: local, instant: instant, monotonic: { 0 }, pause: { _ in })
}

@Test(
  arguments: [
    ((2026, 11, 30, 20), 0, "2026-11-30"), ((2026, 11, 30, 0), 0, "2026-11-30"),
    ((2026, 1, 15, 3), 4, "2026-01-14"), ((2026, 1, 15, 4), 4, "2026-01-15"),
    ((2026, 7, 15, 3), 4, "2026-07-14"), ((2026, 7, 15, 4), 4, "2026-07-15"),
    ((2026, 1, 1, 22), 23, "2025-12-31"), ((2026, 1, 1, 23), 23, "2026-01-01"),
  ] as [((Int, Int, Int, Int), Int, String)])
func `the quiz date is the local date, moved by the hour at which a day starts`(
  _ time: (Int, Int, Int, Int), _ hour: Int, _ date: String
) {
  for offset in [-8, 0, 9] {
    let local = LocalTime(
      year: time.0, month: time.1, day: time.2, hour: time.3, minute: time.3 % 2 * 59)
    let desk = desk(clock(at: local, before: offset, after: offset))
    #expect(desk.today(for: player(dayStartsAt: hour)).description == date, "\(local)")
  }
}

@Test func `the next daily is as far as the local midnight, on long and short days too`() {
  let evening = LocalTime(year: 2026, month: 11, day: 30, hour: 20, minute: 14)
  let spring = LocalTime(year: 2026, month: 3, day: 29)
  let toSummer = LocalTime(year: 2026, month: 3, day: 29, hour: 1)
  let autumn = LocalTime(year: 2026, month: 10, day: 25)
  let toWinter = LocalTime(year: 2026, month: 10, day: 25, hour: 1)
  let lastMinute = LocalTime(year: 2026, month: 11, day: 30, hour: 23, minute: 59, second: 30)
  let table: [(Clock, Int, Int)] = [
    (clock(at: evening, before: 0, after: 0), 0, 226),
    (clock(at: evening, before: 9, after: 9), 4, 466),
    (clock(at: lastMinute, before: 0, after: 0), 0, 1),
    (clock(at: spring, before: 1, after: 2, changingAt: toSummer), 0, 23 * 60),
    (clock(at: autumn, before: 2, after: 1, changingAt: toWinter), 0, 25 * 60),
  ]
  for (clock, hour, minutes) in table {
    let desk = desk(clock)
    let player = player(dayStartsAt: hour)
    let date = desk.today(for: player)
    #expect(desk.minutesUntilNext(after: date, for: player) == minutes, "\(date)")
  }
}

@Test func `the next daily is near where a day or the hour of its start is left out`() {
  // Samoa had no 30 December 2011: midnight of the 30th was that of the 31st.
  let samoa = LocalTime(year: 2011, month: 12, day: 30)
  let evening = LocalTime(year: 2011, month: 12, day: 29, hour: 22, minute: 59, second: 30)
  let late = LocalTime(year: 2011, month: 12, day: 29, hour: 23, minute: 30)
  // Midnight is one o'clock, and two o'clock is three.
  let santiago = LocalTime(year: 2026, month: 9, day: 6)
  let toSummer = LocalTime(year: 2026, month: 3, day: 29, hour: 2)
  let table: [(Clock, Int, Int)] = [
    (clock(at: evening, before: -10, after: 14, changingAt: instant(of: samoa, -10)), 23, 1),
    (clock(at: evening, before: -10, after: 14, changingAt: instant(of: samoa, -10)), 0, 61),
    (clock(at: late, before: -10, after: 14, changingAt: instant(of: samoa, -10)), 23, 30),
    (clock(at: late, before: -10, after: 14, changingAt: instant(of: samoa, -10)), 4, 30),
    (
      clock(
        at: LocalTime(year: 2026, month: 9, day: 5, hour: 23), before: -4, after: -3,
        changingAt: instant(of: santiago, -4)), 0, 60
    ),
    (
      clock(
        at: LocalTime(year: 2026, month: 3, day: 29, hour: 1, minute: 15), before: 1, after: 2,
        changingAt: instant(of: toSummer, 1)), 2, 45
    ),
  ]
  for (clock, hour, minutes) in table {
    let desk = desk(clock)
    let player = player(dayStartsAt: hour)
    let date = desk.today(for: player)
    #expect(desk.minutesUntilNext(after: date, for: player) == minutes, "\(date) \(hour)")
  }
}

/// The time in UTC at which a wall clock at a distance of hours shows a time.
private func instant(of time: LocalTime, _ hours: Int) -> LocalTime {
  LocalTime(
    year: time.year, month: time.month, day: time.day, hour: time.hour - hours,
    minute: time.minute, second: time.second)
}

@Test func `a daily finished after midnight has no time to wait for`() {
  let desk = desk(
    clock(at: LocalTime(year: 2026, month: 12, day: 1, minute: 5), before: 0, after: 0))
  let yesterday = QuizDate(dayNumber: desk.today(for: player()).dayNumber - 1)
  #expect(desk.minutesUntilNext(after: yesterday, for: player()) == 0)
}
