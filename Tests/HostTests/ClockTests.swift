import Foundation
import Host
import TestSupport
import Testing

@Suite struct ClockTests {
  /// What `date` prints for some instants in one zone.
  struct Zone: Codable, Sendable {
    let name: String
    let seconds: [Int64]
    let lines: [String]
  }

  static let names = [
    "UTC", "", "Europe/Paris", ":Europe/Paris", "UTC+3", "<+03>-3", "EST", "EST5EDT",
    "America/New_York", "Asia/Seoul", "Asia/Kathmandu", "Australia/Lord_Howe", "Pacific/Apia",
    "Pacific/Kiritimati", "America/St_Johns", "Africa/Casablanca", "CET-1CEST,M3.5.0,M10.5.0/3",
    "Nowhere/At_All", ":", "+", "\u{1F600}", "right/UTC", "posix/Asia/Tokyo", "../../etc/passwd",
  ]

  /// Edges of days and of summer time, then random moments from 1972 to 2105.
  static let seconds: [Int64] = {
    var generator = SeededGenerator(seed: 1)
    let chosen: [Int64] = [
      86_400_000, 1_768_087_800, 1_768_006_800, 1_774_745_999, 1_774_746_000, 1_792_890_000,
      1_325_239_199, 1_325_239_200, 2_147_483_647, 2_147_483_648, 4_102_444_800,
    ]
    return chosen
      + (0..<50).map { _ in Int64.random(in: 63_072_000..<4_260_000_000, using: &generator) }
  }()

  static let hasDate: Bool =
    (try? run(["--version"], zone: "UTC", input: ""))?.contains("GNU") == true

  static func run(_ arguments: [String], zone: String, input: String) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/date")
    process.arguments = arguments
    process.environment = ["TZ": zone, "LC_ALL": "C"]
    let (typed, printed) = (Pipe(), Pipe())
    process.standardInput = typed
    process.standardOutput = printed
    try process.run()
    try typed.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try typed.fileHandleForWriting.close()
    let output = printed.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self)
  }

  @Test(.enabled(if: hasDate, "needs GNU date"))
  func `local time is what date prints, in any zone`() async throws {
    let zones = try Self.names.map { name in
      let input = Self.seconds.map { "@\($0)\n" }.joined()
      let output = try Self.run(["-f", "-", "+%F %T %z"], zone: name, input: input)
      return Zone(
        name: name, seconds: Self.seconds, lines: output.split(separator: "\n").map(String.init))
    }
    #expect(zones.allSatisfy { $0.lines.count == Self.seconds.count })
    // The zone belongs to the whole process, so it is changed in one of its own.
    await #expect(processExitsWith: .success) { [zones = zones as [Zone]] in
      let clock = Clock.real
      for zone in zones {
        setenv("TZ", zone.name, 1)
        tzset()
        for (second, line) in zip(zone.seconds, zone.lines) {
          let time = clock.local(second * 1_000 + 999)
          #expect(ClockTests.line(time) == line, "TZ=\(zone.name) @\(second)")
          // An hour that comes twice may be taken for either, but shows the same on the wall.
          var again = clock.local(clock.instant(time))
          again.utcOffsetSeconds = time.utcOffsetSeconds
          #expect(again == time, "TZ=\(zone.name) @\(second)")
        }
      }
    }
  }

  static func line(_ time: LocalTime) -> String {
    let zone = abs(time.utcOffsetSeconds) / 60
    return String(
      format: "%04d-%02d-%02d %02d:%02d:%02d %@%02d%02d", time.year, time.month, time.day,
      time.hour, time.minute, time.second, time.utcOffsetSeconds < 0 ? "-" : "+", zone / 60,
      zone % 60)
  }

  @Test func `no instant and no time is too far`() {
    for instant in [Int64.min, .min + 1, -1, 0, .max - 1, .max] {
      let time = Clock.real.local(instant)
      #expect((1...12).contains(time.month) && (0...60).contains(time.second))
      _ = LocalTime(instant: instant, utcOffsetSeconds: .max)
    }
    for part in [Int.min, -1, 0, Int(Int32.max), .max] {
      let time = LocalTime(
        year: part, month: part, day: part, hour: part, minute: part, second: part,
        utcOffsetSeconds: part)
      _ = Clock.real.instant(time)
      _ = time.instant
    }
    #expect(Clock.real.instant(LocalTime(year: .max, month: 1, day: 1)) > 1 << 60)
    #expect(Clock.real.instant(LocalTime(year: .min, month: 1, day: 1)) < -(1 << 60))
  }

  @Test func `the last second before 1970 is no failure`() {
    let time = Clock.real.local(-1_000)
    #expect(Clock.real.instant(time) == -1_000)
  }

  @Test func `clocks go forward`() {
    let clock = Clock.real
    let (first, second) = (clock.monotonic(), clock.monotonic())
    #expect(second >= first)
    let year = clock.local(clock.now()).year
    #expect((2_025...2_200).contains(year))
    clock.pause(0)
    clock.pause(-5)
  }
}
