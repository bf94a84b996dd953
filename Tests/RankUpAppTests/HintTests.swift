import QuizCore
import TestSupport
import Testing

@testable import RankUpApp

@Test func `a hint costs half even when the player leaves and comes back`() {
  let world = TestWorld()
  let first = world.run("rankup daily", typing: [":h", "q", ":q"])
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
