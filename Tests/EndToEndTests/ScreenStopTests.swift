import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Ctrl-Z hands the terminal to the shell, and `fg` brings the same page back.
struct ScreenStopTests {
  @Test func `a question comes back after a stop and takes an answer`() throws {
    let home = try ScratchHome.withoutMotion()
    let session = try ScreenSession(home.underShell(alphaDaily, then: "fg >/dev/null"))
    try session.see(question: 1)
    let page = session.picture.lines
    session.type("\u{1A}")
    try session.see("stopped with \(128 + SIGTSTP)")
    try session.see(ProgramLaunch.terminalIsUnchanged)
    #expect(session.picture.isAsBefore)
    #expect(session.terminal.isInLineMode)
    session.type("\n")
    try session.see("the page as it was") { $0.isAlternate && $0.lines == page }
    #expect(!session.terminal.isInLineMode)
    session.type("A")
    try session.seeFeedback()
    session.type("q")
    #expect(session.finish().ending == .exit(3))
    #expect(session.picture.isAsBefore)
    #expect(session.terminal.isInLineMode)
    #expect(try home.answers().count == 1)
  }

  @Test func `the home comes back after a stop, at the size that the terminal has by then`() throws
  {
    let home = try ScratchHome.withoutMotion()
    let session = try ScreenSession(home.underShell([], then: "fg >/dev/null"))
    try session.see("Bronze", above: "leave")
    session.type("4")
    try session.see("[4 Settings]", above: "leave")
    session.type("\u{1A}")
    try session.see(ProgramLaunch.terminalIsUnchanged)
    session.resize(columns: 60, rows: 20)
    session.type("\n")
    try session.see("[4 Settings]", above: "leave")
    session.type("q")
    #expect(session.finish().ending == .exit(0))
    #expect(session.picture.isAsBefore)
  }

  @Test func `a stopped program that is ended leaves the shell's terminal alone`() throws {
    let home = try ScratchHome.withoutMotion()
    let ending = "kill %1; kill -CONT %1; fg >/dev/null 2>&1"
    let session = try ScreenSession(home.underShell(alphaDaily, then: ending))
    try session.see(question: 1)
    session.type("\u{1A}")
    try session.see(ProgramLaunch.terminalIsUnchanged)
    let before = session.program.outputBytes.count
    session.type("\n")
    let outcome = session.finish()
    #expect(outcome.ending == .exit(128 + SIGTERM))
    let last = String(decoding: outcome.outputBytes[before...], as: UTF8.self)
    #expect(last.contains("Paused with 0 of 10") && !last.contains("\u{1B}[?"))
    #expect(session.picture.isAsBefore)
    #expect(session.terminal.isInLineMode)
  }

  @Test func `where no shell could let it go on, nothing stops`() throws {
    let home = try ScratchHome.withoutMotion()
    let session = try home.screen(alphaDaily)
    try session.see(question: 1)
    session.type("\u{1A}")
    session.type("?")
    try session.see("Keys")
    #expect(session.picture.isAlternate)
    session.type(" q")
    #expect(session.finish().ending == .exit(3))
    #expect(session.picture.isAsBefore)
    #expect(session.terminal.isInLineMode)
  }
}

extension ScratchHome {
  /// A line of `rankup` under a shell with job control, which tells of a stop, waits for a line,
  /// does what is said then, and ends with its code.
  fileprivate func underShell(_ line: [String], then step: String) -> ProgramLaunch {
    let script = """
      set -m
      before=$(stty -g)
      "$@"
      echo "stopped with $?"
      [ "$(stty -g)" = "$before" ] && echo "\(ProgramLaunch.terminalIsUnchanged)"
      read -r line
      \(step)
      """
    return launch(
      ["-c", script, "sh", BuiltProgram.path] + line, changing: ScreenSession.terminalKind,
      program: "/bin/sh")
  }
}
