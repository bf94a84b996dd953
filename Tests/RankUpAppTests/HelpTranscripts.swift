import Arguments
import RankUpApp
import Terminal
import TestSupport
import Testing

@Test(
  arguments: [
    ("help-80", Surface(isTerminal: true)), ("help-40", Surface(width: 40, isTerminal: true)),
    ("help-colour", Surface(colors: .sixteen, isTerminal: true)),
  ])
func `help pages`(_ name: String, _ surface: Surface) {
  var session = RecordedSession(in: TestWorld(), on: surface)
  session.run("rankup --version")
  session.run("rankup help")
  for page in RankUp.program.commandNames + RankUp.program.topics.map(\.name) {
    session.run("rankup help \(page)")
  }
  session.expect(name)
}

@Test func `every way to help, and mistakes in a line`() {
  let world = TestWorld()
  let help = world.run("rankup help").transcript
  let daily = world.run("rankup help daily").transcript
  for line in ["rankup --help", "rankup -h", "rankup help help", "rankup nosuch --help"] {
    #expect(world.run(line).transcript == help, "\(line)")
  }
  for line in ["rankup daily --help", "rankup daily -h --bank", "rankup help daily --plain"] {
    #expect(world.run(line).transcript == daily, "\(line)")
  }
  var session = RecordedSession(in: world)
  for line in [
    "dayli", "xyzzy", "help ranc", "daily --bnak t", "daily --seed 7", "--yes", "nickname a b",
    "daily --bank", "--plain=yes", "--color purple", "ranks --count=3 -x",
  ] {
    session.run("rankup \(line)")
  }
  session.expect("mistakes")
}
