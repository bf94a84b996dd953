import RankUpApp
import Terminal
import TestSupport
import Testing

/// Asks one typed question and returns whether the answer was taken as right.
private func isRight(_ typed: String, accepted: String) throws -> Bool {
  let world = TestWorld(shipping: .none)
  let answer = accepted.unicodeScalars.map { scalar in
    scalar.isASCII && scalar != "\"" && scalar != "\\"
      ? String(scalar) : "\\u{\(String(scalar.value, radix: 16))}"
  }
  let escaped = answer.map { part in
    guard part.hasPrefix("\\u{") else { return part }
    let digits = part.dropFirst(3).dropLast()
    return "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
  try world.addBank(
    #"""
    {"format": "quizbank", "formatVersion": 1, "id": "typed", "title": "Typed", "questions": [
    {"id": "t-1", "type": "short-answer", "prompt": "What?", "acceptedAnswers": ["\#(escaped.joined())"]}]}
    """#, named: "typed")
  let visit = world.run("rankup practice typed --seed 1", typing: [typed], input: .pipe)
  return visit.transcript.contains("1 of 1 right")
}

@Test(
  arguments: [
    ("cafe\u{301}", "caf\u{E9}"), ("caf\u{E9}", "cafe\u{301}"),
    ("don\u{2019}t", "don't"), ("don't", "don\u{2019}t"), ("\u{201C}A\u{201D}", "\"A\""),
    ("1\u{2013}2", "1-2"), ("a\u{A0}b", "a b"), ("dr wily", "Dr. Wily"),
    ("\u{306F}\u{3044}", "\u{306F}\u{3044}\u{3002}"), ("C++", "C++"), ("!", "!"), ("-5", "-5"),
  ])
func `what reads the same as an accepted answer is right`(typed: String, accepted: String) throws {
  #expect(try isRight(typed, accepted: accepted))
}

@Test(
  arguments: [
    ("C", "C++"), ("C#", "C++"), ("C++", "C"), ("C++", "C#"), ("C", "!"), ("5", "-5"), ("-5", "5"),
    ("cafe", "caf\u{E9}"),
  ])
func `signs that make the difference are not dropped`(typed: String, accepted: String) throws {
  #expect(try !isRight(typed, accepted: accepted))
}

@Test func `the same id in two banks is two questions`() throws {
  let world = TestWorld(shipping: .none)
  for id in ["one", "two"] {
    try world.addBank(
      statementBank(id, 1...1).replacing("\"\(id)-1\"", with: "\"same\""), named: id)
  }
  let visit = world.run("rankup daily --bank one --bank two", typing: ["A", "A"])
  #expect(visit.exit == .done)
  #expect(visit.transcript.contains("2 of 2 right"))
  #expect(visit.console.errorText == "")
}

@Test func `a daily without any question that can be asked ends with bad data`() throws {
  let world = TestWorld(shipping: .none)
  try world.addBank(
    #"""
    {"format": "quizbank", "formatVersion": 1, "id": "bad", "title": "Bad", "questions": [
    {"id": "b-1", "type": "true-false", "prompt": "Is it?"}]}
    """#, named: "bad")
  let visit = world.run("rankup daily --bank bad")
  #expect(visit.exit == .badData)
  #expect(
    visit.console.errorText == """
      bad.json: 1 question left out; rankup check
      /home/sam/.local/share/rankup/quizzes/bad.json shows why.
      rankup: The chosen banks hold no question that can be asked.

      """)
}
