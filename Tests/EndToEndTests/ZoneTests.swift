import Foundation
import TestSupport
import Testing

/// The quiz date is the date that `date +%F` prints, in every zone and every form of naming one.
@Suite(.enabled(if: SetClock.isThere, "needs faketime (Debian)"))
struct ZoneTests {
  /// Zones, or forms of naming them, with instants around which something happens there.
  private static let table: [(zone: String?, instants: [String])] = [
    // Midnight is left out, or comes twice.
    ("America/Santiago", ["2026-09-06T03:59:59Z", "2026-09-06T04:00:00Z", "2026-04-05T03:30:00Z"]),
    ("Asia/Beirut", ["2026-03-28T21:59:59Z", "2026-03-28T22:00:00Z", "2026-10-24T21:30:00Z"]),
    ("Africa/Cairo", ["2026-04-23T21:59:59Z", "2026-04-23T22:00:00Z", "2026-10-29T21:30:00Z"]),
    ("America/Havana", ["2026-03-08T04:59:59Z", "2026-03-08T05:00:00Z", "2026-11-01T04:30:00Z"]),
    ("America/St_Johns", ["2006-10-29T02:30:59Z", "2006-10-29T02:31:30Z", "2006-10-29T03:31:30Z"]),
    // Half an hour, and quarters.
    ("Australia/Lord_Howe", ["2026-04-04T14:59:59Z", "2026-10-03T13:30:00Z"]),
    ("Asia/Kathmandu", ["2026-05-05T18:14:59Z", "2026-05-05T18:15:00Z"]),
    ("Pacific/Chatham", ["2026-04-04T10:15:00Z", "2026-04-04T11:15:00Z"]),
    // The ends of the world, and days that were left out.
    ("Pacific/Kiritimati", ["2026-12-31T09:59:59Z", "2026-12-31T10:00:00Z"]),
    ("Etc/GMT+12", ["2027-01-01T11:59:59Z", "2027-01-01T12:00:00Z"]),
    ("Pacific/Apia", ["2011-12-30T09:59:59Z", "2011-12-30T10:00:00Z"]),
    ("Pacific/Kwajalein", ["1993-08-21T11:59:59Z", "1993-08-21T12:00:00Z"]),
    // Every form that libc takes, and what it takes for UTC.
    (":Europe/Paris", ["2026-01-10T23:30:00Z"]), ("UTC+3", ["2026-01-10T01:00:00Z"]),
    ("<+03>-3", ["2026-01-10T21:30:00Z"]), ("EST", ["2026-07-10T04:30:00Z"]),
    ("EST5EDT,M3.2.0,M11.1.0", ["2026-07-10T03:59:59Z", "2026-12-10T04:59:59Z"]),
    ("IST-1GMT0,M10.5.0,M3.5.0/1", ["2026-07-10T23:30:00Z"]),
    ("<-03>3<-02>,M3.5.0/-2,M10.5.0/-1", ["2026-03-28T23:59:59Z", "2026-03-29T00:00:00Z"]),
    ("XXX-24:59:59", ["2026-01-10T00:00:00Z"]), ("XXX24:59", ["2026-01-10T00:00:00Z"]),
    ("/usr/share/zoneinfo/Asia/Tokyo", ["2026-01-10T15:00:00Z"]),
    (":/usr/share/zoneinfo/Asia/Tokyo", ["2026-01-10T15:00:00Z"]),
    ("right/Asia/Tokyo", ["2026-01-10T15:00:00Z"]), ("posix/Asia/Tokyo", ["2026-01-10T14:59:59Z"]),
    ("", ["2026-01-10T23:59:59Z"]), (":", ["2026-01-10T23:59:59Z"]),
    (nil, ["2026-01-10T23:59:59Z"]),
    ("Nowhere/At_All", ["2026-01-10T23:59:59Z"]), ("\u{1F600}", ["2026-01-11T00:00:00Z"]),
    ("../../../etc/passwd", ["2026-01-10T23:59:59Z"]),
    ("EST5EDT,garbage", ["2026-01-10T03:00:00Z"]),
    // The ends of what 32 bits count, and what lies before 1970 and beyond 2100.
    ("Asia/Seoul", ["1970-01-01T00:00:00Z", "1969-12-31T12:00:00Z", "1950-05-05T15:30:00Z"]),
    ("Europe/Paris", ["2038-01-19T03:14:07Z", "2038-01-19T03:14:08Z", "2100-02-28T23:30:00Z"]),
    ("America/New_York", ["2100-03-01T04:59:59Z", "2262-05-05T12:00:00Z"]),
  ]

  private static let cases = table.flatMap { row in row.instants.map { (row.zone, $0) } }

  @Test(arguments: cases)
  func `the quiz date is the date that date prints`(zone: String?, instant: String) throws {
    let seconds = try SetClock.seconds(instant)
    try expectDate(at: seconds, in: zone)
  }

  @Test func `without zone files every zone is read as libc reads it`() throws {
    let empty = ScratchFolder()
    for zone in ["Europe/Paris", ":Asia/Tokyo", "UTC+3", "CET-1CEST,M3.5.0,M10.5.0/3", ""] {
      try expectDate(at: 1_768_087_800, in: zone, changing: ["TZDIR": empty.path])
    }
  }

  private func expectDate(
    at seconds: Int, in zone: String?, changing: [String: String?] = [:]
  ) throws {
    let home = ScratchHome()
    let date = try BuiltProgram.start(
      SetClock.launch(
        home, ["+%F"], at: seconds, in: zone, changing: changing, program: "/bin/date")
    ).finish()
    try #require(date.ending == .exit(0))
    let shown = try BuiltProgram.start(
      SetClock.launch(home, ["rank", "--json"], at: seconds, in: zone, changing: changing)
    ).finish()
    #expect(shown.ending == .exit(0))
    #expect(shown.errors == "")
    let rank = try JSONDecoder().decode(ShownRank.self, from: Data(shown.outputBytes))
    #expect(rank.daily.date + "\n" == date.output)
  }
}
