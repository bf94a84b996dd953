import Foundation
import TestSupport
import Testing

/// Standard streams that are closed and descriptors that run out: no file of the player's takes
/// their place, and what is said to be saved is.
struct HomeStreamTests {
  private static let lines = [
    ["rank"], ["rank", "--json"], ["nickname", "Xerxes"], ["settings", "theme", "dark"], ["banks"],
    alphaDaily, ["reset", "--yes"], ["nosuch"],
  ]

  /// The program behind a shell that does something first.
  private func start(
    _ home: borrowing ScratchHome, _ line: [String], after step: String
  ) throws -> ProgramOutcome {
    let launch = home.launch(
      ["-c", step, "sh", BuiltProgram.path] + line, program: "/bin/sh")
    return try BuiltProgram.start(launch, input: .text("alpha\nalpha\n")).finish()
  }

  @Test(arguments: ["<&-", ">&-", "2>&-", "<&- >&-", "<&- 2>&-", ">&- 2>&-", "<&- >&- 2>&-"])
  func `no page and no error is written into a file where a stream is closed`(closed: String)
    throws
  {
    for line in Self.lines {
      let home = try ScratchHome.withAlphaBank()
      let usual = try home.run(line, input: .text("alpha\nalpha\n"))
      let other = try ScratchHome.withAlphaBank()
      let outcome = try start(other, line, after: "exec \"$@\" \(closed)")
      let writes = !closed.contains(" >") && !closed.hasPrefix(">")
      if line == ["nosuch"] {
        #expect(outcome.ending == .exit(64))
      } else {
        #expect(outcome.ending == (writes ? usual.ending : .exit(74)), "\(line)")
      }
      if closed.contains("2>") { #expect(outcome.errors == "", "\(line)") }
      try expectWholeFiles(other, line)
    }
  }

  @Test(arguments: 4...9)
  func `where descriptors run out nothing is lost that was said to be saved`(limit: Int) throws {
    for line in Self.lines {
      let home = try ScratchHome.withAlphaBank()
      #expect(try home.run(["nickname", "Old"]).ending == .exit(0))
      let outcome = try start(home, line, after: "ulimit -n \(limit); exec \"$@\"")
      #expect(outcome.errors.split(separator: "\n").count <= 2, "\(line): \(outcome.errors)")
      let code = line == ["nosuch"] ? Int32(64) : line == alphaDaily ? 3 : 0
      #expect([.exit(code), .exit(74)].contains(outcome.ending), "\(line): \(outcome.ending)")
      let isRenamed = line.first == "nickname" && outcome.ending == .exit(0)
      #expect(try home.rank().nickname == (isRenamed ? "Xerxes" : "Old"), "\(line)")
      try expectWholeFiles(home, line)
    }
  }

  /// Every line of the journals is a record, and the card is one that needs no mending.
  private func expectWholeFiles(_ home: borrowing ScratchHome, _ line: [String]) throws {
    _ = try home.journal()
    let rank = try home.run(["rank"])
    #expect(rank.ending == .exit(0), "\(line)")
    #expect(rank.errors == "", "\(line)")
    for name in HomeTree(home.path).entries.keys where name.contains("rankup/") {
      #expect(!name.contains("corrupt") && !name.hasSuffix(".tmp"), "\(line): \(name)")
    }
  }
}
