import RankUpApp
import Terminal
import TestSupport
import Testing

private let surfaces: [(String, Surface)] = [
  ("80", Surface(isTerminal: true)), ("40", Surface(width: 40, isTerminal: true)),
  ("plain", Surface(isTerminal: true, isPlain: true)),
  ("ascii", Surface(isTerminal: true, isUnicode: false)),
]

@Test(arguments: surfaces)
func `backups`(_ name: String, _ surface: Surface) throws {
  let world = TestWorld(utcOffsetSeconds: 32_400)
  var session = RecordedSession(in: world, on: surface)
  session.run("rankup backups")
  session.run("rankup restore 20261130T111400Z-reset --yes")
  try world.writeCard(level: 2, exp: 123_456, lifetime: 523_456)
  for line in ["reset --yes", "restore --yes", "reset --all --yes"] {
    #expect(world.run("rankup \(line)").exit == .done)
    world.clock.advance(milliseconds: 5_400_000)
  }
  session.note("XP are reset, brought back, and then everything is reset.")
  session.run("rankup backups")
  session.run("rankup restore 20261130T1114Z-reset --yes")
  session.run("rankup backups --json")
  session.expect("backups-" + name)
}

@Test func `no more than five names are offered for a backup that is not there`() throws {
  let world = TestWorld()
  for _ in 1...7 {
    #expect(world.run("rankup reset --yes").exit == .done)
    world.clock.advance(milliseconds: 60_000)
  }
  let visit = world.run("rankup restore nosuch --yes")
  #expect(visit.exit == .notFound)
  #expect(
    visit.transcript.replacing("\n", with: " ") == """
      rankup: There is no backup "nosuch". The newest are: 20261130T202000Z-reset, \
      20261130T201900Z-reset, 20261130T201800Z-reset, 20261130T201700Z-reset and \
      20261130T201600Z-reset. \

      """)
}
