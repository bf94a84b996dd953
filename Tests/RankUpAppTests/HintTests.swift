import QuizCore
import Terminal
import TestSupport
import Testing

@testable import RankUpApp

@Test func `a hint costs half even when the player leaves and comes back`() throws {
  let world = TestWorld(shipping: .none)
  try world.addBank(
    """
    {"format": "quizbank", "formatVersion": 1, "id": "art", "title": "Art", "questions": [
      {"id": "art-still-life", "type": "short-answer", "prompt": "What is a painting of fruit called?",
        "difficulty": "easy", "acceptedAnswers": ["still life"], "hints": ["Nothing moves in it."]},
      {"id": "art-relief", "type": "short-answer", "prompt": "What stands out of a wall?",
        "difficulty": "easy", "acceptedAnswers": ["still life"], "hints": ["It is cut from it."]}]}
    """, named: "art")
  let first = world.run("rankup daily --bank art", typing: [":h", "q", ":q"])
  #expect(first.exit == .paused)
  let second = world.run("rankup daily", typing: ["still life", ":q"])
  #expect(second.transcript.contains("· 505 XP\n"))
  #expect(second.transcript.contains("\nHint: "))
  #expect(
    second.transcript.contains(
      "✓ Right  +505 XP\n  easy 1,000 · streak +1 % · halved by the hint\n"))
}

@Test func `a number whose commas may group digits is asked for again`() throws {
  let world = TestWorld()
  try world.addBank(
    """
    {"format": "quizbank", "formatVersion": 1, "id": "n", "title": "Numbers", "questions": [
      {"id": "n-1", "type": "numeric", "prompt": "How many?", "acceptedAnswers": [1234]}]}
    """, named: "n")
  let visit = world.run("rankup practice n --seed 1", typing: ["1,234", "1234"])
  #expect(
    visit.transcript.contains(
      "Your number (:? for keys): 1,234\n"
        + "A comma counts as a decimal point here. Type a large number without commas, or\n"
        + "use a point.\nYour number (:? for keys): 1234\n✓ Right  +150 XP\n"))
}

/// A bank of one question with two hints.
private let hinted = """
  {"format": "quizbank", "formatVersion": 1, "id": "n", "title": "Numbers", "questions": [
    {"id": "n-1", "type": "numeric", "prompt": "How many?", "acceptedAnswers": [4],
     "hints": ["Even.", "Under ten."]}]}
  """

@Test(arguments: [
  // The hints and the keys are news once; three lines that are none end it.
  (["h"], 5), ([":?"], 4), ([":?", "h"], 7), (["huh"], 3), (["h", "huh"], 6), (["q"], 1),
])
func `lines from a pipe that bring nothing new end a quiz`(typed: [String], taken: Int) throws {
  for command in ["practice n --seed 1", "daily --bank n"] {
    let world = TestWorld()
    try world.addBank(hinted, named: "n")
    let lines = (0..<20).map { typed[$0 % typed.count] }
    let visit = world.run("rankup " + command, typing: lines, input: .pipe)
    #expect(visit.exit == .paused)
    #expect(20 - visit.console.unused.count == taken, "\(command): \(visit.transcript)")
  }
}

@Test func `on a terminal nobody loses patience over keys and hints`() throws {
  let world = TestWorld()
  try world.addBank(hinted, named: "n")
  let lines = (0..<20).map { ["h", ":?"][$0 % 2] }
  let visit = world.run("rankup practice n --seed 1", typing: lines + ["4"])
  #expect(visit.exit == .done)
  #expect(visit.console.unused == [])
}
