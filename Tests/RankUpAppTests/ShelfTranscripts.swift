import RankUpApp
import Terminal
import TestSupport
import Testing

private let surfaces: [(String, Surface)] = [
  ("80", Surface(isTerminal: true)), ("40", Surface(width: 40, isTerminal: true)),
  ("20", Surface(width: 20, isTerminal: true)),
  ("plain", Surface(isTerminal: true, isPlain: true)),
  ("ascii", Surface(isTerminal: true, isUnicode: false)),
]

/// A world with banks of every kind: good, faulty, hidden, in other scripts, and a file that is none.
private func shelf(_ isASCII: Bool = false) throws -> TestWorld {
  let world = TestWorld(shipping: .none)
  try world.addBank(mixedBank, named: "mixed")
  try world.addBank(
    #"""
    {"format": "quizbank", "formatVersion": 1, "id": "faulty", "title": "Faulty", "language": "de",
     "description": "A bank to learn from.", "questions": [
      {"id": "f-1", "type": "true-false", "prompt": "Is it?", "answer": true},
      {"id": "f-2", "type": "multiple-choice", "prompt": "Which?", "choices": [{"text": "a"}]},
      {"id": "f-3", "type": "true-false", "prompt": "", "answer": true, "difficulty": "hard"},
      {"id": "f-4", "type": "true-false", "prompt": "Off?", "answer": true, "disabled": true},
      {"id": "f-5", "type": "flashcard", "prompt": "Front", "answer": "Back", "topic": "Cards"}]}
    """#, named: "faulty")
  let title = isASCII ? "An ASCII list with a title that is long for its column" : "日本語のリスト"
  try world.addBank(
    #"{"format": "quizbank", "formatVersion": 1, "id": "wide", "title": "\#(title)","#
      + #" "language": "ja-JP", "questions": [{"id": "w", "type": "true-false", "prompt": "P","#
      + #" "answer": true}]}"#, named: "wide")
  try world.addBank(statementBank("wide", 1...3), named: "zz-wide")
  try world.addBank("{\n  \"format\": \"quizbank\",,\n}", named: "broken")
  return world
}

@Test(arguments: surfaces)
func `banks`(_ name: String, _ surface: Surface) throws {
  var session = RecordedSession(in: try shelf(name == "ascii"), on: surface)
  session.run("rankup banks")
  session.run("rankup bank mixed")
  session.run("rankup bank faulty")
  session.run("rankup bank mixd")
  session.expect("banks-" + name)
}

@Test func `banks for programs`() throws {
  let world = try shelf()
  var session = RecordedSession(in: world)
  session.run("rankup banks --json")
  session.run("rankup bank faulty --json")
  session.run("rankup bank nosuch --json")
  session.run("rankup bank")
  session.expect("banks-json")
}

@Test func `the rows of the banks are equally wide whatever their titles are made of`() throws {
  for width in [60, 70, 80, 200] {
    let visit = try shelf().run("rankup banks", on: Surface(width: width, isTerminal: true))
    let rows = visit.console.outputText.split(separator: "\n").dropFirst().prefix(5)
    #expect(rows.contains { $0.contains("日") }, "\(width)")
    #expect(Set(rows.map { Text(String($0)).width }).count == 1, "\(width): \(rows)")
  }
}

@Test func `banks are in the daily as the daily would draw from them`() throws {
  let world = try shelf()
  func daily() -> [String] {
    world.run("rankup banks", on: Surface(isTerminal: true, isPlain: true)).transcript
      .split(separator: "\n").reduce(into: (id: "", ids: [String]())) { state, line in
        if let colon = line.firstIndex(of: ":"), !line.hasPrefix(" ") {
          state.id = String(line[..<colon])
        }
        if line.contains(", in the daily") || line.contains("오늘의 퀴즈에 나옴") {
          state.ids.append(state.id)
        }
      }.ids
  }
  #expect(daily() == ["mixed", "starter"])
  #expect(world.run("rankup settings daily-banks wide,faulty").exit == .done)
  #expect(daily() == ["faulty", "wide"])
  #expect(world.run("rankup settings daily-banks default").exit == .done)
  #expect(world.run("rankup settings language ko").exit == .done)
  #expect(daily() == ["faulty", "mixed", "starter", "wide"])
}

@Test func `a bank with much wrong and many topics tells of the first`() throws {
  let world = TestWorld()
  let questions = (1...50).map { number in
    #"{"id": "q-\#(number)", "type": "true-false", "prompt": "P", "answer": true, "#
      + #""topic": "T\#(number + 100)", "colour\#(number)": 1}"#
  }
  try world.addBank(
    #"{"format": "quizbank", "formatVersion": 1, "id": "much", "title": "Much", "questions": ["#
      + questions.joined(separator: ",\n") + "]}", named: "it's much")
  var session = RecordedSession(in: world)
  session.run("rankup bank much")
  session.expect("bank-much")
}

@Test func `nothing of a bank reaches the terminal raw`() throws {
  let harm = #"\u001b]0;x\u0007\u001b[2Ja\u009bb\u202ec"#
  let world = TestWorld()
  try world.addBank(
    #"{"format": "quizbank", "formatVersion": 1, "id": "harm", "title": "T\#(harm)","#
      + #" "description": "D\#(harm)", "language": "en", "questions": [{"id": "h","#
      + #" "type": "true-false", "prompt": "P\#(harm)", "topic": "T\#(harm)", "k\#(harm)": 1,"#
      + #" "answer": true}]}"#, named: "ha\u{1B}[2Jrm")
  for line in [
    "banks", "bank harm", "banks --json", "bank harm --json", "settings daily-banks harm",
  ] {
    for surface in [Surface.testTerminal, .testPipe] {
      let visit = world.run("rankup \(line)", on: surface)
      #expect(visit.exit == .done, "\(line)")
      let bad: Set<Unicode.Scalar> = ["\u{1B}", "\u{7}", "\u{9B}"]
      let said = visit.transcript.unicodeScalars
      #expect(!said.contains(where: bad.contains), "\(line)")
      if !line.contains("json") { #expect(!said.contains("\u{202E}"), "\(line)") }
    }
  }
}

@Test func `pages about banks, backups and settings are the same each time`() throws {
  let world = try shelf()
  _ = world.run("rankup nickname Leonidas")
  for _ in 1...3 {
    _ = world.run("rankup reset --yes")
    world.clock.advance(milliseconds: 60_000)
  }
  for line in ["banks", "bank mixed", "bank faulty", "backups", "settings"] {
    for option in ["", " --json", " --plain"] {
      let first = world.run("rankup \(line)\(option)")
      for _ in 1...5 {
        #expect(world.run("rankup \(line)\(option)").transcript == first.transcript, "\(line)")
      }
    }
  }
}
