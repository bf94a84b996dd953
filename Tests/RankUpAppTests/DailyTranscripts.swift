import Host
import Terminal
import TestSupport
import Testing

/// What is typed at the ten questions of `mixed` on 30 November 2026: a mistake or two at each kind.
private let mixedAnswers = [
  "?", "abc", "9.8", "7", "1", "h", "h", "h", "C", "maybe", "A", "false", "B", ":s", "", ":x",
  "list",
  "aegean sea, Black Sea", "A",
]

private func mixedWorld() throws -> TestWorld {
  let world = TestWorld()
  try world.addBank(mixedBank, named: "mixed")
  return world
}

@Test(
  arguments: [
    ("daily-80", Surface(isTerminal: true)), ("daily-40", Surface(width: 40, isTerminal: true)),
    ("daily-plain", Surface(isTerminal: true, isPlain: true)),
    ("daily-ascii", Surface(isTerminal: true, isUnicode: false)),
  ])
func `a whole daily`(_ name: String, _ surface: Surface) throws {
  var session = RecordedSession(in: try mixedWorld(), on: surface)
  session.run("rankup daily --bank mixed", typing: mixedAnswers)
  session.run("rankup daily")
  session.run("rankup")
  session.expect(name)
}

@Test func `a daily in pieces`() throws {
  var session = RecordedSession(in: try mixedWorld())
  session.run("rankup daily --bank mixed", typing: ["9.81", "q"])
  session.run("rankup")
  session.run("rankup daily", ending: .endOfInput)
  session.run("rankup daily", typing: ["argon"], ending: .interrupted(signal: 2))
  session.run("rankup daily --bank starter")
  session.run("rankup daily --bank mixd")
  session.run("rankup daily --no-input")
  session.run("rankup daily", typing: ["huh", "eh", "C"], input: .pipe)
  session.run("rankup daily", typing: ["huh", "eh", "oh"], input: .pipe)
  session.run(
    "rankup daily", typing: ["A", "B", "B D", "20", "queue", "B,C", "A"], input: .pipe)
  session.run("rankup daily --no-input")
  session.run("rankup daily --bank starter")
  session.expect("daily-in-pieces")
}

@Test func `a perfect daily lifts a rank`() throws {
  let world = TestWorld()
  try world.writeCard(level: 0, exp: 97_000, lifetime: 97_000)
  try world.addBank(statementBank("t", 1...12), named: "t")
  var session = RecordedSession(in: world)
  session.run("rankup daily --bank t", typing: Array(repeating: "A", count: 10))
  session.run("rankup")
  session.expect("daily-perfect")
}

@Test(
  arguments: [
    ("level-up-80", Surface(isTerminal: true), 0), ("level-up-30", Surface(width: 30), 0),
    ("level-up-ascii", Surface(isUnicode: false), 1),
    ("level-up-plain", Surface(isPlain: true), 2), ("level-up-top", Surface(isTerminal: true), 3),
    ("level-up-colour", Surface(colors: .trueColor, isTerminal: true), 0),
  ])
func `a level-up`(_ name: String, _ surface: Surface, _ level: Int) throws {
  let world = TestWorld()
  try world.writeCard(level: level, exp: 100_000 * (level + 1) - 1, lifetime: 999_999)
  try world.addBank(statementBank("t", 1...12), named: "t")
  var session = RecordedSession(in: world, on: surface)
  session.run("rankup daily --bank t", typing: ["A", "q"])
  session.run("rankup")
  session.expect(name)
}

@Test func `questions that vanish from their banks are replaced`() throws {
  let world = TestWorld(shipping: .none)
  try world.addBank(statementBank("t", 1...14), named: "t")
  var session = RecordedSession(in: world)
  session.run("rankup daily --bank t", typing: ["A", "q"])
  session.note("The bank is edited: two of the drawn questions, 1 and 9, are gone.")
  let left = Array(2...8) + Array(10...14)
  try world.addBank(statementBank("t", left), named: "t")
  session.run("rankup daily", typing: ["A", "A", "q"])
  session.note("The second replacement stays, though the first is answered.")
  session.run("rankup daily", typing: ["A", "q"])
  session.note("Another, 12, goes, and the bank has but one more; other banks have more.")
  let rest = left.filter { ![3, 5, 12].contains($0) }
  try world.addBank(statementBank("t", rest), named: "t")
  session.run("rankup daily", typing: ["q"])
  session.note("The whole bank is out of reach.")
  try world.remove("~/.local/share/rankup/quizzes/t.json")
  session.run("rankup daily")
  session.run("rankup daily --bank t")
  session.note("It is back, and a player who names it gets no other questions.")
  try world.addBank(statementBank("t", rest), named: "t")
  session.run("rankup daily --bank t", typing: Array(repeating: "A", count: 5))
  session.expect("daily-vanished")
}

@Test func `a daily that begins before midnight and ends after it`() throws {
  let world = TestWorld(
    at: LocalTime(year: 2026, month: 11, day: 30, hour: 23, minute: 58))
  try world.addBank(statementBank("t", 1...2), named: "t")
  var session = RecordedSession(in: world)
  session.run("rankup daily --bank t", typing: ["A", "q"])
  session.note("The clock of the second visit passes midnight at its first question.")
  var isFirst = true
  let visit = world.run("rankup daily --bank t") { _ in
    if isFirst { world.clock.advance(milliseconds: 600_000) }
    isFirst = false
    return .line("A")
  }
  session.add("rankup daily --bank t", of: visit)
  session.run("rankup daily --bank t", typing: ["A", "A"])
  session.run("rankup")
  session.note("The clock is set back by a day.")
  world.clock.advance(milliseconds: -86_400_000)
  session.run("rankup")
  session.run("rankup daily")
  session.expect("daily-midnight")
}
