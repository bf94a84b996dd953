import Foundation
import TestSupport
import Testing

/// A reset needs the nickname typed by a person who sees the question, or `--yes`.
struct ResetTests {
  @Test(arguments: [
    BuiltProgram.Input.null, .closed, .text(""), .text("\n"), .text("Sparta\n"), .text("yes\n"),
  ])
  func `without a terminal nothing is reset`(input: BuiltProgram.Input) throws {
    let home = try ScratchHome.played()
    let before = try home.rank()
    let outcome = try home.run(["reset"], input: input, seconds: 10)
    #expect(outcome.ending == .exit(64))
    #expect(outcome.errors.contains("--yes"))
    #expect(try home.rank() == before)
    #expect(home.names(in: home.backupsFolder) == [])
  }

  @Test func `with the output in a pipe nothing is asked and nothing is reset`() throws {
    let home = try ScratchHome.played()
    let before = try home.rank()
    let terminal = try PseudoTerminal()
    let program = try terminal.start(
      home.launch(["reset"], changing: ["TERM": "xterm"]), seconds: 10, outputIsPiped: true)
    #expect(program.finish().ending == .exit(64))
    #expect(try home.rank() == before)
  }

  @Test(arguments: ["\n", "y\n", "Y \n", "yes\n", "\u{04}", "sparta\n", "sparta000\n"])
  func `anything but the nickname resets nothing`(typed: String) throws {
    let home = try ScratchHome.played()
    let before = try home.rank()
    let terminal = try PseudoTerminal()
    let program = try home.askReset(on: terminal)
    // The nickname itself, but in small letters, is among what is tried.
    program.type(typed.replacing("sparta000", with: before.nickname.lowercased()))
    let outcome = program.finish()
    #expect(outcome.ending == .exit(1))
    #expect(outcome.output.contains("Nothing was reset."))
    #expect(try home.rank() == before)
    #expect(home.names(in: home.backupsFolder) == [])
  }

  @Test func `what was typed before the question does not answer it`() throws {
    let home = try ScratchHome.played()
    let before = try home.rank()
    let terminal = try PseudoTerminal()
    terminal.type("\(before.nickname)\n\(before.nickname)\n")
    let program = try home.askReset(on: terminal)
    program.type("\n")
    #expect(program.finish().ending == .exit(1))
    #expect(try home.rank() == before)
  }

  @Test func `the nickname resets, and the backup brings everything back`() throws {
    let home = try ScratchHome.played()
    let before = try home.rank()
    let terminal = try PseudoTerminal()
    let program = try home.askReset(on: terminal)
    program.type("\(before.nickname)\n")
    let outcome = program.finish()
    #expect(outcome.ending == .exit(0))

    let after = try home.rank()
    var expected = before
    (expected.xp, expected.lifetimeXP) = (0, 0)
    expected.streak = ShownRank.Streak(current: 0, longest: 0, freezes: 0)
    #expect(after == expected)
    let backup = try #require(home.names(in: home.backupsFolder).first)
    let name = (backup as NSString).deletingPathExtension
    #expect(outcome.output.contains("\(home.backupsFolder)/\(backup)"))
    #expect(outcome.output.contains("rankup restore \(name)"))

    let restored = try home.run(["restore", "--yes"])
    #expect(restored.ending == .exit(0))
    #expect(restored.errors == "")
    #expect(try home.rank() == before)
  }

  @Test func `a restore asks too`() throws {
    let home = try ScratchHome.played()
    let before = try home.rank()
    #expect(try home.run(["restore"]).ending == .exit(66))
    #expect(try home.run(["reset", "--yes"]).ending == .exit(0))
    #expect(try home.run(["restore"], input: .text("yes\n")).ending == .exit(64))
    #expect(try home.rank().lifetimeXP == 0)
    let terminal = try PseudoTerminal()
    let program = try terminal.start(home.launch(["restore"], changing: ["TERM": "xterm"]))
    try program.wait(for: "to go on: ")
    program.type("yes\n")
    #expect(program.finish().ending == .exit(0))
    #expect(try home.rank() == before)
  }

  @Test func `forgetting all can be undone too`() throws {
    let home = try ScratchHome.played()
    #expect(try home.run(["nickname", "Leonidas"]).ending == .exit(0))
    let before = try home.rank()
    #expect(try home.run(["reset", "--all", "--yes"]).ending == .exit(0))
    let after = try home.rank()
    #expect(after.nickname != "Leonidas")
    #expect(after.daily.status == "none")
    #expect(try home.run(["restore", "--yes"]).ending == .exit(0))
    #expect(try home.rank() == before)
    #expect(try home.answers().count == 10)
  }
}

extension ScratchHome {
  /// A home in which today's daily is done.
  fileprivate static func played() throws -> ScratchHome {
    let home = try withAlphaBank()
    let outcome = try home.run(alphaDaily, input: .endless("alpha\n"))
    try #require(outcome.ending == .exit(0), "\(outcome.errors)")
    return home
  }

  /// Starts a reset on a terminal and waits for its question.
  fileprivate func askReset(on terminal: PseudoTerminal) throws -> RunningProgram {
    let program = try terminal.start(launch(["reset"], changing: ["TERM": "xterm"]))
    try program.wait(for: "to go on: ")
    return program
  }
}
