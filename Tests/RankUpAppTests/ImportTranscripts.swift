import Foundation
import RankUpApp
import Terminal
import TestSupport
import Testing

private let surfaces: [(String, Surface, String)] = [
  ("80", Surface(isTerminal: true), "C.UTF-8"),
  ("40", Surface(width: 40, isTerminal: true), "C.UTF-8"),
  ("plain", Surface(isTerminal: true, isPlain: true), "C.UTF-8"),
  ("pipe", Surface(), "C.UTF-8"),
  ("korean-80", Surface(isTerminal: true), "ko_KR.UTF-8"),
  ("korean-40", Surface(width: 40, isTerminal: true), "ko_KR.UTF-8"),
]

private let capitals = """
  // [id:capital-fr]
  ::France:: What is the capital of France? {=Paris ~Lyon#The third largest. ~Nice}

  ::Broken:: Where is the answer?{

  The Nile is longer than the Rhine. {T}

  A tower of 1889: {=Eiffel =Eiffel tower}
  """

private let words = """
  front,back,tags
  el gato,the cat,animal
  el perro,the dog,animal
  ,nothing,
  """

/// A world with files of other programs in the player's home.
private func worldOfFiles(_ language: String = "C.UTF-8") throws -> TestWorld {
  let world = TestWorld()
  world.variables["LANG"] = language
  try world.write(capitals, to: "~/Capitals of Europe.gift")
  try world.write(words, to: "~/words.csv")
  try world.write("PK\u{3}\u{4}", to: "~/deck.apkg")
  try world.write("Just some words.\nAnd more of them.\n", to: "~/notes.txt")
  try world.write(#"{"response_code":1,"results":[]}"#, to: "~/empty.json")
  return world
}

@Test(arguments: surfaces)
func `bringing files in`(_ name: String, _ surface: Surface, _ language: String) throws {
  let world = try worldOfFiles(language)
  var session = RecordedSession(in: world, on: surface)
  let file = "'/home/sam/Capitals of Europe.gift'"
  session.run("rankup import \(file) --dry-run")
  session.run("rankup import \(file) --language en")
  session.run("rankup import \(file) --language en")
  try world.write(
    capitals.replacing("~Nice", with: "~Nice ~Lille") + "\n\nNew? {F}\n",
    to: "~/Capitals of Europe.gift")
  session.run("rankup import \(file) --language en")
  session.run("rankup import /home/sam/words.csv --as spanish --title Spanish --typed")
  for file in ["deck.apkg", "notes.txt", "empty.json", "nothing.csv"] {
    session.run("rankup import /home/sam/\(file)")
  }
  session.run("rankup import /home/sam/words.csv --as starter --dry-run")
  session.run("rankup new-bank spanish")
  session.run("rankup new-bank rivers")
  session.run("rankup import /home/sam/words.csv --as rivers")
  session.run("rankup export capitals-of-europe --to aiken")
  session.expect("import-\(name)")
}

@Test func `bringing files in as JSON`() throws {
  let world = try worldOfFiles()
  var session = RecordedSession(in: world, on: Surface())
  session.run("rankup import '/home/sam/Capitals of Europe.gift' /home/sam/empty.json --json")
  session.expect("import-json")
}

@Test(arguments: ["native", "gift", "aiken", "csv", "anki", "markdown"])
func `a bank in another format`(_ format: String) throws {
  let world = TestWorld()
  #expect(world.run("rankup new-bank every-type").exit == .done)
  var session = RecordedSession(in: world, on: Surface())
  session.run("rankup export every-type --to \(format)")
  session.expect("export-\(format)")
}

@Test(arguments: ["C.UTF-8", "ko_KR.UTF-8"])
func `a bank that is begun is played as it is`(_ language: String) throws {
  let world = TestWorld()
  world.variables["LANG"] = language
  #expect(world.run("rankup new-bank mine --title 'My bank'").exit == .done)
  let folder = "/home/sam/.local/share/rankup/quizzes"
  let check = world.run("rankup check --strict \(folder)/mine.json", on: Surface())
  #expect(check.exit == .done)
  // Nothing is said but that a license is up to the author.
  let lines = check.transcript.split(separator: "\n")
  #expect(lines.count == 2 && lines.first?.contains("QB042") == true, "\(check.transcript)")
  let bank = world.run("rankup bank mine --json").transcript
  #expect(bank.contains(#""questions": 9"#) || bank.contains("example-flashcard"))
  #expect(
    FileManager.default.fileExists(atPath: world.path("\(folder)/quizbank.schema.json")))
}

@Test func `a reply of Open Trivia DB in the folder of banks is a bank`() throws {
  let world = TestWorld(shipping: .none)
  let reply = #"""
    {"response_code":0,"results":[
    {"type":"boolean","difficulty":"easy","category":"Science: Computers","question":"&quot;HTML&quot; stands for a language.","correct_answer":"True","incorrect_answers":["False"]},
    {"type":"multiple","difficulty":"hard","category":"History","question":"Q&#039;s?","correct_answer":"A &amp; B","incorrect_answers":["C","D","E"]}
    ]}
    """#
  let folder = "~/.local/share/rankup/quizzes"
  try world.write(reply, to: "\(folder)/trivia.json")
  var session = RecordedSession(in: world, on: Surface())
  session.run("rankup banks")
  session.run("rankup bank trivia")
  session.run("rankup practice trivia --seed 1", typing: ["q"], input: .pipe)
  session.run("rankup export trivia --to gift")
  session.expect("reply-as-bank")
}

@Test func `importing again loses nothing that was written or changed by hand`() throws {
  let world = try worldOfFiles()
  let bank = "/home/sam/.local/share/rankup/quizzes/s.json"
  func text(_ path: String) throws -> String {
    try String(contentsOfFile: world.path(path), encoding: .utf8)
  }
  try world.write("One? {=a ~b}\n\nTwo? {=c ~d}\n", to: "~/s.gift")
  #expect(world.run("rankup import /home/sam/s.gift --title Small --language ko").exit == .done)
  let first = try text(bank)

  // Another file of the name, from another format or without a common question, is another bank.
  try world.write("front,back\nx,y\n", to: "~/s.csv")
  #expect(world.run("rankup import /home/sam/s.csv").exit == .failed)
  try world.write("Else? {=a ~b}\n", to: "~/s.gift")
  #expect(world.run("rankup import /home/sam/s.gift").exit == .failed)
  #expect(try text(bank) == first)

  // The next edition takes its place, keeps title and language, and the former one is kept.
  try world.write("One? {=a ~b}\n\nThree? {=e ~f}\n", to: "~/s.gift")
  #expect(world.run("rankup import /home/sam/s.gift").exit == .done)
  let second = try text(bank)
  #expect(second.contains(#""title":"Small""#) && second.contains(#""language":"ko""#))
  #expect(try text(bank + ".old") == first)

  // What was edited since is not replaced unasked, and not lost when it is.
  let edited = second.replacing("Three?", with: "Three, by hand?")
  try world.write(edited, to: "~/.local/share/rankup/quizzes/s.json")
  #expect(world.run("rankup import /home/sam/s.gift").exit == .failed)
  #expect(try text(bank) == edited)
  #expect(world.run("rankup import /home/sam/s.gift --replace").exit == .done)
  #expect(try text(bank + ".old-2") == edited)
  #expect(try text(bank) == second)
}

@Test(arguments: [
  (#"[{"id":"bad"}]"#, "1 read, 0 imported, 1 skipped", 65),
  (
    #"[{"id":"a","type":"true-false","prompt":"A.","answer":true},{"id":"bad"}]"#,
    "2 read, 1 imported, 1 skipped", 0
  ),
])
func `the counts of a bank of the native format add up`(
  _ questions: String, _ counts: String, _ exit: Int32
) throws {
  let world = TestWorld()
  try world.write(
    #"{"format":"quizbank","formatVersion":1,"id":"n","title":"N","questions":\#(questions)}"#,
    to: "~/n.json")
  let visit = world.run("rankup import /home/sam/n.json", on: Surface())
  #expect(visit.transcript.contains(counts))
  #expect(visit.exit.number == exit)
}
