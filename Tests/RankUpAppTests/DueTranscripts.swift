import Terminal
import TestSupport
import Testing

private let day: Int64 = 86_400_000

/// A world in which a daily was done, two of three questions right.
private func learnedWorld() throws -> TestWorld {
  let world = TestWorld()
  try world.addBank(statementBank("t", 1...3), named: "t")
  world.prepare("rankup settings daily-banks t")
  world.prepare("rankup daily", typing: ["A", "B", "A"])
  return world
}

@Test(
  arguments: [
    ("80", .testTerminal), ("40", Surface(width: 40, isTerminal: true)),
    ("plain", Surface(isTerminal: true, isPlain: true)),
    ("ascii", Surface(isTerminal: true, isUnicode: false)),
  ] as [(String, Surface)])
func `what is due for review`(_ name: String, _ surface: Surface) throws {
  let world = try learnedWorld()
  var session = RecordedSession(in: world, on: surface)
  session.note("Nothing is due on the day itself, and nothing is said of it.")
  session.run("rankup rank")
  session.note("A day later the question that was answered wrong is due, two days later all are.")
  world.clock.advance(milliseconds: day)
  session.run("rankup rank")
  world.clock.advance(milliseconds: day)
  session.run("rankup rank")
  session.run("rankup rank --json")
  session.note("Who is content with less is asked later.")
  session.run("rankup settings retention 0.7")
  session.run("rankup rank")
  world.variables["LANG"] = "ko_KR.UTF-8"
  session.run("rankup rank")
  session.run("rankup settings retention")
  session.run("rankup settings daily-mode")
  session.run("rankup settings retention 1")
  session.expect("due-" + name)
}

@Test(
  arguments: [("80x24", .testScreen), ("40x12", .testScreen(40, 12))] as [(String, Surface)])
func `what is due for review stands on the home`(_ name: String, _ surface: Surface) throws {
  let world = try learnedWorld()
  var session = ScreenSession(in: world, on: surface)
  world.clock.advance(milliseconds: day)
  session.run("rankup", .type("xq"))
  world.clock.advance(milliseconds: 2 * day)
  world.variables["LANG"] = "ko_KR.UTF-8"
  session.run("rankup", .type("x3q"))
  session.expect("due-" + name)
}

@Test func `what is due is as well known after the caches are gone`() throws {
  let world = try learnedWorld()
  world.clock.advance(milliseconds: 2 * day)
  let before = world.run("rankup rank --json").transcript
  try world.remove("~/.cache/rankup")
  #expect(world.run("rankup rank --json").transcript == before)
  #expect(before.contains(#""due": 3,"#))
}
