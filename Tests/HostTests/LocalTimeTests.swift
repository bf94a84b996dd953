import Host
import TestSupport
import Testing

@Suite struct LocalTimeTests {
  @Test(
    arguments: [
      (0, 0, LocalTime(year: 1970, month: 1, day: 1)),
      (-1, 0, LocalTime(year: 1969, month: 12, day: 31, hour: 23, minute: 59, second: 59)),
      (951_782_400_000, 0, LocalTime(year: 2000, month: 2, day: 29)),
      (
        951_868_799_999, 0,
        LocalTime(year: 2000, month: 2, day: 29, hour: 23, minute: 59, second: 59)
      ),
      (4_107_542_400_000, 0, LocalTime(year: 2100, month: 3, day: 1)),
      (-62_167_219_200_000, 0, LocalTime(year: 0, month: 1, day: 1)),
      (
        1_796_069_643_120, 32_400,
        LocalTime(
          year: 2026, month: 12, day: 1, hour: 5, minute: 14, second: 3, utcOffsetSeconds: 32_400)
      ),
    ] as [(Int64, Int, LocalTime)])
  func `an instant has its date`(instant: Int64, offset: Int, time: LocalTime) {
    #expect(LocalTime(instant: instant, utcOffsetSeconds: offset) == time)
  }

  @Test func `reading the clock and setting it agree`() {
    for seed in 0..<2_000 {
      var generator = SeededGenerator(seed: seed)
      let instant = Int64.random(in: -200_000_000_000_000...200_000_000_000_000, using: &generator)
      let offset = Int.random(in: -50_400...50_400, using: &generator)
      let time = LocalTime(instant: instant, utcOffsetSeconds: offset)
      let whole = instant - (instant % 1_000 + 1_000) % 1_000
      #expect(time.instant == whole, "seed \(seed)")
      let next = LocalTime(
        year: time.year, month: time.month, day: time.day + 1, hour: time.hour,
        minute: time.minute, second: time.second, utcOffsetSeconds: offset)
      #expect(next.instant == whole + 86_400_000, "seed \(seed)")
    }
  }

  @Test func `months carry over`() {
    let start = LocalTime(year: 2026, month: 1, day: 1).instant
    #expect(LocalTime(year: 2025, month: 13, day: 1).instant == start)
    #expect(LocalTime(year: 2027, month: -11, day: 1).instant == start)
    #expect(LocalTime(year: 2026, month: 0, day: 32).instant == start)
  }

  @Test func `a fixed clock stands still`() {
    let clock = Clock.fixed(at: 1_796_069_643_120, utcOffsetSeconds: -3_600)
    let time = clock.local(clock.now())
    #expect(time.hour == (20 * 3_600 + 34 * 60 - 3_600) / 3_600 && time.utcOffsetSeconds == -3_600)
    #expect(clock.instant(LocalTime(year: 1970, month: 1, day: 1)) == 3_600_000)
  }
}
