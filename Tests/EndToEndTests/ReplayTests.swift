import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A past daily, taken again.
struct ReplayTests {
  private let past = alphaDaily + ["--date", "2020-02-29"]

  @Test func `it pays nothing and is kept as what it is`() throws {
    let home = try ScratchHome.withAlphaBank()
    let outcome = try home.run(past, input: .endless("alpha\n"))
    #expect(outcome.ending == .exit(0))
    #expect(outcome.output.hasPrefix("Replay · Saturday, 29 February 2020\n"))
    #expect(outcome.output.contains("10 of 10 right"))
    let answers = try home.answers()
    #expect(answers.map(\.mode) == Array(repeating: "replay", count: 10))
    #expect(answers.map(\.paid) == Array(repeating: 0, count: 10))
    #expect(Set(answers.map(\.session)).count == 1)
    let rank = try home.rank()
    #expect(rank.lifetimeXP == 0)
    #expect(rank.daily.status == "none")
    #expect(try home.run(past, input: .endless("alpha\n")).output == outcome.output)
  }

  @Test func `it is the same for everybody`() throws {
    let first = try ScratchHome.withAlphaBank().run(past, input: .endless("alpha\n"))
    for zone in ["UTC", "Asia/Kolkata", "<early>11"] {
      let home = try ScratchHome.withAlphaBank()
      let other = try home.run(past, input: .endless("alpha\n"), changing: ["TZ": zone])
      #expect(other == first, "\(zone)")
    }
  }

  @Test(arguments: EndOfInputTests.inputs)
  func `the end of input leaves it`(input: BuiltProgram.Input, answered: Int) throws {
    let home = try ScratchHome.withAlphaBank()
    let outcome = try home.run(past, input: input, seconds: 10)
    #expect(outcome.ending == .exit(3))
    let place = answered == 0 ? "before the first answer" : "after \(answered) of 10"
    #expect(outcome.output.contains("Left \(place). "))
    #expect(outcome.outputBytes.count < 10_000)
    #expect(try home.rank().daily.status == "none")
  }

  @Test func `Ctrl-C leaves it and the terminal as it was`() throws {
    let home = try ScratchHome.withAlphaBank()
    let terminal = try PseudoTerminal()
    let program = try terminal.start(
      home.launch(past + ["--plain"], changing: ["TERM": "xterm"]).watched)
    try program.wait(forQuestion: 1)
    program.type("alpha\n")
    try program.wait(forQuestion: 2)
    program.type("\u{03}")
    let outcome = program.finish()
    #expect(outcome.ending == .exit(128 + SIGINT))
    #expect(outcome.output.contains("Left after 1 of 10."))
    #expect(outcome.output.contains(ProgramLaunch.terminalIsUnchanged))
  }

  @Test(arguments: ["9999-12-31", "2026-02-30", "tomorrow", ""])
  func `a date that is not past is usage`(date: String) throws {
    let home = try ScratchHome.withAlphaBank()
    let outcome = try home.run(["daily", "--date", date], input: .endless("alpha\n"))
    #expect(outcome.ending == .exit(64))
    #expect(outcome.output == "")
    #expect(outcome.errors.hasPrefix("rankup: "))
  }
}
