import RankUpApp
import Terminal
import TestSupport
import Testing

private let surfaces: [(String, Surface)] = [
  ("80", Surface(isTerminal: true)), ("40", Surface(width: 40, isTerminal: true)),
  ("plain", Surface(isTerminal: true, isPlain: true)),
  ("ascii", Surface(isTerminal: true, isUnicode: false)),
]

/// A world with two hundred days behind it, and its card.
private func statisticsWorld(_ language: String = "C") throws -> TestWorld {
  let world = TestWorld()
  world.variables["LANG"] = language + ".UTF-8"
  try world.writePast(days: 200)
  #expect(world.run("rankup rank").exit == .done)
  return world
}

@Test(arguments: surfaces)
func `statistics`(_ name: String, _ surface: Surface) throws {
  var fresh = RecordedSession(in: TestWorld(), on: surface)
  fresh.run("rankup stats")
  fresh.run("rankup stats --days 30")
  var session = RecordedSession(in: try statisticsWorld(), on: surface)
  session.run("rankup stats")
  session.run("rankup stats --topic world --days 30")
  session.run("rankup stats --bank starter")
  for line in ["--bank nosuch", "--topic nosuch", "--days 0", "--days x"] {
    session.run("rankup stats \(line)")
  }
  Transcript("statistics-" + name).expect(fresh.text + "\n" + session.text)
}

@Test(arguments: surfaces)
func `the history`(_ name: String, _ surface: Surface) throws {
  var fresh = RecordedSession(in: TestWorld(), on: surface)
  fresh.run("rankup history")
  fresh.run("rankup history --date 2026-11-30")
  var session = RecordedSession(in: try statisticsWorld(), on: surface)
  session.run("rankup history --since 2026-11-01")
  session.run("rankup history --date 2026-11-30")
  session.note("The bank is gone.")
  try session.world.remove("~/.local/share/rankup/quizzes/past.json")
  session.run("rankup history --date 2026-11-30")
  session.run("rankup history --bank starter")
  for line in ["--bank nosuch", "--date tomorrow", "--since 2026-02-30", "--since 2027-01-01"] {
    session.run("rankup history \(line)")
  }
  Transcript("history-" + name).expect(fresh.text + "\n" + session.text)
}

@Test(arguments: surfaces)
func `what answers say of a bank`(_ name: String, _ surface: Surface) throws {
  let world = try statisticsWorld()
  var session = RecordedSession(in: world, on: surface)
  session.run("rankup bank starter --stats")
  _ = world.run("rankup practice past --seed 1", typing: ["f", "q"])
  session.run("rankup bank past --stats")
  session.expect("bank-report-" + name)
}

@Test(arguments: surfaces.dropLast())
func `statistics and history in Korean`(_ name: String, _ surface: Surface) throws {
  let world = TestWorld()
  world.variables["LANG"] = "ko_KR.UTF-8"
  var fresh = RecordedSession(in: world, on: surface)
  fresh.run("rankup stats")
  fresh.run("rankup history")
  var session = RecordedSession(in: try statisticsWorld("ko_KR"), on: surface)
  session.run("rankup stats")
  session.run("rankup stats --days 7")
  session.run("rankup history --since 2026-11-10")
  session.run("rankup history --date 2026-11-30")
  session.run("rankup bank past --stats")
  Transcript("korean-statistics-" + name).expect(fresh.text + "\n" + session.text)
}

@Test func `statistics and history as documents`() throws {
  let world = TestWorld()
  try world.writePast(days: 4)
  _ = world.run("rankup rank")
  var session = RecordedSession(in: world)
  session.run("rankup stats --json")
  session.run("rankup stats --bank past --days 1 --json")
  session.run("rankup history --json")
  session.run("rankup history --date 2026-11-30 --json")
  session.run("rankup history --since 2027-01-01 --json")
  session.run("rankup bank past --stats --json")
  session.expect("statistics-json")
}

@Test func `colours and shades of statistics`() throws {
  var session = RecordedSession(
    in: try statisticsWorld(), on: Surface(colors: .trueColor, isTerminal: true))
  session.run("rankup stats")
  session.expect("statistics-colour")
}

@Test func `a long history is paged on a screen and whole in a pipe`() throws {
  let world = try statisticsWorld()
  let screen = world.run(
    "rankup history", keys: "<page-down><down><up><end><home>q",
    on: Surface(width: 80, height: 16, isTerminal: true, movesCursor: true))
  #expect(screen.exit == .done)
  #expect(screen.transcript == "")
  Transcript("screen-history").expect(screen.screen.pictures)
  let piped = world.run("rankup history", on: .testPipe, input: .pipe).transcript
  #expect(piped.split(separator: "\n").count { $0.contains("  daily  ") } > 150)
}

@Test func `a freeze is told where it bridged a day, and the streak goes on`() throws {
  let world = TestWorld()
  try world.addBank(statementBank("t", 1...40), named: "t")
  for day in 0..<9 {
    if day != 7 {
      let daily = world.run("rankup daily --bank t", typing: Array(repeating: "A", count: 10))
      #expect(daily.exit == .done)
    }
    world.clock.advance(milliseconds: 86_400_000)
  }
  var session = RecordedSession(in: world)
  session.run("rankup history")
  session.run("rankup history --date 2026-12-07")
  session.run("rankup stats")
  session.expect("history-freeze")
}
