import RankUpApp
import Terminal
import TestSupport
import Testing

/// Questions whose parts are longer than a line, a topic each.
private let longPartsBank = #"""
  {"format": "quizbank", "formatVersion": 1, "id": "long", "title": "Long", "language": "en",
  "questions": [
    {"id": "l-match", "type": "matching", "topic": "Laws", "prompt": "Match each law with what it says.",
     "pairs": [
       {"left": "the first law of thermodynamics", "right": "energy is neither made nor destroyed"},
       {"left": "the second law of thermodynamics", "right": "entropy never falls in a closed system"}]},
    {"id": "l-order", "type": "ordering", "topic": "Steps", "prompt": "Put these steps in order.",
     "items": ["bring the water to the boil in the largest pot that the kitchen has to offer",
       "throw in the salt, a spoonful for each litre of water that is in the pot by then"]},
    {"id": "l-gap", "type": "cloze", "topic": "Gaps", "prompt": "The report says {{a}}.",
     "gaps": [{"id": "a", "type": "short-answer",
       "acceptedAnswers": ["that nobody had looked at the numbers before the meeting was over"]}]}
  ]}
  """#

@Test(
  arguments: [
    ("long-parts-80", Surface(isTerminal: true)),
    ("long-parts-40", Surface(width: 40, isTerminal: true)),
  ])
func `a wrong part that is longer than a line keeps its left side and the given answer`(
  _ name: String, _ surface: Surface
) throws {
  let world = TestWorld()
  try world.addBank(longPartsBank, named: "long")
  var session = RecordedSession(in: world, on: surface)
  for (topic, lines) in [
    ("Laws", ["AB"]), ("Laws", ["BA"]), ("Steps", ["AB"]),
    ("Gaps", ["that everybody had looked at the numbers long before the meeting began"]),
  ] {
    session.run("rankup practice long --count 1 --seed 1 --topic \(topic)", typing: lines)
  }
  session.run("rankup history --date 2026-11-30")
  session.expect(name)
}

@Test func `the history shows pairs in the order in which they were asked`() throws {
  let world = TestWorld()
  try world.addBank(partsBank, named: "parts")
  var session = RecordedSession(in: world, on: Surface(isTerminal: true))
  session.run("rankup daily --bank parts", typing: ["AAA", "q"])
  session.run("rankup history --date 2026-11-30")
  session.run("rankup history --date 2026-11-30 --json")
  session.expect("history-parts")
}
