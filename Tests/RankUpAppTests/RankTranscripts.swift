import Terminal
import TestSupport
import Testing

private let surfaces: [(String, Surface)] = [
  ("80", Surface(isTerminal: true)), ("40", Surface(width: 40, isTerminal: true)),
  ("20", Surface(width: 20, isTerminal: true)), ("19", Surface(width: 19, isTerminal: true)),
  ("plain", Surface(isTerminal: true, isPlain: true)),
  ("ascii", Surface(isTerminal: true, isUnicode: false)),
  ("truecolor", Surface(colors: .trueColor, isTerminal: true)),
  ("16-colours", Surface(colors: .sixteen, isTerminal: true)),
]

@Test(arguments: surfaces)
func `rank card and ladder`(_ name: String, _ surface: Surface) throws {
  let world = TestWorld()
  var session = RecordedSession(in: world, on: surface)
  for (level, exp) in [(0, 0), (2, 123_456), (4, 499_999), (4, 500_000)] {
    try world.writeCard(level: level, exp: exp, lifetime: 1_234_567)
    session.run("rankup rank")
    session.run("rankup ranks")
  }
  session.expect("rank-" + name)
}

@Test func `what programs read`() throws {
  let world = TestWorld()
  try world.writeCard(level: 1, exp: 50_000, lifetime: 150_000)
  try world.addBank(statementBank("t", 1...2), named: "t")
  var session = RecordedSession(in: world)
  session.run("rankup rank --json")
  session.run("rankup daily --bank t", typing: ["A", "q"], input: .pipe)
  session.run("rankup --json")
  session.run("rankup daily --bank t", typing: ["B"], input: .pipe)
  session.run("rankup --json rank")
  session.run("rankup ranks --json")
  session.run("rankup nickname --json")
  session.expect("json")
}
