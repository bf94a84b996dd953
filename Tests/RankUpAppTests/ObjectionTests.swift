import Foundation
import RankUpApp
import Terminal
import TestSupport
import Testing

private func wordWorld() throws -> TestWorld {
  let world = TestWorld()
  try world.addBank(wordBank, named: "words")
  try world.addBank(statementBank("t", 1...5), named: "t")
  try world.addBank(
    """
    {"format": "quizbank", "formatVersion": 1, "id": "n", "title": "Numbers", "questions": [
      {"id": "n-1", "type": "numeric", "prompt": "How many?", "acceptedAnswers": [1]},
      {"id": "n-2", "type": "numeric", "prompt": "How much?", "acceptedAnswers": [1]}]}
    """, named: "n")
  return world
}

@Test(
  arguments: [
    ("objections-80", Surface(isTerminal: true)),
    ("objections-40", Surface(width: 40, isTerminal: true)),
    ("objections-plain", Surface(isTerminal: true, isPlain: true)),
    ("objections-ascii", Surface(isTerminal: true, isUnicode: false)),
  ])
func `a bad question is flagged, and a typed answer is right after all`(
  _ name: String, _ surface: Surface
) throws {
  var session = RecordedSession(in: try wordWorld(), on: surface)
  session.run(
    "rankup daily --bank words",
    typing: [
      ":i", ":f", ":f", "beta", ":?", "i", ":i", ":i", "alpha", "alfa", ":i", "alpha", "alpha",
    ])
  session.expect(name)
}

@Test func `the last answer is right after all`() throws {
  var session = RecordedSession(in: try wordWorld())
  let start = ["alpha", "alpha", "alpha", "alpha", "beta"]
  session.run("rankup daily --bank words", typing: start + [":i"])
  session.run("rankup daily")
  session.expect("correction-last")
}

/// What is typed in the quiz of a bank, and how often the answer before counts as right by it.
private let corrections: [(String, [String], Int)] = [
  ("daily --bank words", ["beta", ":i"], 1), ("daily --bank words", ["alfa", ":I"], 1),
  ("daily --bank words", ["beta", ":f", ":h", "", ":?", ":i"], 1),
  ("daily --bank words", ["beta", ":i", ":i"], 1),
  ("daily --bank words", ["beta", ":i", "beta", ":i"], 1),
  ("daily --bank words", [":i"], 0), ("daily --bank words", ["alpha", ":i"], 0),
  ("daily --bank words", [":s", ":i"], 0), ("daily --bank words", ["beta", ":s", ":i"], 0),
  ("daily --bank words", ["beta", "alpha", ":i"], 0), ("daily --bank words", ["beta", "i"], 0),
  ("daily --bank t", ["B", "i"], 0), ("daily --bank t", ["B", ":i"], 0),
  ("daily --bank n", ["2", ":i"], 0), ("practice words", ["beta", ":i"], 0),
  ("daily --date 2026-11-29 --bank words", ["beta", ":i"], 0),
  ("daily --bank words", ["i", ":i"], 1),
]

@Test(arguments: [InputKind.terminal, .pipe])
func `an answer is right after all only at the next question`(input: InputKind) throws {
  for (line, typing, count) in corrections {
    let visit = try wordWorld().run("rankup \(line)", typing: typing, input: input)
    let found = visit.transcript.components(separatedBy: "The answer before counts as right").count
    #expect(found - 1 == count, "\(line): \(typing)")
    #expect(visit.exit == .paused, "\(line): \(typing)")
  }
}

@Test(arguments: [
  (["beta", ":q"], [":i", ":q"]), (["beta"], [":i"]),
])
func `who leaves and comes back has let the moment pass`(first: [String], second: [String]) throws {
  let world = try wordWorld()
  #expect(world.run("rankup daily --bank words", typing: first).exit == .paused)
  let visit = world.run("rankup daily", typing: second)
  #expect(visit.transcript.contains("The key i is for a typed answer"))
}

@Test(arguments: [
  (InputKind.terminal, ":i", true), (.terminal, " i ", true), (.terminal, "", false),
  (.terminal, "no", false), (.pipe, ":i", false),
])
func `after the last question a terminal asks and a pipe does not`(
  input: InputKind, line: String, isRight: Bool
) throws {
  let start = ["alpha", "alpha", "alpha", "alpha", "beta"]
  let visit = try wordWorld().run(
    "rankup daily --bank words", typing: start + [line], input: input)
  #expect(visit.exit == .done)
  #expect(visit.console.unused == (input == .pipe ? [line] : []))
  #expect(visit.transcript.contains("Typed right all the same?") == (input == .terminal))
  #expect(visit.transcript.contains(isRight ? " · 5 of 5 right\n" : " · 4 of 5 right\n"))
  #expect(!visit.transcript.contains("Every one right"))
}

@Test func `an interrupt after the last question keeps the daily`() throws {
  let world = try wordWorld()
  let start = ["alpha", "alpha", "alpha", "alpha", "beta"]
  let visit = world.run(
    "rankup daily --bank words", typing: start, ending: .interrupted(signal: 2))
  #expect(visit.exit == .signal(2))
  #expect(world.run("rankup daily").transcript.contains(" · 4 of 5 right\n"))
}

@Test(arguments: [
  "daily --bank t", "practice t --seed 1", "daily --date 2026-11-29 --bank t",
])
func `a question is flagged once a run`(line: String) throws {
  let world = try wordWorld()
  let visit = world.run(
    "rankup \(line)", typing: ["f", ":f", "F", "A", "flag"], ending: .endOfInput)
  #expect(visit.exit == .paused)
  let said = visit.transcript
  #expect(said.components(separatedBy: "Flagged as a bad question.").count == 3)
  #expect(said.components(separatedBy: "This question is flagged already.").count == 3)
  let folder = world.path("~/.local/share/rankup/journal")
  let lines = try FileManager.default.contentsOfDirectory(atPath: folder).flatMap { name in
    try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8).split(separator: "\n")
  }
  #expect(lines.count { $0.contains(#""kind":"flagged","bank":"t","question":"t-"#) } == 2)
}

@Test func `a flag that is repeated for ever ends a run without a terminal`() throws {
  for key in ["f", "i"] {
    let visit = try wordWorld().run(
      "rankup daily --bank t", typing: Array(repeating: key, count: 9), input: .pipe)
    #expect(visit.exit == .paused)
    #expect(visit.console.unused.count >= 5, "\(key)")
  }
}

@Test func `a bare i is an answer where no answer before may be called right`() throws {
  let visit = try wordWorld().run("rankup daily --bank words", typing: ["i", ":q"])
  #expect(visit.transcript.contains("(:? for keys): i\n✗ Wrong\n"))
}
