import TestSupport
import Testing

/// Many at once on one player.
///
/// Where the machine is so busy that one waits two seconds for its turn, it says so, and has written
/// nothing.
struct ConcurrencyTests {
  @Test func `of twenty dailies at once one pays`() throws {
    let home = try ScratchHome.withAlphaBank()
    let text = String(repeating: "alpha\n", count: 10)
    let programs = try (0..<20).map { _ in try home.start(alphaDaily, input: .text(text)) }
    for outcome in programs.map({ $0.finish() }) { expectDoneOrHeldUp(outcome, home) }
    #expect(try home.run(alphaDaily, input: .text(text)).ending == .exit(0))
    #expect(try home.answers().map(\.index) == Array(0..<10))
    #expect(try home.journal().map(\.kind).filter { $0 != "answered" } == ["renamed", "drawn"])
    let rank = try home.rank()
    #expect(rank == .bronze(rank, xp: 25_499, done: 10))
    #expect(home.names(in: home.journalFolder).count == 1)
  }

  @Test func `answers, renames, settings and resets at once all stand`() throws {
    let home = try ScratchHome.withAlphaBank()
    #expect(try home.run(["nickname", "Ann"]).ending == .exit(0))
    let lines =
      (0..<8).map { _ in ["practice", "t", "--count", "1"] }
      + (0..<5).map { ["nickname", "Ann \($0)"] }
      + (0..<5).map { ["settings", "daily-banks", $0 % 2 == 0 ? "t" : "default"] }
      + [["reset", "--yes"], ["reset", "--yes"]]
    let programs = try lines.map { try home.start($0, input: .text("alpha\n")) }
    let outcomes = programs.map { $0.finish() }
    for outcome in outcomes { expectDoneOrHeldUp(outcome, home) }
    let journal = try home.journal()
    let done = zip(lines, outcomes).filter { $0.1.ending == .exit(0) }.map { $0.0[0] }
    #expect(
      journal.filter { $0.kind == "answered" }.map(\.paid)
        == done.filter { $0 == "practice" }.map { _ in 150 })
    #expect(
      journal.filter { $0.kind == "renamed" }.count == 2 + done.filter { $0 == "nickname" }.count)
    #expect(journal.filter { $0.kind == "reset" }.count == done.filter { $0 == "reset" }.count)
    #expect(home.undoingBackups.count == done.filter { $0 == "reset" }.count)
    try expectFold(of: journal, in: home)
  }

  @Test func `one that waits at a question keeps nobody from writing`() throws {
    let home = try ScratchHome.withAlphaBank()
    let program = try home.start(alphaDaily)
    try program.wait(forQuestion: 1)
    #expect(try home.run(["nickname", "Xerxes"]).ending == .exit(0))
    program.type("alpha\n")
    try program.wait(forQuestion: 2)
    #expect(try home.run(["settings", "daily-banks", "t"]).ending == .exit(0))
    program.type("alpha\nq\n")
    #expect(program.finish().ending == .exit(3))
    #expect(
      try home.journal().map(\.kind) == [
        "renamed", "drawn", "renamed", "answered", "set", "answered",
      ])
    let rank = try home.rank()
    #expect(rank.nickname == "Xerxes" && rank.lifetimeXP == 1515 + 1666)
    #expect(try home.run(["settings", "daily-banks"]).output.contains("t"))
  }

  @Test func `one that waits to be confirmed keeps nobody from writing`() throws {
    let home = try ScratchHome.withAlphaBank()
    _ = try home.run(["nickname", "Ann"])
    _ = try home.run(alphaDaily, input: .text("alpha\n"))
    let terminal = try PseudoTerminal()
    let program = try terminal.start(home.launch(["reset"], changing: ["TERM": "xterm"]))
    try program.wait(for: "to go on: ")
    #expect(try home.run(["nickname", "Xerxes"]).ending == .exit(0))
    program.type("Ann\n")
    #expect(program.finish().ending == .exit(0))
    let rank = try home.rank()
    #expect(rank.nickname == "Xerxes" && rank.lifetimeXP == 0)
  }

  /// The player is what the lines come to, in the order in which they were written.
  private func expectFold(of journal: [JournalRecord], in home: borrowing ScratchHome) throws {
    let rank = try home.rank()
    let last = journal.lastIndex { $0.kind == "reset" } ?? journal.startIndex
    #expect(rank.lifetimeXP == journal[last...].reduce(0) { $0 + $1.paid })
    #expect(rank.nickname == journal.last { $0.kind == "renamed" }?.nickname)
    let banks = journal.last { $0.kind == "set" }?.value ?? "default"
    #expect(try home.run(["settings", "daily-banks"]).output.contains(banks))
  }

  private func expectDoneOrHeldUp(_ outcome: ProgramOutcome, _ home: borrowing ScratchHome) {
    let isHeldUp = outcome.ending == .exit(75)
    #expect(outcome.ending == .exit(0) || isHeldUp)
    #expect(outcome.errors == (isHeldUp ? home.lockHeld : ""))
  }
}
