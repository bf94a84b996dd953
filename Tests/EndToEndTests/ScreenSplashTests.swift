import TestSupport
import Testing

/// The name before the home: only there, gone at any key, and not where the player wants none.
struct ScreenSplashTests {
  @Test func `the first key ends the splash and does nothing else`() throws {
    let home = try ScratchHome.withAlphaBank()
    let session = try home.screen()
    try session.see("the name") { $0.lines.contains { $0.contains(#"\__,_|_||_|"#) } }
    session.type("q")
    try session.see("Bronze", above: "leave")
    session.type("q")
    #expect(session.finish().ending == .exit(0))
  }

  @Test func `the splash goes by itself`() throws {
    let home = try ScratchHome.withAlphaBank()
    let session = try home.screen()
    try session.see("Bronze", above: "leave")
    session.type("q")
    let outcome = session.finish()
    #expect(outcome.ending == .exit(0))
    #expect(outcome.output.contains(#"\__,_|_||_|"#))
  }

  @Test func `it is off by a setting and never comes with a command`() throws {
    let home = try ScratchHome.withAlphaBank()
    let named = try home.screen(["home"])
    try named.see("Bronze", above: "leave")
    named.type("q")
    #expect(!named.finish().output.contains(#"\__,_|"#))
    let quiz = try home.screen(alphaDaily)
    try quiz.see(question: 1)
    quiz.type("q")
    #expect(!quiz.finish().output.contains(#"\__,_|"#))
    #expect(try home.run(["settings", "splash", "off"]).ending == .exit(0))
    let session = try home.screen()
    try session.see("Bronze", above: "leave")
    session.type("q")
    #expect(!session.finish().output.contains(#"\__,_|"#))
  }
}
