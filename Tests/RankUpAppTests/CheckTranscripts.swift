import Foundation
import Host
import RankUpApp
import Terminal
import TestSupport
import Testing

/// A world with the faulty bank, a good one and a folder of texts that are no banks.
private func world() throws -> TestWorld {
  let world = TestWorld(shipping: .none)
  try world.write(faultyBank, to: "~/faulty.json")
  try world.write(statementBank("good", 1...2), to: "~/good.json")
  for (name, bytes) in brokenBanks {
    try world.write("", to: "~/broken/\(name).json")
    try Data(bytes).write(to: URL(filePath: world.path("~/broken/\(name).json")))
  }
  try world.write("no bank", to: "~/broken/notes.txt")
  return world
}

@Test(
  arguments: [
    ("80", Surface(isTerminal: true)), ("40", Surface(width: 40, isTerminal: true)),
    ("plain", Surface(isTerminal: true, isPlain: true)), ("pipe", Surface()),
    ("ascii", Surface(isTerminal: true, isUnicode: false)),
    ("colour", Surface(colors: .sixteen, isTerminal: true)),
  ])
func `checking files`(_ name: String, _ surface: Surface) throws {
  var session = RecordedSession(in: try world(), on: surface)
  session.run("rankup check /home/sam/good.json")
  session.run("rankup check /home/sam/faulty.json")
  session.run("rankup check /home/sam/broken /home/sam/good.json")
  session.run("rankup check -", typing: ["{", "}"], input: .pipe)
  session.expect("check-" + name)
}

@Test func `checking files for a program`() throws {
  var session = RecordedSession(in: try world(), on: Surface())
  session.run("rankup check --json /home/sam/good.json")
  session.run("rankup check --json /home/sam/faulty.json /home/sam/nosuch.json")
  session.run("rankup check --json /home/sam/broken")
  session.expect("check-json")
}

@Test func `files that can't be checked`() throws {
  let world = try world()
  try world.write("", to: "~/nothing/a.txt")
  try world.write("", to: "~/secret.json")
  let open = world.calls.open
  world.calls.open = { path, flags, mode throws(ErrorNumber) in
    if path.hasSuffix("secret.json") { throw ErrorNumber(EACCES) }
    return try open(path, flags, mode)
  }
  var session = RecordedSession(in: world)
  session.run("rankup check")
  session.run("rankup check /home/sam/nosuch.json")
  session.run("rankup check /home/sam/nothing")
  session.run("rankup check /home/sam/secret.json")
  #expect(mkfifo(world.path("~/pipe.json"), 0o600) == 0)
  session.run("rankup check /home/sam/pipe.json")
  session.run("rankup check /home/sam/good.json /home/sam/nosuch.json")
  session.run("rankup check /home/sam/faulty.json /home/sam/nosuch.json --plain")
  session.run("rankup check /home/sam/nosuch.json /home/sam/secret.json /home/sam/good.json")
  session.expect("check-trouble")
}

/// The texts of the lines of a visit that are shown, whatever stream they went to.
private func shown(_ visit: Visit) -> String {
  visit.console.events.reduce(into: "") { text, event in
    switch event {
    case .wrote(let line), .wroteError(let line): text += line.plain + "\n"
    case .asked(let prompt, _): text += prompt.plain
    case .wroteExactly(let exact): text += exact
    }
  }
}

@Test func `nothing of a file reaches a terminal as it is, in any field and any command`() throws {
  let evil =
    "\u{1B}[2J \u{1B}]0;x\u{7} \u{9B}31m \u{202E}abc\u{202C} \u{2067}d\u{2069} \u{85}\u{2028}\u{8}"
  let field = try #require(
    String(data: try JSONEncoder().encode(evil), encoding: .utf8)?.dropFirst().dropLast())
  let fields = [
    ("title", "true"), ("id", "true"), ("prompt", "true"), ("topic", "true"), ("hints", "[]"),
    ("explanation", "true"), ("text", "true"), ("acceptedAnswers", "[]"), ("unit", "true"),
  ]
  let whole = """
    {"format": "quizbank", "formatVersion": 1, "id": "evil", "title": "T \(field)",
    "description": "D \(field)", "language": "\(field)", "x\(field)": 1,
    "questions": [
    {"id": "e-1", "type": "multiple-choice", "prompt": "P \(field)", "topic": "T\(field)/U\(field)",
     "choices": [{"text": "A \(field)", "correct": true, "feedback": "F \(field)"},
     {"text": "B \(field)", "feedback": "G \(field)"}],
     "explanation": "E \(field)", "hints": ["H \(field)"],
     "feedback": {"correct": "C \(field)", "incorrect": "I \(field)"}},
    {"id": "e-2", "type": "short-answer", "prompt": "P", "acceptedAnswers": ["yes \(field)"]},
    {"id": "e-3", "type": "numeric", "prompt": "P", "acceptedAnswers": [5], "unit": "\(field)"},
    {"id": "\(field)", "type": "\(field)", "prompt": "P", "difficulty": "\(field)"}]}
    """
  let world = TestWorld(shipping: .none)
  try world.addBank(whole, named: "evil")
  for (key, value) in fields {
    try world.write("{\"\(key)\": \(value), \"\(evil)\": 1}", to: "~/raw/\(key).json")
    try world.write("{\"format\": \"\(field)\", \"\(key)\": 1}", to: "~/raw/f-\(key).json")
  }
  for surface in [Surface(isTerminal: true), Surface(), Surface(width: 30, isTerminal: true)] {
    for line in [
      "rankup check ~evil", "rankup check ~evil --plain", "rankup check /home/sam/raw",
      "rankup daily --bank evil", "rankup practice evil --seed 1 --plain", "rankup daily",
      "rankup practice evil --topic nosuch", "rankup check '/home/sam/\(evil)'",
    ] {
      let path = "/home/sam/.local/share/rankup/quizzes/evil.json"
      let visit = world.run(
        line.replacing("~evil", with: path), typing: ["?", ":h", "h", "A", "B", "no", "5", "s"],
        on: surface)
      let text = shown(visit)
      #expect(text == cleaned(text, keepingNewlines: true), "\(line)")
    }
  }
}

@Test func `each fault is named with file, line and column`() throws {
  let world = try world()
  let visit = world.run("rankup check /home/sam/faulty.json", on: Surface())
  #expect(visit.exit == .badData)
  for (place, rule) in [
    ("1:69", "QB025"), ("2:1", "QB004"), ("5:52", "QB025"), ("6:50", "QB025"), ("6:72", "QB004"),
    ("6:1", "QB005"), ("7:8", "QB007"), ("8:82", "QB019"), ("9:122", "QB014"), ("12:1", "QB005"),
  ] {
    #expect(
      visit.transcript.contains("/home/sam/faulty.json:\(place): error \(rule): "),
      "\(place) \(rule)")
  }
  for (name, rule) in [("deep", "QB050"), ("latin1", "QB001"), ("utf16", "QB001")] {
    let visit = world.run("rankup check /home/sam/broken/\(name).json", on: Surface())
    #expect(visit.exit == .badData, "\(name)")
    #expect(visit.transcript.contains(": error \(rule): "), "\(name)")
  }
}

@Test(arguments: ["1.5", "9223372036854775808"])
func `a wrong number among 300 questions is told with question and field`(number: String) throws {
  let world = TestWorld(shipping: .none)
  let bank = statementBank("big", 1...300)
  let line = "Statement 57 of big is true.\",\n\"topic\": \"Numbers/Odd\", \"answer\": "
  try world.write(bank.replacing(line + "true", with: line + number), to: "~/big.json")
  let visit = world.run("rankup check /home/sam/big.json", on: Surface())
  #expect(
    visit.transcript == """
      /home/sam/big.json:1:1: info QB042: the bank has no "license", so that nobody knows what is \
      allowed with it.
      /home/sam/big.json:1:1: warning QB043: the bank has no "language"; write a tag such as "en".
      /home/sam/big.json:1:1: warning QB043: the bank has neither "authors" nor "source"; say whose \
      it is.
      /home/sam/big.json:2:14: warning QB037: questions: 299 of 299 statements are true; turn some of \
      them round.
      /home/sam/big.json:115:35: error QB005: question "big-57", answer: \(number) should be true or \
      false.
      1 file, 1 error, 3 warnings, 1 info

      """)
}

@Test(arguments: ["\n", "\r\n", "\r"])
func `lines are counted with every line end, and behind a byte order mark`(end: String) throws {
  let world = TestWorld(shipping: .none)
  let text = faultyBank.replacing("\n", with: end)
  for start in ["", "\u{FEFF}"] {
    try world.write(start + faultyBank, to: "~/f.json")
    let expected = world.run("rankup check /home/sam/f.json").transcript
    try world.write(start + text, to: "~/f.json")
    #expect(world.run("rankup check /home/sam/f.json").transcript == expected)
  }
}

@Test func `more findings than are kept are counted`() throws {
  let world = TestWorld(shipping: .none)
  let questions = Array(repeating: "{}", count: 10_003).joined(separator: ",")
  try world.write(
    "{\"format\": \"quizbank\", \"formatVersion\": 1, \"id\": \"b\", \"title\": \"B\", \"questions\": [\(questions)]}",
    to: "~/b.json")
  let lines = world.run("rankup check /home/sam/b.json", on: Surface()).transcript
    .split(separator: "\n")
  #expect(lines.count == 10_005)
  #expect(
    lines.suffix(2) == [
      "/home/sam/b.json: 20,010 more findings are not listed.",
      "1 file, 30,010 errors, 2 warnings, 1 info",
    ])
  let visit = world.run("rankup check --json /home/sam/b.json", on: Surface())
  #expect(visit.console.errorText == "/home/sam/b.json: 20,010 more findings are not listed.\n")
}

@Test func `playing says one line a bank and goes on with what is left`() throws {
  let world = TestWorld(shipping: .none)
  try world.addBank(faultyBank, named: "my faulty bank")
  var session = RecordedSession(in: world)
  session.run("rankup daily", typing: ["q"])
  let told = world.run("rankup daily", typing: ["q"]).console.errorText
  let sentence = try #require(told.replacing("\n", with: " ").split(separator: "; ").last)
  let command = String(sentence).replacing(" shows why. ", with: "")
  session.run(command)
  session.expect("faulty-playing")
}
