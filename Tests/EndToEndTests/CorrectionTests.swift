import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The one question after a daily: whether the last typed answer was right all the same.
struct CorrectionTests {
  private let wordDaily = ["daily", "--bank", "w"]
  private let offer = "Typed right all the same?"

  private func homeWithWord() throws -> ScratchHome {
    let home = ScratchHome()
    try home.write(
      """
      {"format": "quizbank", "formatVersion": 1, "id": "w", "title": "Word", "questions": [
        {"id": "w-1", "type": "short-answer", "prompt": "Which?", "acceptedAnswers": ["alpha"]}]}
      """, to: "\(home.banksFolder)/w.json")
    return home
  }

  /// Plays the one question wrongly on a terminal and waits for the offer.
  private func playWrongly(
    _ home: borrowing ScratchHome, on terminal: PseudoTerminal, typing: String = "beta\n"
  ) throws -> RunningProgram {
    let launch = home.launch(wordDaily + ["--plain"], changing: ["TERM": "xterm"])
    let program = try terminal.start(launch.watched)
    try program.wait(for: promptEnd)
    program.type(typing)
    try program.wait(for: "Enter goes on: ")
    return program
  }

  @Test(arguments: [(":i\n", 1500), ("\n", 0), ("\u{04}", 0)])
  func `on a terminal the last answer may be called right`(typed: String, xp: Int) throws {
    let home = try homeWithWord()
    let terminal = try PseudoTerminal()
    let program = try playWrongly(home, on: terminal)
    program.type(typed)
    let outcome = program.finish()
    #expect(outcome.ending == .exit(0))
    #expect(outcome.output.contains("\(xp > 0 ? 1 : 0) of 1 right"))
    #expect(try home.rank().lifetimeXP == xp)
    #expect(try home.journal().filter { $0.kind == "corrected" }.map(\.xp) == (xp > 0 ? [xp] : []))
  }

  @Test func `what was typed ahead calls nothing right`() throws {
    let home = try homeWithWord()
    let terminal = try PseudoTerminal()
    let program = try playWrongly(home, on: terminal, typing: "beta\n:i\n:i\n")
    program.type("\n")
    #expect(program.finish().ending == .exit(0))
    #expect(try home.rank().lifetimeXP == 0)
  }

  @Test func `an interrupt leaves the daily done and the terminal as it was`() throws {
    let home = try homeWithWord()
    let terminal = try PseudoTerminal()
    let program = try playWrongly(home, on: terminal)
    program.type("\u{03}")
    let outcome = program.finish()
    #expect(outcome.ending == .exit(128 + SIGINT))
    #expect(outcome.output.contains(ProgramLaunch.terminalIsUnchanged))
    #expect(try home.rank().daily.status == "done")
  }

  @Test func `a pipe is asked nothing after the last question`() throws {
    let home = try homeWithWord()
    let outcome = try home.run(wordDaily, input: .text("beta\n:i\n"))
    #expect(outcome.ending == .exit(0))
    #expect(!outcome.output.contains(offer))
    #expect(try home.rank().lifetimeXP == 0)
  }
}
