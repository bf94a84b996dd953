import QuizCore
import Testing

@testable import QuizStore

/// Backups of the days from 1 November 2026 on, so many on each, one an hour; written `day-number`.
private func backups(_ counts: [Int], year: Int = 2026) throws -> [BackupName] {
  try counts.enumerated().flatMap { day, count in
    try (0..<count).map { hour in
      let digits = { (number: Int) in (number < 10 ? "0" : "") + "\(number)" }
      return try #require(
        BackupName("\(year)11\(digits(day + 1))T\(digits(hour))0000Z-daily"))
    }
  }
}

private func shown(_ names: [BackupName]) -> [String] {
  names.map { name in
    let hour = Int(name.text.dropFirst(9).prefix(2)) ?? 0
    return "\(Int(name.text.dropFirst(6).prefix(2)) ?? 0)-\(hour + 1)"
  }
}

private let month = Instant(milliseconds: noon)

@Test(
  arguments: [
    ([], []), ([10], []), ([Int](repeating: 1, count: 10), []),
    ([Int](repeating: 1, count: 12), ["2-1", "1-1"]),
    // A day of many: its newest, its first, and the newest of the rest.
    ([14], ["1-5", "1-4", "1-3", "1-2"]),
    // Before it a backup a day: the state with which each of the last days began stays.
    (
      [Int](repeating: 1, count: 9) + [12],
      ["10-7", "10-6", "10-5", "10-4", "10-3", "10-2", "5-1", "4-1", "3-1", "2-1", "1-1"]
    ),
    ([7, 20], (2...12).reversed().map { "2-\($0)" } + (2...7).reversed().map { "1-\($0)" }),
    ([3, 3, 3, 3], ["1-3", "1-2"]), ([7, 0, 0, 4], ["1-2"]),
  ])
func `the newest five stay, the first of each day, and the newest of the rest`(
  _ counts: [Int], _ expected: [String]
) throws {
  let all = try backups(counts)
  let surplus = BackupRotation.surplus(of: all, asOf: month)
  #expect(shown(surplus) == expected)
  #expect(BackupRotation.surplus(of: all.reversed(), asOf: month) == surplus)
}

@Test func `what a clock that was ahead wrote goes first, unless the clock lost its time`() throws {
  let ahead = try backups([Int](repeating: 2, count: 8), year: 2099)
  let real = try backups([Int](repeating: 1, count: 8))
  let surplus = BackupRotation.surplus(of: ahead + real, asOf: month)
  #expect(surplus.allSatisfy { $0.text.hasPrefix("2099") } && surplus.count == 14)
  let lost = BackupRotation.surplus(
    of: try backups([1, 1], year: 1970) + real + backups([1, 1, 1], year: 2027),
    asOf: Instant(milliseconds: 0))
  #expect(lost.map(\.text).sorted().prefix(2).allSatisfy { $0.hasPrefix("1970") })
  #expect(lost.count == 3)
}

@Test func `backups that hold journals are neither counted nor chosen`() throws {
  let whole = try (10...25).map { minute in
    try #require(BackupName("20261101T12\(minute)00Z-reset-all"))
  }
  #expect(BackupRotation.surplus(of: whole + (try backups([10])), asOf: month) == [])
}

@Test(
  arguments: [
    ("20261130T120001Z-reset", "2026-11-30T12:00:01.000Z", "reset", 1),
    ("20261130T120001Z-reset-2", "2026-11-30T12:00:01.000Z", "reset", 2),
    ("20261130T120001Z-reset-all", "2026-11-30T12:00:01.000Z", "reset-all", 1),
    ("20261130T120001Z-reset-all-12", "2026-11-30T12:00:01.000Z", "reset-all", 12),
    ("19700101T000000Z-x-1", "1970-01-01T00:00:00.000Z", "x-1", 1),
  ])
func `a name tells when and before what`(
  _ text: String, _ instant: String, _ reason: String, _ number: Int
) throws {
  let name = try #require(BackupName(text))
  #expect(name.text == text && name.instant.description == instant)
  #expect(name.reason.rawValue == reason && name.number == number)
}

@Test(
  arguments: [
    "", "mine", "20261130T120001Z", "20261130T120001Z-", "20261130T120001Z--2",
    "20261330T120001Z-reset", "20261130T250001Z-reset", "20261130 120001Z-reset",
    "2026-11-30T12:00:01Z-reset", "日本語日本語-reset",
  ])
func `other names tell nothing, and are never rotated away`(_ text: String) {
  #expect(BackupName(text) == nil)
}
