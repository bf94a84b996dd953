import Foundation
import TestSupport
import Testing

/// The program, or another one, with its clock set by faketime.
///
/// Its library alone would not do: it sets a variable before the program begins, after which Swift no
/// longer finds the command line.
enum SetClock {
  /// Whether `date` can be told another time.
  static let isThere: Bool = {
    let date = launch(ScratchHome(), ["+%F"], at: 1_768_046_400, in: "UTC", program: "/bin/date")
    return (try? BuiltProgram.start(date).finish()) == ProgramOutcome(.exit(0), "2026-01-10\n")
  }()

  /// A start at an instant in seconds since 1970 UTC; a zone of nil leaves `TZ` unset.
  ///
  /// The clock stands still from then on, but before 1970 it goes on.
  static func launch(
    _ home: borrowing ScratchHome, _ line: [String], at seconds: Int, in zone: String?,
    changing: [String: String?] = [:], program: String = BuiltProgram.path
  ) -> ProgramLaunch {
    // A number with a sign is a distance from the real time.
    let time = seconds >= 0 ? "\(seconds)" : "\(seconds - Int(Date().timeIntervalSince1970))"
    let variables: [String: String?] = ["TZ": zone, "FAKETIME_FMT": "%s"]
    return home.launch(
      ["faketime", "-f", time, program] + line,
      changing: variables.merging(changing) { $1 }, program: "/usr/bin/env")
  }

  /// Runs the program at an instant as `date -d` reads it.
  static func run(
    _ home: borrowing ScratchHome, _ line: [String], at instant: String, in zone: String?,
    input: BuiltProgram.Input = .null
  ) throws -> ProgramOutcome {
    try BuiltProgram.start(
      launch(home, line, at: try seconds(instant), in: zone), input: input
    ).finish()
  }

  /// Plays a daily to its end.
  static func play(
    _ home: borrowing ScratchHome, at instant: String, in zone: String?
  ) throws -> ProgramOutcome {
    try run(home, alphaDaily, at: instant, in: zone, input: .endless("alpha\n"))
  }

  /// The rank as JSON has it.
  static func rank(
    _ home: borrowing ScratchHome, at instant: String, in zone: String?
  ) throws -> ShownRank {
    let outcome = try run(home, ["rank", "--json"], at: instant, in: zone)
    try #require(outcome.ending == .exit(0), "\(outcome.errors)")
    return try JSONDecoder().decode(ShownRank.self, from: Data(outcome.outputBytes))
  }

  /// An instant such as `2026-03-11T05:30:00Z` in seconds since 1970.
  static func seconds(_ instant: String) throws -> Int {
    Int(try Date(instant, strategy: .iso8601).timeIntervalSince1970)
  }
}
