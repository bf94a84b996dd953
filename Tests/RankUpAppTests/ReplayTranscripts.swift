import Host
import RankUpApp
import Terminal
import TestSupport
import Testing

/// A world in which the daily of 30 November was taken, on the evening after.
private func dayAfter() throws -> TestWorld {
  let world = TestWorld()
  try world.addBank(mixedBank, named: "mixed")
  try world.addBank(statementBank("t", 1...12), named: "t")
  let daily = world.run("rankup daily --bank t", typing: Array(repeating: "A", count: 10))
  #expect(daily.exit == .done)
  world.clock.advance(milliseconds: 86_400_000)
  return world
}

@Test(
  arguments: [
    ("replay-80", Surface(isTerminal: true)), ("replay-40", Surface(width: 40, isTerminal: true)),
    ("replay-plain", Surface(isTerminal: true, isPlain: true)),
    ("replay-ascii", Surface(isTerminal: true, isUnicode: false)),
  ])
func `a past daily`(_ name: String, _ surface: Surface) throws {
  let world = TestWorld()
  try world.addBank(mixedBank, named: "mixed")
  var session = RecordedSession(in: world, on: surface)
  session.run(
    "rankup daily --bank mixed --date 2026-11-29",
    typing: [
      "?", "B", "2", ":i", "list", "?", "h", "C", "B,C", "9.81", "2", "A", "B", "20", "A",
    ])
  session.run("rankup daily --bank mixed --date 2026-11-29", typing: [":q"])
  session.run("rankup")
  session.expect(name)
}

@Test func `a past daily that can't be had`() throws {
  let world = try dayAfter()
  var session = RecordedSession(in: world)
  for date in ["2026-12-01", "2026-12-02", "9999-12-31"] {
    session.run("rankup daily --date \(date)")
  }
  for date in ["2026-02-30", "26-11-30", "yesterday", "2026-11-30T10:00", "''"] {
    session.run("rankup daily --date \(date)")
  }
  session.run("rankup daily --date")
  session.run("rankup daily --date 2026-11-29 --no-input")
  session.run("rankup daily --date 2026-11-29 --json")
  session.run("rankup daily --date 2026-11-29 --bank nosuch")
  session.run("rankup daily --date 2026-11-30 --bank mixed")
  session.note("The banks of the draw are gone.")
  try world.remove("~/.local/share/rankup/quizzes/t.json")
  session.run("rankup daily --date 2026-11-30 --bank mixed")
  session.expect("replay-refused")
}

@Test func `a past daily asks what was drawn, in the order of that date`() throws {
  let world = try dayAfter()
  let then = world.run("rankup daily --date 2026-11-30 --bank t", typing: prompts(10))
  #expect(then.exit == .done)
  // Another draw would come of the pool as it is now.
  try world.addBank(statementBank("u", 1...30), named: "u")
  let now = world.run("rankup daily --date 2026-11-30", typing: prompts(10))
  #expect(now.transcript == then.transcript)
  let later = try dayAfter()
  later.clock.advance(milliseconds: 20 * 86_400_000)
  for _ in 0..<10 {
    _ = later.run("rankup daily --bank t", typing: prompts(10))
    later.clock.advance(milliseconds: 86_400_000)
  }
  // Long out of the diary's memory, the journal still knows.
  try later.addBank(statementBank("u", 1...30), named: "u")
  #expect(
    later.run("rankup daily --date 2026-11-30", typing: prompts(10)).transcript
      == then.transcript)
}

@Test func `a past daily changes neither card nor streak, and the next daily pays in full`() throws
{
  let world = try dayAfter()
  func card() -> String { world.run("rankup rank --json").transcript }
  let before = card()
  for date in ["2026-11-30", "2026-11-29", "0000-01-01", "1969-12-31"] {
    let visit = world.run("rankup daily --date \(date) --bank t", typing: prompts(10))
    #expect(visit.exit == .done, "\(date)")
    #expect(!visit.transcript.contains("Together") && !visit.transcript.contains(" +"), "\(date)")
  }
  #expect(card() == before)
  let daily = world.run("rankup daily --bank t", typing: ["A", "q"])
  #expect(daily.transcript.contains("✓ Right  +1,530 XP\n"))
}

@Test func `questions that vanished from a past daily are replaced`() throws {
  let world = TestWorld(shipping: .none)
  try world.addBank(statementBank("t", 1...12), named: "t")
  _ = world.run("rankup daily --bank t", typing: prompts(10))
  world.clock.advance(milliseconds: 86_400_000)
  var session = RecordedSession(in: world)
  try world.addBank(statementBank("t", Array(1...5) + [12]), named: "t")
  session.run("rankup daily --date 2026-11-30 --bank t", typing: prompts(6))
  session.expect("replay-vanished")
}

private func prompts(_ count: Int) -> [String] { Array(repeating: "A", count: count) }
