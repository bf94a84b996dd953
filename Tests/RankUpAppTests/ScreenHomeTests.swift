import Host
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
    .type("<down><down><enter><^u>nosuch<enter><esc>"), .type("<down><down><enter><down><enter>"))
  session.run("rankup settings")
  session.expect("settings")
}

@Test func `a reset that is confirmed, and one that is not`() throws {
  var session = ScreenSession(in: try homeWorld())
  session.run(
    "rankup", .type("s<up><down><down><down><down><down><down><down><enter>"),
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
