import TestSupport
import Testing

/// The history in pipes and on terminals: quiet when its reader leaves, a page at a time where there
/// is somebody to turn it.
struct HistoryTests {
  /// What a terminal is told when a page of the whole screen begins.
  private static let pageBegins = "\u{1B}[?1049h"

  /// A home whose journal tells of a practice on each of so many days before 2020.
  private static func home(days: Int) throws -> ScratchHome {
    let home = try ScratchHome.withAlphaBank()
    let lines = (0..<days).map { number in
      let date = "\(1990 + number / 336)-\(two(number / 28 % 12 + 1))-\(two(number % 28 + 1))"
      return
        #"{"v":1,"id":"\#(number)","at":"\#(date)T12:00:00.000Z","date":"\#(date)","#
        + #""mode":"practice","session":"s\#(number)","kind":"answered","index":0,"bank":"t","#
        + #""question":"q-1","response":["alpha"],"share":1000000,"hints":0,"ms":900,"xp":150}"#
    }
    try home.write(
      lines.joined(separator: "\n") + "\n", to: home.journalFolder + "/0123abcd.jsonl")
    return home
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  @Test(arguments: [[], ["--json"], ["--plain"]])
  func `a long history ends quietly when its reader has seen enough`(options: [String]) throws {
    let home = try Self.home(days: 5000)
    _ = try home.run(["rank"])
    let whole = try home.run(["history"] + options)
    #expect(whole.ending == .exit(0))
    // More than a pipe holds, so that the program is still writing when the reader leaves.
    #expect(whole.outputBytes.count > 1 << 17)
    let launch = home.launch(
      [
        "-c", #"{ "$@"; echo "ended with $?" >&2; } | head -n 1"#, "sh", BuiltProgram.path,
        "history",
      ]
        + options, program: "/bin/sh")
    let outcome = try BuiltProgram.start(launch, input: .null).finish()
    let first = whole.output.prefix { $0 != "\n" }
    #expect(outcome.output == first + "\n", "\(options)")
    #expect(outcome.errors == "ended with 141\n", "\(options)")
  }

  @Test(
    arguments: [
      (100, [], true), (3, [], false), (100, ["--plain"], false), (100, ["--no-input"], false),
      (100, ["--json"], false),
    ] as [(Int, [String], Bool)])
  func `a history is paged on a terminal where it is longer than that`(
    days: Int, options: [String], isPaged: Bool
  ) throws {
    let home = try Self.home(days: days)
    _ = try home.run(["rank"])
    let variables = ["TERM": "xterm"]
    let terminal = try PseudoTerminal()
    let program = try terminal.start(home.launch(["history"] + options, changing: variables))
    if isPaged {
      try program.wait(for: Self.pageBegins)
      program.type("q")
    }
    let outcome = program.finish()
    #expect(outcome.ending == .exit(0), "\(options)")
    #expect(outcome.output.contains(Self.pageBegins) == isPaged, "\(options)")
    let piped = try PseudoTerminal().start(
      home.launch(["history"] + options, changing: variables), outputIsPiped: true
    ).finish()
    #expect(piped.ending == .exit(0), "\(options)")
    #expect(!piped.output.contains("\u{1B}"), "\(options)")
    #expect(piped.output.contains("1990-01-01"), "\(options)")
  }
}
