import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What is written where: colours, plain ASCII, a full device, a reader that went away.
struct OutputTests {
  @Test(
    arguments: [
      (["TERM": "xterm-256color"], true), (["TERM": "xterm-256color", "NO_COLOR": ""], true),
      (["TERM": "xterm-256color", "NO_COLOR": "0"], false), (["TERM": "dumb"], false), ([:], false),
    ] as [([String: String?], Bool)])
  func `colour on a terminal depends on the environment`(
    variables: [String: String?], isColored: Bool
  ) throws {
    let home = try ScratchHome.withAlphaBank()
    for line in [
      ["rank"], ["ranks"], ["nosuch"], ["practice", "t", "--plain"], ["help", "daily"], ["banks"],
      ["bank", "t"], ["settings"],
    ] {
      let terminal = try PseudoTerminal()
      let program = try terminal.start(home.launch(line, changing: variables))
      if line[0] == "practice" {
        try program.wait(for: promptEnd)
        program.type("\u{04}")
      }
      let outcome = program.finish()
      #expect(outcome.ending != .timedOut, "\(line)")
      #expect(outcome.outputBytes.contains(0x1B) == isColored, "\(line): \(outcome.output)")
    }
  }

  @Test func `a theme without colours counts on a terminal until another one is chosen`() throws {
    let home = ScratchHome()
    for (theme, options, isColored) in [
      ("mono", [], false), ("mono", ["--color", "always"], true), ("default", [], true),
    ] {
      #expect(try home.run(["settings", "theme", theme]).ending == .exit(0))
      for line in [["rank"], ["banks"], ["nosuch"]] {
        let terminal = try PseudoTerminal()
        let launch = home.launch(line + options, changing: ["TERM": "xterm-256color"])
        let outcome = try terminal.start(launch).finish()
        #expect(outcome.outputBytes.contains(0x1B) == isColored, "\(theme) \(line)")
      }
    }
  }

  @Test func `a pipe gets no colour, unless it is asked for`() throws {
    let home = ScratchHome()
    let variables = ["TERM": "xterm-256color", "COLORTERM": "truecolor"]
    for (options, isColored) in [([], false), (["--color", "always"], true)] {
      let outcome = try home.run(["ranks"] + options, changing: variables)
      #expect(outcome.outputBytes.contains(0x1B) == isColored, "\(options)")
    }
  }

  @Test(
    arguments: [
      ["LC_ALL": "C"], ["LC_ALL": "C", "LANG": "en_US.UTF-8"], ["LANG": nil], ["LC_CTYPE": "POSIX"],
    ] as [[String: String?]])
  func `where the locale has no UTF-8 every byte is ASCII`(variables: [String: String?]) throws {
    let home = try ScratchHome.withAlphaBank()
    try home.writeCard(exp: 99_000, nickname: "Leonidas")
    let runs: [([String], BuiltProgram.Input)] = [
      (["rank"], .null), (["ranks"], .null), (["help"], .null), (["help", "xp"], .null),
      (["help", "files"], .null), (["practice", "t"], .text("?\nh\nbeta\ns\nalpha\nhuh\nq\n")),
      (alphaDaily, .text("alpha\nbeta\nq\n")), (alphaDaily, .endless("alpha\n")),
      (alphaDaily, .null), (alphaDaily + ["--date", "2020-01-01"], .text("?\nf\nf\ni\nalpha\n")),
      (alphaDaily + ["--date", "2020-01-01"], .endless("alpha\n")),
      (["daily", "--date", "never"], .null), (["nickname", "Xerxes"], .null), (["nosuch"], .null),
      (["reset"], .null), (["reset", "--yes"], .null), (["restore", "--yes"], .null),
      (["banks"], .null), (["bank", "t"], .null), (["settings"], .null), (["backups"], .null),
      (["settings", "theme", "x"], .null), (["practice", "nosuch"], .null),
      (["practice", "t", "--topic", "x"], .null),
    ]
    for (line, input) in runs {
      let outcome = try home.run(line, input: input, changing: variables)
      for text in [outcome.output, outcome.errors] {
        // What a bank says stays as it is.
        let lines = text.split(separator: "\n").filter { !$0.hasPrefix("korean-") }
        let strange = lines.filter { !$0.utf8.allSatisfy { $0 < 0x80 } }
        #expect(strange == [], "\(line)")
      }
    }
  }

  @Test(arguments: [
    ["rank"], ["rank", "--json"], ["ranks"], ["help"], ["--version"], ["daily"], ["nickname", "X"],
    ["banks"], ["bank", "t"], ["settings"], ["backups"], ["settings", "theme", "dark"],
  ])
  func `a full device is an error that is told`(line: [String]) throws {
    let home = try ScratchHome.withAlphaBank()
    let outcome = try home.run(line, output: .file("/dev/full"))
    #expect(outcome.ending == .exit(74))
    #expect(outcome.errors.hasPrefix("rankup: /dev/stdout can't be written: "))
    #expect(outcome.errors.split(separator: "\n").count <= 2)
  }

  @Test func `a closed output is an error that is told`() throws {
    let home = ScratchHome()
    let outcome = try home.run(["rank"], output: .closed)
    #expect(outcome.ending == .exit(74))
    #expect(outcome.errors.hasPrefix("rankup: /dev/stdout can't be written: "))
  }

  @Test(arguments: [
    ["banks"], ["bank", "starter"], ["settings"], ["help"], ["rank"], ["rank", "--json"], ["ranks"],
    ["nickname"],
  ])
  func `a reader that went away is told nothing`(line: [String]) throws {
    let home = ScratchHome()
    for (trap, ending) in [(#"trap "" PIPE; "#, .exit(141)), ("", .signal(SIGPIPE))]
      as [(String, ProgramOutcome.Ending)]
    {
      let launch = home.launch(
        ["-c", trap + #"read go; exec "$@""#, "sh", BuiltProgram.path] + line, program: "/bin/sh")
      let program = try BuiltProgram.start(launch, input: .open)
      program.leaveOutput()
      program.type("go\n")
      #expect(program.finish() == ProgramOutcome(ending, ""), "\(line) \(trap)")
    }
  }

  @Test func `when the reader goes away in a daily, the answers are saved and nothing is said`()
    throws
  {
    let home = try ScratchHome.withAlphaBank()
    let program = try home.start(alphaDaily)
    program.type("alpha\n")
    try program.wait(forQuestion: 2)
    program.leaveOutput()
    program.type("alpha\nalpha\nalpha\n")
    let outcome = program.finish()
    #expect(outcome.ending == .signal(SIGPIPE))
    #expect(outcome.errors == "")
    // The second was asked while somebody read; the third question nobody saw.
    #expect(try home.answers().map(\.paid) == [1515, 1666])
    #expect(try home.rank().lifetimeXP == 1515 + 1666)
  }
}
