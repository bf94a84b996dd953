import RankUpApp
import Terminal
import TestSupport
import Testing

private let day: Int64 = 86_400_000

/// A world whose dailies are adaptive, over a bank of statements that are all true.
private func adaptiveWorld(_ count: Int, _ language: String = "C.UTF-8") throws -> TestWorld {
  let world = TestWorld(shipping: .none)
  world.variables["LANG"] = language
  try world.addBank(statementBank("t", 1...count), named: "t")
  world.prepare("rankup settings daily-banks t")
  world.prepare("rankup settings daily-mode adaptive")
  return world
}

/// Answers to a whole daily of ten of which those of some numbers are wrong.
private func answers(wrong: [String] = []) -> (Text) -> Input {
  { prompt in .line(wrong.contains { prompt.plain.contains($0) } ? "B" : "A") }
}

extension Visit {
  /// The numbers of the statements that were asked, in their order.
  fileprivate var statements: [Int] {
    transcript.split(separator: "\n").compactMap { line in
      line.hasPrefix("Statement ") ? line.split(separator: " ").dropFirst().first : nil
    }.compactMap { Int($0) }
  }
}

@Test(arguments: surfacesInBothLanguages)
func `an adaptive daily`(_ name: String, _ surface: Surface, _ language: String) throws {
  let world = try adaptiveWorld(6, language)
  var session = RecordedSession(in: world, on: surface)
  session.run("rankup daily", typing: ["A", "B", "q"])
  session.run("rankup daily", typing: ["A", "A", "A", "A"])
  session.run("rankup share")
  session.run("rankup share --json")
  world.clock.advance(milliseconds: day)
  session.note("A day later.")
  session.run("rankup daily", typing: ["q"])
  session.run("rankup daily --date 2026-11-30", typing: ["q"])
  session.expect("adaptive-" + name)
}

@Test(
  arguments: [("80x24", .testScreen), ("40x12", .testScreen(40, 12))] as [(String, Surface)])
func `an adaptive daily by single keys`(_ name: String, _ surface: Surface) throws {
  let world = try adaptiveWorld(3)
  world.prepare("rankup settings motion off")
  var session = ScreenSession(in: world, on: surface)
  session.run("rankup daily", .type("?xaxq"))
  world.variables["LANG"] = "ko_KR.UTF-8"
  session.run("rankup daily", .type("q"))
  session.expect("adaptive-" + name)
}

@Test func `half of an adaptive daily is due or weak, half is new`() throws {
  let world = try adaptiveWorld(40)
  let first = world.run("rankup daily", answering: answers())
  #expect(Set(first.statements).count == 10)
  world.clock.advance(milliseconds: 4 * day)
  let second = world.run("rankup daily", answering: answers())
  #expect(Set(second.statements).intersection(first.statements).count == 5)
  world.clock.advance(milliseconds: day)
  let third = world.run("rankup daily", answering: answers())
  let due = Set(first.statements).subtracting(second.statements)
  #expect(Set(third.statements).isSuperset(of: due))
}

@Test func `an adaptive daily stays as it was drawn, and a replay asks the same`() throws {
  let world = try adaptiveWorld(40)
  let begun = world.run("rankup daily", typing: ["A", "B", "A", "q"])
  world.prepare("rankup practice t --count 20 --seed 1", typing: Array(repeating: "B", count: 20))
  world.prepare("rankup settings daily-mode random")
  let rest = world.run("rankup daily", answering: answers())
  #expect(rest.transcript.contains("Chosen for you"))
  let asked = begun.statements.prefix(3) + rest.statements
  #expect(Set(asked).count == 10)
  #expect(try world.journal().ranges(of: #""adaptive":true"#).count == 1)
  world.clock.advance(milliseconds: day)
  let replay = world.run("rankup daily --date 2026-11-30", answering: answers())
  #expect(replay.statements == Array(asked))
  let next = world.run("rankup daily", typing: ["q"])
  #expect(!next.transcript.contains("Chosen for you"))
}

@Test func `a shared result says that its questions were the player's own, long after too`() throws
{
  let world = try adaptiveWorld(40)
  for index in 0..<12 {
    if index == 1 { world.prepare("rankup settings daily-mode random") }
    #expect(world.run("rankup daily", answering: answers()).exit == .done)
    world.clock.advance(milliseconds: day)
  }
  let shared = { (date: String) in world.run("rankup share --date \(date)").transcript }
  #expect(shared("2026-11-30").hasPrefix("rankup · Sparta042 · 2026-11-30 · own questions\n"))
  #expect(shared("2026-12-01").hasPrefix("rankup · Sparta042 · 2026-12-01\n"))
}
