import TestSupport
import Testing

/// On a terminal a pasted text answers one question, and no other.
struct TypeaheadTests {
  @Test func `of several lines in one write only the first answers`() throws {
    let home = try ScratchHome.withAlphaBank()
    let terminal = try PseudoTerminal()
    let program = try terminal.start(
      home.launch(alphaDaily + ["--plain"], changing: ["TERM": "xterm"]))
    try program.wait(forQuestion: 1)
    program.type("alpha\nalpha\nalpha\nalpha\n")
    try program.wait(forQuestion: 2)
    program.type("q\n")
    let outcome = program.finish()
    #expect(outcome.ending == .exit(3))
    #expect(outcome.output.contains("Paused with 1 of 10"))
    #expect(try home.answers().count == 1)
  }

  @Test func `keys typed before the program starts answer nothing`() throws {
    let home = try ScratchHome.withAlphaBank()
    let terminal = try PseudoTerminal()
    terminal.type("alpha\nbeta\n")
    let program = try terminal.start(
      home.launch(alphaDaily + ["--plain"], changing: ["TERM": "xterm"]))
    try program.wait(for: promptEnd)
    program.type("q\n")
    #expect(program.finish().ending == .exit(3))
    #expect(try home.answers() == [])
  }

  @Test func `a pasted line with an escape code comes back without it`() throws {
    let home = try ScratchHome.withAlphaBank()
    let outcome = try home.run(alphaDaily, input: .text("\u{1B}[31mred\u{1B}]0;x\u{07}\nq\n"))
    #expect(outcome.ending == .exit(3))
    #expect(!outcome.output.contains { $0 == "\u{1B}" || $0 == "\u{07}" })
  }
}
