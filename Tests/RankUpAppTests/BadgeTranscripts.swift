import Host
import Terminal
import TestSupport
import Testing

private let surfaces: [(String, Surface)] = [
  ("80", Surface(isTerminal: true)), ("40", Surface(width: 40, isTerminal: true)),
  ("plain", Surface(isTerminal: true, isPlain: true)),
  ("ascii", Surface(isTerminal: true, isUnicode: false)),
]

private let right = Array(repeating: "A", count: 5)

/// A world with one bank of five questions, all of which are true.
private func badgeWorld(_ language: String = "C.UTF-8") throws -> TestWorld {
  let world = TestWorld()
  world.variables["LANG"] = language
  try world.addBank(statementBank("t", 1...5), named: "t")
  return world
}

private func day(_ day: Int, _ hour: Int = 20) -> LocalTime {
  LocalTime(year: 2026, month: 12, day: day, hour: hour, minute: 14)
}

@Test(arguments: surfaces)
func `badges on their way, and a result to share`(_ name: String, _ surface: Surface) throws {
  try expectBadges("badges-" + name, in: badgeWorld(), on: surface)
}

@Test(arguments: surfaces.dropLast())
func `badges and a result to share in Korean`(_ name: String, _ surface: Surface) throws {
  try expectBadges("korean-badges-" + name, in: badgeWorld("ko_KR.UTF-8"), on: surface)
}

private func expectBadges(_ name: String, in world: TestWorld, on surface: Surface) throws {
  var session = RecordedSession(in: world, on: surface)
  session.run("rankup badges")
  session.run("rankup share")
  session.run("rankup daily --bank t", typing: ["A", "B", "s", "q"])
  session.run("rankup share")
  session.run("rankup daily --bank t", typing: ["A", "A"])
  session.run("rankup share")
  session.run("rankup practice t --count 5 --seed 1", typing: right)
  session.note("The next day")
  world.clock.set(to: day(1))
  let visit = world.run("rankup daily --bank t", typing: right, on: surface)
  session.add("rankup daily --bank t", tail: 12, of: visit)
  session.run("rankup daily")
  session.run("rankup share --date 2026-11-30")
  session.run("rankup share --date 2026-11-29")
  session.run("rankup badges")
  session.expect(name)
}

@Test func `badges and a shared result as programs read them`() throws {
  let world = try badgeWorld()
  var session = RecordedSession(in: world)
  session.run("rankup daily --bank t", typing: ["A", "B", "s", "A", "A"], input: .pipe)
  session.run("rankup badges --json")
  session.run("rankup share --json")
  session.run("rankup share --plain")
  session.run("rankup share --color always")
  session.run("rankup share --json --date 2026-11-29")
  session.run("rankup share --date 2026-12-01")
  session.expect("badges-json")
}

@Test func `badges begin again with a reset and come back with its backup`() throws {
  let world = try badgeWorld()
  world.prepare("rankup daily --bank t", typing: right)
  var session = RecordedSession(in: world)
  session.run("rankup badges --plain")
  session.run("rankup reset --yes")
  session.run("rankup badges --plain")
  session.run("rankup share")
  session.run("rankup restore --yes")
  session.run("rankup badges --plain")
  session.expect("badges-reset")
}

@Test func `a result of long ago is the same as on its day`() throws {
  let world = try badgeWorld()
  world.prepare("rankup daily --bank t", typing: ["A", "B", "s", "A", "A"])
  let then = world.run("rankup share").transcript
  for number in 1...20 {
    world.clock.set(to: day(number))
    world.prepare("rankup daily --bank t", typing: right)
  }
  #expect(world.run("rankup share --date 2026-11-30").transcript == then)
}

@Test func `a new badge on a screen, and how many there are in the account`() throws {
  let world = try badgeWorld()
  var session = ScreenSession(in: world, on: .testScreen(60, 40))
  session.run(
    "rankup daily --bank t", .type("a<enter>a<enter>a<enter>a<enter>a<enter>"), .type("x"))
  session.run("rankup", .type("3q"))
  session.expect("badges")
}
