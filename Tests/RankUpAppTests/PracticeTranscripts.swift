import Terminal
import TestSupport
import Testing

@Test func `a practice`() throws {
  let world = TestWorld()
  try world.addBank(mixedBank, named: "mixed")
  try world.addBank(statementBank("t", 1...3), named: "t")
  var session = RecordedSession(in: world)
  session.run("rankup practice mixed --seed 7 --count 3", typing: ["A", ":s", ":s"])
  session.run("rankup practice t --count 50 --seed 1", typing: ["A", "A", "B"])
  session.run("rankup practice t --topic numbers/odd --count 2 --seed 1", typing: ["A", "q"])
  session.run("rankup practice t --topic numbers/even --count 5 --seed 18446744073709551615")
  session.run("rankup practice mixed --difficulty hard -n 1", typing: ["q"])
  session.run("rankup practice t", ending: .interrupted(signal: 15))
  session.expect("practice")
}

@Test func `a practice that can't be had`() throws {
  let world = TestWorld()
  try world.addBank(statementBank("t", 1...3), named: "t")
  var session = RecordedSession(in: world)
  session.run("rankup practice startr")
  session.run("rankup practice t --topic Chess")
  session.run("rankup practice t --topic Numbers --difficulty hard")
  for count in ["0", "-1", "100000000000000000000", "ten"] {
    session.run("rankup practice t --count \(count)")
  }
  session.run("rankup practice t --seed -1")
  session.run("rankup practice t --difficulty esay")
  session.run("rankup practice t --count")
  session.run("rankup practice --no-input")
  session.run("rankup practice t --bank t")
  session.expect("practice-refused")
}

@Test func `practice pays no more than its limit`() throws {
  let world = TestWorld()
  try world.addBank(statementBank("t", 1...40), named: "t")
  var session = RecordedSession(in: world)
  let visit = world.run(
    "rankup practice t --count 40 --seed 1", typing: Array(repeating: "A", count: 40))
  #expect(visit.transcript.contains("\n5,000 XP\n") == false)
  session.add(
    "rankup practice t --count 40 --seed 1 | tail -n 100", tail: 100, of: visit)
  session.run("rankup practice t --count 2 --seed 2", typing: ["A", "A"])
  session.expect("practice-limit")
}
