import Terminal
import TestSupport
import Testing

@Test func `a nickname`() throws {
  var session = RecordedSession(in: TestWorld())
  session.run("rankup nickname")
  session.run("rankup nickname Leonidas")
  session.run("rankup nickname ' Leonidas '")
  session.run("rankup nickname")
  session.run("rankup nickname \"Anne 'Q' O‘Neil 🎓\"")
  for refused in ["''", "'   '", "'\u{A0}\u{200B}'", "'a\u{1B}[31mb'", "'a\nb'", "'a\u{202E}b'"] {
    session.run("rankup nickname \(refused)")
  }
  session.run("rankup nickname 'A name of twenty-one!'")
  session.run("rankup nickname two words")
  session.run("rankup nickname")
  session.expect("nickname")
}

@Test func `reset and restore`() throws {
  let world = TestWorld()
  try world.writeCard(level: 1, exp: 50_000, lifetime: 150_000)
  try world.addBank(statementBank("t", 1...2), named: "t")
  var session = RecordedSession(in: world)
  session.run("rankup restore")
  session.run("rankup daily --bank t", typing: ["A", "A"])
  session.run("rankup reset", input: .pipe)
  session.run("rankup reset --no-input")
  session.run("rankup reset", typing: [""])
  session.run("rankup reset", typing: ["y"])
  session.run("rankup reset", typing: ["leonidas"])
  session.run("rankup reset", ending: .endOfInput)
  session.run("rankup reset", ending: .interrupted(signal: 2))
  session.run("rankup")
  session.run("rankup reset", typing: [" Leonidas "])
  session.run("rankup")
  session.run("rankup restore", typing: ["no"])
  session.run("rankup restore", typing: ["yes"])
  session.run("rankup restore nosuch --yes")
  world.clock.advance(milliseconds: 90_000)
  session.run("rankup reset --all", typing: ["Leonidas"])
  session.run("rankup")
  session.run("rankup restore --yes")
  session.run("rankup reset --yes")
  session.expect("reset")
}
