import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A signal at a question ends the program politely, with what was answered saved.
struct SignalTests {
  @Test(
    arguments: [
      (SIGINT, "\u{03}"), (SIGQUIT, "\u{1C}"), (SIGTERM, nil), (SIGHUP, nil),
    ] as [(Int32, String?)])
  func `a signal at a question keeps the answers and the terminal`(number: Int32, key: String?)
    throws
  {
    let home = try ScratchHome.withAlphaBank()
    let terminal = try PseudoTerminal()
    let program = try terminal.start(
      home.launch(alphaDaily + ["--plain"], changing: ["TERM": "xterm-256color"]).watched)
    try program.wait(forQuestion: 1)
    program.type("alpha\n")
    try program.wait(forQuestion: 2)
    if let key { program.type(key) } else { program.send(number) }
    let outcome = program.finish()
    #expect(outcome.ending == .exit(128 + number))
    #expect(outcome.output.contains("Paused with 1 of 10"))
    #expect(outcome.output.contains(ProgramLaunch.terminalIsUnchanged))
    #expect(!outcome.output.contains("Program crashed"))
    #expect(try home.answers().map(\.paid) == [1515])
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
  func `a signal without a terminal ends with 128 and its number`(number: Int32) throws {
    let home = try ScratchHome.withAlphaBank()
    let program = try home.start(alphaDaily)
    program.type("alpha\n")
    try program.wait(forQuestion: 2)
    program.send(number)
    let outcome = program.finish()
    #expect(outcome.ending == .exit(128 + number))
    #expect(outcome.errors == "")
    #expect(try home.answers().count == 1)
  }

  @Test func `an interrupt at the reset prompt resets nothing`() throws {
    let home = try ScratchHome.withAlphaBank()
    _ = try home.run(alphaDaily, input: .text("alpha\n"))
    let before = try home.rank()
    let terminal = try PseudoTerminal()
    let program = try terminal.start(home.launch(["reset"], changing: ["TERM": "xterm"]).watched)
    try program.wait(for: "to go on: ")
    program.type("\u{03}")
    #expect(program.finish().ending == .exit(130))
    #expect(try home.rank() == before)
    #expect(home.undoingBackups == [])
  }
}
