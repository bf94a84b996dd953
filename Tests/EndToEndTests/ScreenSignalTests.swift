import Foundation
import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Every way out of a page gives the terminal back as it was, with what was answered saved.
struct ScreenSignalTests {
  private static let ends: [(Int32, String?)] = [
    (SIGINT, "\u{03}"), (SIGQUIT, "\u{1C}"), (SIGTERM, nil), (SIGHUP, nil),
  ]

  @Test(arguments: ends)
  func `a signal at a question ends with its code`(number: Int32, key: String?) throws {
    let home = try ScratchHome.withoutMotion()
    let session = try home.screen(alphaDaily)
    try session.see(question: 1)
    #expect(session.picture.isAlternate && !session.picture.showsCursor)
    #expect(!session.terminal.isInLineMode)
    session.type("A")
    try session.seeFeedback()
    session.type(" ")
    try session.see(question: 2)
    if let key { session.type(key) } else { session.program.send(number) }
    let outcome = session.finish()
    #expect(outcome.ending == .exit(128 + number))
    #expect(session.picture.isAsBefore)
    #expect(session.terminal.isInLineMode)
    #expect(session.picture.lines.joined().contains("Paused with 1 of 10"))
    #expect(try home.answers().map(\.index) == [0])
  }

  @Test(arguments: ends)
  func `a signal in the home ends with its code`(number: Int32, key: String?) throws {
    let home = try ScratchHome.withoutMotion()
    let session = try home.screen()
    try session.see("Bronze", above: "leave")
    if let key { session.type(key) } else { session.program.send(number) }
    #expect(session.finish().ending == .exit(128 + number))
    #expect(session.picture.isAsBefore)
    #expect(session.terminal.isInLineMode)
    #expect(session.picture.lines.allSatisfy { $0.isEmpty })
  }

  @Test(arguments: [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV])
  func `a trap gives the terminal back first`(number: Int32) throws {
    let home = try ScratchHome.withoutMotion()
    let session = try home.screen(alphaDaily)
    try session.see(question: 1)
    session.program.send(number)
    #expect(session.finish().ending == .signal(number))
    #expect(session.picture.isAsBefore)
    #expect(session.terminal.isInLineMode)
    #expect(session.picture.lines.allSatisfy { $0.isEmpty })
  }

  @Test(
    .enabled(
      if: FileManager.default.isExecutableFile(atPath: RunningProgram.limiter), "needs prlimit"))
  func `a stack that is full gives the terminal back too`() throws {
    let home = try ScratchHome.withoutMotion()
    let session = try home.screen()
    try session.see("Bronze", above: "leave")
    try session.program.stopStackFromGrowing()
    // Reading the banks goes deeper than the home did.
    session.type("\r")
    #expect(session.finish().ending == .signal(SIGSEGV))
    #expect(session.picture.isAsBefore)
    #expect(session.terminal.isInLineMode)
  }

  @Test func `an interrupt while another has the lock ends the wait`() throws {
    let home = try ScratchHome.withoutMotion()
    let session = try home.screen(alphaDaily)
    try session.see(question: 1)
    let lock = try HeldLock(home.lock)
    session.type("A\u{03}")
    #expect(session.finish().ending == .exit(128 + SIGINT))
    #expect(session.picture.isAsBefore)
    #expect(session.terminal.isInLineMode)
    #expect(try home.answers() == [])
    _ = consume lock
  }

  @Test(arguments: [[], alphaDaily])
  func `the end of the terminal is the end of the program`(line: [String]) throws {
    let home = try ScratchHome.withoutMotion()
    _ = try home.run(alphaDaily, input: .text("alpha\n"))
    let session = try home.screen(line)
    if line.isEmpty {
      try session.see("Bronze", above: "leave")
    } else {
      try session.see(question: 2)
    }
    session.program.hangUp()
    session.terminal.hangUp()
    #expect(session.finish().ending == .exit(128 + SIGHUP))
    #expect(try home.answers().map(\.index) == [0])
  }
}
