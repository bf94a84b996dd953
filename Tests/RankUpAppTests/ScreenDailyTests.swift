import RankUpApp
import Terminal
import TestSupport
import Testing

/// What is struck at the ten questions of `mixed` on 30 November 2026, an item a question: the answer
/// and what goes on from the feedback.
private let mixedKeys: [ScriptedScreen.Step] = [
  .type("9x<backspace>.7<enter>in "), .type("7<down><down><up><enter> "),
  .type("hhh?xB "), .type("f<up><enter>f "), .type("zB "), .type("B<down>  AC<enter> "),
  .type("<enter>:s<enter> "), .type("lits<enter> "), .type("<enter><up> C<enter> "), .type("s "),
]

private func mixedWorld() throws -> TestWorld {
  let world = TestWorld()
  try world.addBank(mixedBank, named: "mixed")
  return world
}

@Test(
  arguments: [
    ("daily-80x24", Surface.testScreen), ("daily-40x12", .testScreen(40, 12)),
    ("daily-60x20", .testScreen(60, 20)), ("daily-200x60", .testScreen(200, 60)),
    ("daily-ascii", Surface(isTerminal: true, isUnicode: false, movesCursor: true)),
  ])
func `a whole daily by keys`(_ name: String, _ surface: Surface) throws {
  let world = try mixedWorld()
  var session = ScreenSession(in: world, on: surface)
  session.run("rankup daily --bank mixed", .type("q"))
  let visit = world.run("rankup daily", steps: mixedKeys + [.type(" ")], on: surface)
  session.add("rankup daily", of: visit)
  session.expect(name)
}

@Test func `the result of ten questions is seen whole on a screen of 24 lines`() throws {
  let world = try mixedWorld()
  let visit = world.run("rankup daily --bank mixed", steps: mixedKeys + [.type(" ")])
  let last = try #require(visit.screen.shown.last).frame.lines.map(\.plain)
  #expect(last.contains { $0.hasPrefix("Daily quiz") })
  #expect(last.contains { $0.contains("rankup share") })
  #expect(!last.contains { $0.contains("more lines below") })
}

@Test func `leaving and coming back, labels that wait for Enter, the keys`() throws {
  var session = ScreenSession(in: try mixedWorld())
  session.world.prepare("rankup settings confirm on")
  session.run("rankup daily --bank mixed", .type("9.81<enter> q"))
  session.run("rankup daily", .type("3?x2<enter>q"))
  session.run("rankup daily", .type("C"), .interrupt(signal: 2))
  session.run("rankup daily", .type("B"))
  session.expect("daily-in-pieces")
}

@Test func `a practice by keys, with an answer that was right after all`() throws {
  let world = TestWorld()
  try world.addBank(wordBank, named: "words")
  var session = ScreenSession(in: world)
  session.run(
    "rankup practice words --count 3 --seed 1",
    .type("alhpa<enter> :h<enter>alfa<enter> "),
    .type("<paste:al\npha >x<left><backspace><end><backspace><enter> "), .type(" "))
  session.run("rankup daily --bank words", .type("alhpa<enter>"), .type("i"), .type(" :q<enter>"))
  session.expect("words")
}

@Test(
  arguments: [
    ("level-up", Surface.testScreen), ("level-up-40x12", .testScreen(40, 12)),
    ("level-up-ascii", Surface(isTerminal: true, isUnicode: false, movesCursor: true)),
  ])
func `a perfect daily by keys lifts a rank`(_ name: String, _ surface: Surface) throws {
  let world = TestWorld()
  try world.writeCard(level: 0, exp: 80_000, lifetime: 80_000)
  try world.addBank(statementBank("t", 1...12), named: "t")
  world.prepare("rankup daily --bank t", typing: Array(repeating: "A", count: 8))
  var session = ScreenSession(in: world, on: surface)
  session.run("rankup daily", .type("a a"), .type("   "))
  session.expect(name)
}

@Test func `what is told beside a quiz is seen at its first question`() throws {
  let world = TestWorld()
  try world.addBank(statementBank("t", 1...3), named: "t")
  world.prepare("rankup nickname Leonidas")
  world.makeReadOnly()
  var session = ScreenSession(in: world)
  session.run("rankup daily --bank t", .type("a q"))
  session.run("rankup", .type("<enter>qq"))
  session.expect("unsaved")
}

@Test func `no key that was struck before a question or its feedback was there counts for it`()
  throws
{
  let world = TestWorld()
  try world.addBank(statementBank("t", 1...12), named: "t")
  let visit = world.run(
    "rankup daily --bank t",
    steps: [.type("a"), .ahead("bbb qqq"), .type(" "), .ahead("bbb"), .type("a q")])
  #expect(visit.exit == .paused)
  #expect(visit.screen.unused.isEmpty)
  let journal = try world.journal()
  #expect(journal.split(separator: "\n").count { $0.contains("\"response\":[\"true\"]") } == 2)
  #expect(!journal.contains("\"response\":[\"false\"]"))
}

@Test(arguments: [
  ("cafe\u{301}", true), ("caf<backspace>f<paste:e\u{301}\n><left><right>", true), ("CAFÉ", true),
  ("👩\u{200D}🚀", false), ("👩\u{200D}🚀<backspace>café", true),
  ("한글<backspace><backspace>café", true),
])
func `typed text is one of clusters`(_ keys: String, _ isRight: Bool) throws {
  let world = TestWorld()
  try world.addBank(
    """
    {"format": "quizbank", "formatVersion": 1, "id": "w", "title": "W", "questions": [
      {"id": "w-1", "type": "short-answer", "prompt": "Coffee?",
       "acceptedAnswers": [{"text": "café"}]}]}
    """, named: "w")
  let visit = world.run("rankup daily --bank w", keys: keys + "<enter>  ")
  #expect(visit.exit == .done)
  let share = isRight ? "\"share\":1000000" : "\"share\":0"
  #expect(try world.journal().contains(share), "\(keys)")
}
