import Foundation
import RankUpApp
import Terminal
import TestSupport
import Testing

/// A bank in which questions break rules.
private let faultyNative = #"""
  {"format": "quizbank", "formatVersion": 1, "id": "team:quiz.schema", "title": "Team",
   "language": "en", "questions": [
    {"id": "one", "type": "true-false", "prompt": "One.", "answer": true},
    {"id": "two", "type": "multiple-choice", "prompt": "Two?", "choices": [{"text": "a"}]},
    {"id": "three", "type": "numeric", "prompt": "Three?", "acceptedAnswers": ["x"]}]}
  """#

private func worldOfMistakes(_ language: String) throws -> TestWorld {
  let world = TestWorld()
  world.variables["LANG"] = language
  try world.write("Is it so? {T}\n", to: "~/facts.gift")
  try world.write("Frage,Antwort,Nr\nWas?,Das,1\n", to: "~/de.csv")
  try world.write(#"[{"enunciado":"O que?","gabarito":"isso"}]"#, to: "~/pt.json")
  try world.write(faultyNative, to: "~/team.json")
  try world.write("Is it so? {T}\n", to: "~/decks/facts.gift")
  try world.write("Is it so? {T}\n", to: "~/decks/more/facts.gift")
  try world.write("Is it so? {T}\n", to: "~/decks/old/facts.gift")
  try world.write("x", to: "~/shelf/decks/readme")
  return world
}

@Test(
  arguments: [
    ("import-trouble-80", Surface(isTerminal: true), "C.UTF-8"),
    ("import-trouble-40", Surface(width: 40, isTerminal: true), "C.UTF-8"),
    ("import-trouble-pipe", Surface(), "C.UTF-8"),
    ("import-trouble-korean-40", Surface(width: 40, isTerminal: true), "ko_KR.UTF-8"),
    ("import-trouble-korean-80", Surface(isTerminal: true), "ko_KR.UTF-8"),
  ])
func `mistakes in bringing files in`(
  _ name: String, _ surface: Surface, _ language: String
) throws {
  let world = try worldOfMistakes(language)
  var session = RecordedSession(in: world, on: surface)
  session.run("rankup import /home/sam/facts.gift --columns prompt=1,answer=2 --lenient --dry-run")
  session.run("rankup import /home/sam/facts.gift /home/sam/de.csv --columns promt=1,answer=2")
  session.run("rankup import /home/sam/de.csv --columns prompt=Farge,answer=Antwort")
  session.run("rankup import /home/sam/de.csv --columns prompt=9,answer=Antwort")
  session.run("rankup import /home/sam/de.csv --columns colour=1,answer=Antwort")
  session.run("rankup import /home/sam/pt.json --map promt=enunciado")
  session.run("rankup import /home/sam/pt.json --map explanation=enuncado --dry-run")
  session.run("rankup import /home/sam/decks --dry-run")
  session.run("rankup import /home/sam/decks --dry-run --json")
  session.run("rankup import /home/sam/shelf")
  session.run("rankup import /home/sam/team.json --title Mine")
  session.run("rankup banks")
  session.run("rankup check /home/sam/facts.gift /home/sam/pt.json")
  session.run("rankup check --fix --yes '/home/sam/de.csv'")
  session.run("rankup check -", input: .pipe)
  session.expect(name)
}

@Test(arguments: ["rankup import /home/sam/facts.gift", "rankup new-bank mine"])
func `nothing is made where a link leads to nothing`(_ line: String) throws {
  let world = try worldOfMistakes("C.UTF-8")
  let files = FileManager.default
  let home = world.path("~/.local/share/rankup")
  try files.createDirectory(atPath: home, withIntermediateDirectories: true)
  try files.createSymbolicLink(atPath: home + "/quizzes", withDestinationPath: "elsewhere/banks")
  let visit = world.run(line, on: Surface())
  #expect(visit.exit == .inputOutput)
  #expect(
    visit.transcript.hasPrefix(
      "rankup: /home/sam/.local/share/rankup/quizzes is a link to "
        + "/home/sam/.local/share/rankup/elsewhere/banks, where there is nothing;"))
  #expect(!files.fileExists(atPath: home + "/elsewhere"))

  // So it is with a link in the place of the bank's file.
  try files.removeItem(atPath: home + "/quizzes")
  try files.createDirectory(atPath: home + "/quizzes", withIntermediateDirectories: true)
  for name in ["facts", "mine"] {
    try files.createSymbolicLink(
      atPath: home + "/quizzes/\(name).json", withDestinationPath: "../gone/\(name)")
  }
  #expect(world.run(line, on: Surface()).exit == .inputOutput)
  #expect(!files.fileExists(atPath: home + "/gone"))
}

@Test(arguments: [
  ("a:b", "a+b.json"), ("x.schema", "x.schema+.json"), ("a..b", "a..b.json"), ("1", "1.json"),
  ("x:schema.schema", "x+schema.schema+.json"), ("CON", "CON.json"),
])
func `a bank of any id is written into the folder, found there and written out again`(
  _ id: String, _ file: String
) throws {
  let world = TestWorld(shipping: .none)
  try world.write(faultyNative.replacing("team:quiz.schema", with: id), to: "~/team.json")
  #expect(world.run("rankup import /home/sam/team.json", on: Surface()).exit == .done)
  let folder = world.path("~/.local/share/rankup/quizzes")
  #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [file])
  #expect(world.run("rankup bank '\(id)'", on: Surface()).exit == .done)
  #expect(world.run("rankup export '\(id)' --to gift", on: Surface()).exit == .done)
  let again = world.run("rankup import /home/sam/team.json", on: Surface())
  #expect(again.exit == .done && again.transcript.contains("is there already"))
}
