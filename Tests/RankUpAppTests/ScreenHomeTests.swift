import Host
import RankUpApp
import Terminal
import TestSupport
import Testing

private func homeWorld() throws -> TestWorld {
  let world = TestWorld()
  try world.writeCard(level: 1, exp: 55_000, lifetime: 155_000)
  try world.addBank(statementBank("t", 1...3), named: "t")
  world.prepare("rankup settings daily-banks t")
  return world
}

@Test(
  arguments: [
    ("home-80x24", Surface.testScreen), ("home-40x12", .testScreen(40, 12)),
    ("home-60x20", .testScreen(60, 20)), ("home-200x60", .testScreen(200, 60)),
    ("home-39x12", .testScreen(39, 12)), ("home-20x5", .testScreen(20, 5)),
    ("home-ascii", Surface(isTerminal: true, isUnicode: false, movesCursor: true)),
  ])
func `the tabs of the home`(_ name: String, _ surface: Surface) throws {
  var session = ScreenSession(in: try homeWorld(), on: surface)
  session.run("rankup", .ahead("x"), .type("<right><tab><right><down>?x<back-tab>1q"))
  session.expect(name)
}

@Test func `the account changed in place`() throws {
  var session = ScreenSession(in: try homeWorld())
  session.run(
    "rankup", .type("an<^u><enter>"), .type("Nike<enter>n<esc>v"), .type("<right><enter><down>"),
    .type("<enter><left><esc><^c>"))
  session.run("rankup nickname")
  session.expect("account")
}

@Test func `the settings changed in place`() throws {
  var session = ScreenSession(in: try homeWorld())
  session.run(
    "rankup", .type("4<enter><backspace>24<enter>"), .type("<backspace><backspace>6<enter>"),
    .type("<down><down><enter><^u>nosuch<enter><esc>"), .type("<down><enter>"),
    .type("<down><enter><^u>0.985<enter><^u>.85<enter>"), .type("<down><down><enter><down><enter>"))
  session.run("rankup settings")
  session.expect("settings")
}

@Test func `what is set counts at once, in the home and in a quiz`() throws {
  let world = try homeWorld()
  var session = ScreenSession(in: world, on: .testScreen(60, 16))
  session.run(
    "rankup", .type("4<down><enter><enter><enter>"),
    .type("<down><down><down><down><down><enter><down><enter>"),
    .type("2<enter>ab<enter>"), .type("qq"))
  // The count of the XP runs for half a second unless motion is off.
  session.run("rankup daily", .type("a"), .pause(100), .type("<enter>q"))
  session.expect("settings-at-once")
}

@Test func `a theme that is chosen colours the home at once, and what follows it`() throws {
  let world = try homeWorld()
  let surface = Surface(
    width: 40, height: 12, colors: .trueColor, isTerminal: true, movesCursor: true)
  let keys =
    "4<down><down><down><down><down>1"
    + String(repeating: "4<down><down><down><down><down><enter>1", count: 4)
  let visit = world.run("rankup", keys: "x" + keys + "q", on: surface)
  #expect(visit.exit == .done)
  #expect(visit.screen.moments.map(\.surface.background).contains(.light))
  #expect(visit.screen.moments.map(\.surface.colors).contains(.none))
  let bars = visit.screen.moments.filter { ["4", "q"].contains($0.event) }.map { moment in
    moment.frame.lines.prefix(4).map { line in
      String(render(line, for: moment.surface).map { $0 == "\u{1B}" ? "␛" : $0 })
    }.joined(separator: "\n")
  }
  Transcript("screen-theme").expect(bars.joined(separator: "\n--\n") + "\n")
}

@Test(arguments: [
  ("right-to-left-home", Surface.testScreen), ("right-to-left-home-40", .testScreen(40, 24)),
])
func `a name from right to left stands on lines of its own`(_ name: String, _ surface: Surface)
  throws
{
  let world = try homeWorld()
  world.prepare("rankup nickname שרה")
  world.prepare("rankup avatar owl")
  var session = ScreenSession(in: world, on: surface)
  session.run(
    "rankup", .ahead("x"), .type("3n<enter>n<^u>רותי<left><enter>"), .type("4<up>s"),
    .type("<down><down><down><down><down><down><down><down><down><enter><esc>1q"))
  session.expect(name)
}

@Test func `a reset that is confirmed, and one that is not`() throws {
  var session = ScreenSession(in: try homeWorld())
  session.run(
    "rankup", .type("s<up><down><down><down><down><down><down><down><down><down><enter>"),
    .type("leonidas<enter><enter><esc><enter>"), .type("Leonidas<enter>1q"))
  session.expect("reset")
}

@Test func `the daily from the home and back`() throws {
  var session = ScreenSession(in: try homeWorld())
  session.run(
    "rankup", .type("<enter>b q"), .type("<enter>a a"), .type("   <enter>xpqq"))
  session.expect("home-daily")
}

@Test func `the day changes while the home is open`() throws {
  let world = TestWorld(at: LocalTime(year: 2026, month: 11, day: 30, hour: 23, minute: 58))
  try world.addBank(statementBank("t", 1...2), named: "t")
  world.prepare("rankup daily --bank t", typing: ["A", "A"])
  var session = ScreenSession(in: world)
  session.run("rankup", .type("d"), .pause(90_000), .pause(60_000), .type("q"))
  session.expect("home-midnight")
}

@Test func `a window changes its size`() throws {
  var session = ScreenSession(in: try homeWorld())
  session.run(
    "rankup", .resize(columns: 30, rows: 8), .type("3"),
    .resize(columns: 60, rows: 20), .type("q"))
  session.expect("home-resized")
}
