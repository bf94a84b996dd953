import RankUpApp
import Terminal
import TestSupport
import Testing

private let surfaces: [(String, Surface)] = [
  ("80", Surface(isTerminal: true)), ("40", Surface(width: 40, isTerminal: true)),
  ("plain", Surface(isTerminal: true, isPlain: true)),
  ("ascii", Surface(isTerminal: true, isUnicode: false)),
]

private let day: Int64 = 86_400_000

/// A world with a bank of four questions, three of which were answered, one of them wrong.
private func learnedWorld() throws -> TestWorld {
  let world = TestWorld(shipping: .none)
  try world.addBank(statementBank("t", 1...3), named: "t")
  world.prepare("rankup daily --bank t", typing: ["A", "B", "A"])
  try world.addBank(statementBank("t", 1...4), named: "t")
  world.clock.advance(milliseconds: day)
  return world
}

@Test(arguments: surfaces)
func `what is remembered of a bank`(_ name: String, _ surface: Surface) throws {
  let world = try learnedWorld()
  var session = RecordedSession(in: world, on: surface)
  session.run("rankup bank t")
  world.clock.advance(milliseconds: 2 * day)
  session.note("Two days later.")
  session.run("rankup bank t")
  world.variables["LANG"] = "ko_KR.UTF-8"
  session.run("rankup bank t")
  session.expect("bank-memory-" + name)
}

@Test func `what is remembered of each question, for programs`() throws {
  let world = try learnedWorld()
  var session = RecordedSession(in: world)
  session.run("rankup bank t --json")
  session.run("rankup settings retention 0.7")
  session.run("rankup bank t --json")
  session.note("Everything is forgotten.")
  session.run("rankup reset --all --yes")
  session.run("rankup bank t --json")
  session.expect("bank-memory-json")
}
