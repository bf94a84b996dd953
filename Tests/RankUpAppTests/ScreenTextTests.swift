import Foundation
import Terminal
import TestSupport
import Testing

private let hebrewBank = #"""
  {"format": "quizbank", "formatVersion": 1, "id": "he", "title": "עברית", "questions": [
    {"id": "he-1", "type": "multiple-choice", "prompt": "מהי בירת ישראל?",
     "choices": [{"text": "ירושלים", "correct": true, "fixed": true},
       {"text": "חיפה", "feedback": "חיפה היא עיר נמל.", "fixed": true}],
     "explanation": "ירושלים היא הבירה.", "hints": ["היא בהרים."]},
    {"id": "he-2", "type": "short-answer", "prompt": "Say peace in Hebrew.",
     "acceptedAnswers": [{"text": "שלום"}]}]}
  """#

@Test func `text from right to left stands on lines of its own`() throws {
  let world = TestWorld()
  try world.addBank(hebrewBank, named: "he")
  var session = ScreenSession(in: world)
  session.run("rankup daily --bank he", .type("<paste:שלוש><enter> "), .type("hb "), .type(" "))
  session.expect("right-to-left")
  for moment in session.pictured {
    for line in moment.lines.map(\.plain) {
      let isMixed =
        line.contains { "\u{5D0}"..."\u{5EA}" ~= $0 } && line.contains { "a"..."z" ~= $0 }
      #expect(!isMixed, "\(line)")
    }
  }
}

/// A bank of one question that is many lines long, every word of it its own number.
private func longBank(_ type: String) throws -> String {
  let words = (1...400).map { "w\($0)." }.joined(separator: " ")
  var question: [String: Any] = [
    "id": "long-1", "type": type, "prompt": words,
    "explanation": words.replacingOccurrences(of: "w", with: "e"),
  ]
  switch type {
  case "true-false": question["answer"] = true
  case "short-answer": question["acceptedAnswers"] = [["text": "x"]]
  default:
    question["choices"] = [
      ["text": "yes", "correct": true, "fixed": true], ["text": "no", "fixed": true],
    ]
  }
  let bank: [String: Any] = [
    "format": "quizbank", "formatVersion": 1, "id": "long", "title": "Long",
    "questions": [question],
  ]
  return String(decoding: try JSONSerialization.data(withJSONObject: bank), as: UTF8.self)
}

@Test(
  arguments: ["true-false", "short-answer", "multiple-choice"],
  [(40, 12), (60, 20), (80, 24), (200, 60)])
func `every line of a long question and of its feedback can be reached`(
  _ type: String, _ size: (columns: Int, rows: Int)
) throws {
  let world = TestWorld()
  try world.addBank(try longBank(type), named: "long")
  let pages =
    String(repeating: "<page-up>", count: 12) + String(repeating: "<page-down>", count: 16)
  let touch = type == "short-answer" ? "y" : "<down>"
  let answer = type == "short-answer" ? "<enter>" : "b"
  let visit = world.run(
    "rankup daily --bank long", keys: touch + pages + answer + pages + pages + "  ",
    on: .testScreen(size.columns, size.rows))
  let seen = Set(
    visit.screen.shown.flatMap { $0.frame.lines.flatMap { $0.plain.split(separator: " ") } })
  let missing = (1...400).flatMap { ["w\($0).", "e\($0)."] }.filter { !seen.contains($0[...]) }
  #expect(missing.isEmpty, "\(missing.prefix(5))")
  // The first frame shows the beginning; the first of the feedback the verdict.
  #expect(visit.screen.shown.first?.frame.lines.contains { $0.plain.contains("w1.") } == true)
  let feedback = visit.screen.shown.first {
    $0.frame.lines.contains { $0.plain.contains("any key") }
  }
  #expect(feedback?.frame.lines.contains { $0.plain.hasPrefix("✗ Wrong") } == true)
}
