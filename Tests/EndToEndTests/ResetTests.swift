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
    #expect(outcome == ProgramOutcome(.exit(64), "", errors: mustBeConfirmed))
    #expect(try home.rank() == before)
    #expect(home.undoingBackups == [])
  }

  @Test func `with the output in a pipe nothing is asked and nothing is reset`() throws {
    let home = try ScratchHome.played()
    let before = try home.rank()
    let terminal = try PseudoTerminal()
    let program = try terminal.start(
      home.launch(["reset"], changing: ["TERM": "dumb"]), seconds: 10, outputIsPiped: true)
    #expect(
      program.finish().onScreen
        == ProgramOutcome(.exit(64), "", errors: mustBeConfirmed))
    #expect(try home.rank() == before)
  }

  @Test(arguments: ["\n", "y\n", "Y \n", "yes\n", "\u{04}", "sparta\n", "sparta000\n"])
  func `anything but the nickname resets nothing`(typed: String) throws {
    let home = try ScratchHome.played()
    let before = try home.rank()
    let terminal = try PseudoTerminal()
    let program = try home.askReset(on: terminal)
    // The nickname itself, but in small letters, is among what is tried.
    let answer = typed.replacing("sparta000", with: before.nickname.lowercased())
    program.type(answer)
    let echo = answer == "\u{04}" ? "\n" : answer
    #expect(
      program.finish().onScreen
        == ProgramOutcome(.exit(1), question(before) + echo + "Nothing was reset.\n"))
    #expect(try home.rank() == before)
    #expect(home.undoingBackups == [])
  }

  @Test func `what was typed before the question does not answer it`() throws {
    let home = try ScratchHome.played()
    let before = try home.rank()
    let terminal = try PseudoTerminal()
    terminal.type("\(before.nickname)\n\(before.nickname)\n")
    let program = try home.askReset(on: terminal)
    program.type("\n")
    #expect(
      program.finish().onScreen
        == ProgramOutcome(
          .exit(1),
          "\(before.nickname)\n\(before.nickname)\n" + question(before)
            + "\nNothing was reset.\n"))
    #expect(try home.rank() == before)
  }

  @Test func `the nickname resets, and the backup brings everything back`() throws {
    let home = try ScratchHome.played()
    let before = try home.rank()
    let terminal = try PseudoTerminal()
    let program = try home.askReset(on: terminal)
    program.type("\(before.nickname)\n")
    let outcome = program.finish()

    let after = try home.rank()
    var expected = before
    (expected.xp, expected.lifetimeXP) = (0, 0)
    expected.streak = ShownRank.Streak(current: 0, longest: 0, freezes: 0)
    #expect(after == expected)
    let backup = try #require(home.undoingBackups.first)
    let name = (backup as NSString).deletingPathExtension
    // A path that doesn't fit stands whole on a line of its own.
    let path = "\(home.backupsFolder)/\(backup)"
    let told = """
      \(question(before))\(before.nickname)
      Everything begins again: Bronze, 0 XP.
      Backup:\("Backup: \(path)".count > 80 ? "\n" : " ")\(path)
      To undo this: rankup restore \(name)

      """
    #expect(outcome.onScreen == ProgramOutcome(.exit(0), told))

    let restored = try home.run(["restore", "--yes"])
    #expect(try home.rank() == before)
    let undo = try #require(home.undoingBackups.first { $0 != backup })
    #expect(
      restored
        == ProgramOutcome(
          .exit(0),
          "\(before.nickname) is back.\n" + (try home.run(["rank"])).output
            + "To undo this: rankup restore \((undo as NSString).deletingPathExtension)\n"))
  }

  @Test func `a restore asks too`() throws {
    let home = try ScratchHome.played()
    let before = try home.rank()
    for name in home.names(in: home.backupsFolder) {
      try FileManager.default.removeItem(atPath: home.backupsFolder + "/" + name)
    }
    let none = try home.run(["restore"])
    let told = "rankup: There is no backup yet; a reset makes one.\n"
    #expect(none == ProgramOutcome(.exit(66), "", errors: told))
    #expect(try home.run(["reset", "--yes"]).ending == .exit(0))
    #expect(
      try home.run(["restore"], input: .text("yes\n"))
        == ProgramOutcome(.exit(64), "", errors: mustBeConfirmed))
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

private let mustBeConfirmed =
  "rankup: This has to be confirmed: run it on a terminal, or give --yes.\n"

/// What a reset says and asks on a terminal of 80 columns.
private func question(_ rank: ShownRank) -> String {
  """
  This takes you from Bronze with 25,499 XP back to the start: XP, rank, lifetime
  XP, streak and badges begin again.
  Nickname, settings, history and today's quiz stay. A backup is made first.
  Type your nickname, \(rank.nickname), to go on: 
  """
}

extension ProgramOutcome {
  /// The same with the line ends that a terminal makes written as LF.
  fileprivate var onScreen: ProgramOutcome {
    ProgramOutcome(
      ending, output.replacing("\r\n", with: "\n"), errors: errors.replacing("\r\n", with: "\n"))
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
    let program = try terminal.start(launch(["reset"], changing: ["TERM": "dumb"]))
    try program.wait(for: "to go on: ")
    return program
  }
}
