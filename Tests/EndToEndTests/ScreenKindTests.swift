import TestSupport
import Testing

/// Where pages are shown, where lines, and with which codes.
struct ScreenKindTests {
  @Test(
    arguments: [
      (["TERM": "dumb"], []), (["TERM": nil], []), (["TERM": "xterm"], ["--plain"]),
      (["TERM": "xterm", "RANKUP_PLAIN": "1"], []),
    ] as [([String: String?], [String])])
  func `a terminal for lines gets lines`(variables: [String: String?], options: [String]) throws {
    let home = try ScratchHome.withoutMotion()
    let terminal = try PseudoTerminal()
    let program = try terminal.start(home.launch(alphaDaily + options, changing: variables))
    try program.wait(forQuestion: 1)
    program.type("alpha\n")
    try program.wait(forQuestion: 2)
    program.type("q\n")
    let outcome = program.finish()
    #expect(outcome.ending == .exit(3))
    #expect(!outcome.output.contains("\u{1B}[?"))
    if options.isEmpty, variables["RANKUP_PLAIN"] == nil {
      #expect(!outcome.outputBytes.contains(0x1B))
    }
    #expect(try home.answers().map(\.paid) == [1515])

    let card = try terminal.start(home.launch(options, changing: variables)).finish()
    let rank = try terminal.start(home.launch(["rank"] + options, changing: variables)).finish()
    #expect(card == rank)
    #expect(card.ending == .exit(0))
  }

  @Test func `without colours the pages are the same`() throws {
    let home = try ScratchHome.withoutMotion()
    var pages: [[String]] = []
    for noColor in [nil, "1"] {
      let session = try home.screen(
        alphaDaily, changing: ["TERM": "xterm-256color", "NO_COLOR": noColor])
      try session.see(question: 1)
      pages.append(session.picture.lines)
      session.type("q")
      #expect(session.finish().ending == .exit(3))
      // At the end all is put back by 0.
      #expect((session.picture.styles == ["0"]) == (noColor != nil))
    }
    #expect(pages[0] == pages[1])
  }

  @Test func `answers from a pipe are lines, whatever the output is`() throws {
    let home = try ScratchHome.withoutMotion()
    let script = #"printf 'alpha\nq\n' | "$@""#
    let terminal = try PseudoTerminal()
    let outcome = try terminal.start(
      home.launch(
        ["-c", script, "sh", BuiltProgram.path] + alphaDaily, changing: ScreenSession.terminalKind,
        program: "/bin/sh")
    ).finish()
    #expect(outcome.ending == .exit(3))
    #expect(!outcome.output.contains("\u{1B}[?"))
    #expect(try home.answers().count == 1)
  }

  @Test func `what goes into a pipe is lines, and the card in the place of the home`() throws {
    let home = try ScratchHome.withoutMotion()
    let terminal = try PseudoTerminal()
    let launch = home.launch([], changing: ScreenSession.terminalKind)
    let card = try terminal.start(launch, outputIsPiped: true).finish()
    #expect(card == (try home.run(["rank"])))
    let program = try terminal.start(
      home.launch(alphaDaily, changing: ScreenSession.terminalKind), outputIsPiped: true)
    try program.wait(forQuestion: 1)
    program.type("alpha\n")
    try program.wait(forQuestion: 2)
    program.type("q\n")
    let outcome = program.finish()
    #expect(outcome.ending == .exit(3))
    #expect(!outcome.outputBytes.contains(0x1B))
    #expect(try home.answers().count == 1)
  }

  @Test func `where nothing may be asked there is no page`() throws {
    let home = try ScratchHome.withoutMotion()
    let terminal = try PseudoTerminal()
    for (line, code) in [([], 0), (alphaDaily, 64), (["practice"], 64)] as [([String], Int32)] {
      let launch = home.launch(line + ["--no-input"], changing: ScreenSession.terminalKind)
      let outcome = try terminal.start(launch).finish()
      #expect(outcome.ending == .exit(code), "\(line)")
      #expect(!outcome.output.contains("\u{1B}[?"), "\(line)")
    }
  }

  @Test func `where the locale has no UTF-8 every page is ASCII`() throws {
    let home = try ScratchHome.withoutMotion()
    let variables: [String: String?] = ["TERM": "xterm-256color", "LC_ALL": "C"]
    let session = try home.screen(changing: variables)
    try session.see("Bronze", above: "leave")
    for (tab, name) in [("2", "Daily"), ("3", "Account"), ("4", "Settings")] {
      session.type(tab)
      try session.see("[\(tab) \(name)]", above: "leave")
    }
    session.type("3v")
    try session.see("[3 Account]", above: "Esc")
    session.type("\u{1B}[C\r?")
    try session.see("Keys")
    session.type(" q")
    let visit = session.finish()
    #expect(visit.ending == .exit(0))
    #expect(visit.outputBytes.allSatisfy { $0 < 0x80 })

    let quiz = try home.screen(alphaDaily, changing: variables)
    for number in 1...10 {
      try quiz.see(question: number)
      quiz.type("\u{1B}[B")
      try quiz.see("a choice") { $0.lines.contains { $0.hasPrefix("> A") } }
      quiz.type(number == 3 ? "s" : "\r")
      try quiz.see("the feedback") { $0.lines.last?.hasPrefix("any key go on") == true }
      quiz.type(" ")
    }
    try quiz.see("Bronze", above: "go on")
    quiz.type(" ")
    let outcome = quiz.finish()
    #expect(outcome.ending == .exit(0))
    #expect(outcome.outputBytes.allSatisfy { $0 < 0x80 })
  }
}
