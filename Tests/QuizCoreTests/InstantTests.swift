import QuizCore
import Testing

@Suite struct InstantTests {
  @Test(arguments: [
    ("2026-11-30T20:14:03.120Z", 1_796_069_643_120), ("1970-01-01T00:00:00.000Z", 0),
    ("1969-12-31T23:59:59.999Z", -1), ("2000-02-29T12:00:00.000Z", 951_825_600_000),
    ("1900-01-01T00:00:00.001Z", -2_208_988_799_999),
    ("0000-01-01T00:00:00.000Z", -62_167_219_200_000),
    ("9999-12-31T23:59:59.999Z", 253_402_300_799_999),
  ])
  func `an instant reads and writes as iso 8601`(text: String, milliseconds: Int64) {
    #expect(Instant(text)?.milliseconds == milliseconds)
    #expect(Instant(milliseconds: milliseconds).description == text)
  }

  @Test(arguments: [
    ("2026-11-30T20:14:03Z", "2026-11-30T20:14:03.000Z"),
    ("2026-11-30T20:14:03.1Z", "2026-11-30T20:14:03.100Z"),
    ("2026-11-30T20:14:03.12Z", "2026-11-30T20:14:03.120Z"),
    ("2026-11-30T20:14:03.123456789Z", "2026-11-30T20:14:03.123Z"),
    ("2016-12-31T23:59:60Z", "2017-01-01T00:00:00.000Z"),
  ])
  func `other writings of an instant are read`(text: String, same: String) {
    #expect(Instant(text)?.description == same)
  }

  @Test(arguments: [
    "", "Z", "2026-11-30", "2026-11-30T20:14:03", "2026-11-30T20:14:03+01:00",
    "2026-11-30 20:14:03Z", "2026-11-30T24:00:00Z", "2026-11-30T20:60:00Z",
    "2026-11-30T20:14:61Z", "2026-11-30T20:14:03.Z", "2026-11-30T20:14:03,1Z",
    "2026-11-30T20:14:03.1234567890Z", "2026-02-30T20:14:03Z", "2026-11-30T+1:14:03Z",
    "2026-11-30T20:14:03.-1Z", "2026-11-30T２:14:03Z", "2026-11-30T20-14-03Z",
    "\u{FEFF}2026-11-30T20:14:03Z",
  ])
  func `other texts are no instants`(text: String) {
    #expect(Instant(text) == nil)
  }

  @Test func `writing and reading gives the instant back`() {
    for seed in 0..<500 {
      var numbers = SeededNumbers(seed)
      let instant = Instant(
        milliseconds: Int64(numbers.number(in: -62_167_219_200_000...253_402_300_799_999)))
      #expect(Instant(instant.description) == instant, "seed \(seed)")
    }
  }

  @Test func `sums stop at the ends of the calendar`() {
    let (first, last) = (Instant(milliseconds: .min), Instant(milliseconds: .max))
    #expect(first.description == "0000-01-01T00:00:00.000Z")
    #expect(last.description == "9999-12-31T23:59:59.999Z")
    #expect(Instant(milliseconds: 5).adding(milliseconds: 7).milliseconds == 12)
    #expect(last.adding(milliseconds: .max) == last)
    #expect(first.adding(milliseconds: .min) == first)
    #expect(first < last)
  }
}
