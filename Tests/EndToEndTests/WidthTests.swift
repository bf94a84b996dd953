import TestSupport
import Testing

/// No width is too small or too strange for a page.
struct WidthTests {
  @Test func `every width from nothing to 200 columns gives pages that fit`() throws {
    let home = try ScratchHome.withAlphaBank()
    let lines = [
      ["rank"], ["ranks"], ["practice", "t"], ["help", "daily"], ["daily", "--bank", "t"],
      ["banks"], ["settings"], ["backups"],
    ]
    for width in Array(0...48) + stride(from: 55, through: 200, by: 5) {
      let line = lines[width % lines.count]
      let outcome = try home.run(
        line, input: .text("?\nalpha\nbeta\nq\n"),
        changing: ["COLUMNS": "\(width)", "LC_ALL": "C"])
      #expect([.exit(0), .exit(3)].contains(outcome.ending), "\(width) columns, \(line)")
      #expect(outcome.errors == "", "\(width) columns, \(line)")
      // What is typed behind a prompt is the terminal's to break. The rest fits: in less than 20
      // columns as in 20, and in 0, which means an unknown number, as in 80.
      let pages = outcome.output.split(separator: "\n").filter { !$0.contains(promptEnd) }
      let room = width == 0 ? 80 : max(width, 20)
      let wide = pages.filter { $0.count > room }
      #expect(wide == [], "\(width) columns, \(line)")
    }
  }

  @Test(arguments: ["-3", "abc", "99999999999999999999", "1e3", " 80", "9223372036854775807"])
  func `a strange COLUMNS is passed over`(columns: String) throws {
    let home = ScratchHome()
    let outcome = try home.run(["rank"], changing: ["COLUMNS": columns, "LINES": columns])
    let usual = try home.run(["rank"])
    #expect(usual.ending == .exit(0))
    #expect(outcome == usual)
  }

  @Test(arguments: [(0, 0), (1, 1), (5, 3), (19, 24), (20, 24), (40, 10), (80, 24), (200, 60)])
  func `a terminal of any size shows rank and daily`(columns: Int, rows: Int) throws {
    let home = try ScratchHome.withAlphaBank()
    for (line, isAsking, code) in [
      (["rank"], false, 0), (["ranks"], false, 0), (alphaDaily, true, 3),
    ] {
      let terminal = try PseudoTerminal(columns: columns, rows: rows)
      let program = try terminal.start(
        home.launch(line, changing: ["TERM": "xterm-256color", "COLORTERM": "truecolor"]))
      if isAsking {
        // The first page, so that keys before it were thrown away by then.
        try program.wait(for: "\u{1B}[2J")
        program.type("q")
      }
      let outcome = program.finish()
      #expect(outcome.ending == .exit(Int32(code)), "\(line): \(outcome.output)")
    }
  }
}
