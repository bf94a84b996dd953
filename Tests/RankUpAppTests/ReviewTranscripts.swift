import RankUpApp
import Terminal
import TestSupport
import Testing

private let day: Int64 = 86_400_000

@Test(arguments: surfacesInBothLanguages)
func `a review`(_ name: String, _ surface: Surface, _ language: String) throws {
  let world = TestWorld(shipping: .none)
  world.variables["LANG"] = language
  try world.addBank(statementBank("t", 1...4), named: "t")
  var session = RecordedSession(in: world, on: surface)
  session.run("rankup review --bank t")
  #expect(world.run("rankup daily --bank t", typing: ["A", "A", "B", "A"]).exit == .done)
  session.note("A daily is done.")
  session.run("rankup review")
  world.clock.advance(milliseconds: 3 * day)
  session.note("Three days later.")
  session.run("rankup rank")
  session.run("rankup review --count 3", typing: ["A", "B", "q"])
  session.run("rankup review", typing: ["A", "A"])
  session.run("rankup review")
  session.run("rankup review --cram --count 1", typing: ["A"])
  session.run("rankup review --bank starter --new 1 --count 1", typing: ["q"])
  session.expect("review-\(name)")
}

@Test func `a review by single keys, from the home`() throws {
  let world = TestWorld(shipping: .none)
  try world.addBank(statementBank("t", 1...4), named: "t")
  #expect(world.run("rankup daily --bank t", typing: ["A", "A", "B", "A"]).exit == .done)
  world.clock.advance(milliseconds: 3 * day)
  let visit = world.run(
    "rankup home", keys: "r a <enter> a <enter> a <enter> a <enter> <enter> r q")
  #expect(visit.exit == .done)
  #expect(!world.run("rankup rank").transcript.contains("rankup review"))
}
