import Foundation
import RankUpApp
import Terminal
import TestSupport
import Testing

private let surfaces: [(String, Surface)] = [
  ("80", Surface(isTerminal: true)), ("40", Surface(width: 40, isTerminal: true)),
  ("plain", Surface(isTerminal: true, isPlain: true)),
]

/// The text of a file of a world.
private func text(_ path: String, in world: TestWorld) throws -> String {
  try String(contentsOfFile: world.path(path), encoding: .utf8)
}

/// A world with a player of half a daily, exported to `~/ann.json`.
private func exportedWorld() throws -> TestWorld {
  let world = TestWorld()
  try world.addBank(statementBank("t", 1...4), named: "t")
  for line in ["nickname Ann", "settings theme dark"] {
    #expect(world.run("rankup \(line)").exit == .done)
  }
  #expect(world.run("rankup daily --bank t", typing: ["A", "A", "q"]).exit == .paused)
  return world
}

/// Another world with the same bank.
private func otherWorld() throws -> TestWorld {
  let world = TestWorld()
  world.clock.advance(milliseconds: 3_600_000)
  try world.addBank(statementBank("t", 1...4), named: "t")
  return world
}

@Test(arguments: surfaces)
func `a profile`(_ name: String, _ surface: Surface) throws {
  let world = try exportedWorld()
  var session = RecordedSession(in: world, on: surface)
  session.run("rankup profile export /home/sam/ann.json --dry-run")
  session.run("rankup profile export /home/sam/ann.json")
  session.run("rankup profile export /home/sam/ann.json --json")
  session.run("rankup profile import /home/sam/ann.json")
  try world.write("notes", to: "~/notes.txt")
  session.run("rankup profile export /home/sam/notes.txt --no-input")
  session.run("rankup profile export /home/sam/notes.txt", typing: ["no"])
  #expect(try text("~/notes.txt", in: world) == "notes")
  session.run("rankup profile export /home/sam/notes.txt", typing: ["yes"])

  let other = try otherWorld()
  try other.write(try text("~/ann.json", in: world), to: "~/ann.json")
  session.note("Another machine.")
  var second = RecordedSession(in: other, on: surface)
  second.run("rankup profile import /home/sam/ann.json --dry-run")
  second.run("rankup profile import /home/sam/ann.json")
  second.run("rankup profile import /home/sam/ann.json")
  second.run("rankup profile import /home/sam/ann.json --json")
  #expect(other.run("rankup rank --json").transcript == world.run("rankup rank --json").transcript)
  second.run("rankup daily", typing: ["q"])

  let third = try otherWorld()
  // Made in the same way, it has the same name for its device: the journals go two ways.
  #expect(third.run("rankup nickname Bob").exit == .done)
  #expect(third.run("rankup practice t --count 4", typing: ["A", "A", "A", "A"]).exit == .done)
  let before = third.run("rankup rank").transcript
  try third.write(try text("~/ann.json", in: world), to: "~/ann.json")
  second.note("A machine of somebody else.")
  var last = RecordedSession(in: third, on: surface)
  last.run("rankup profile import /home/sam/ann.json", input: .pipe)
  last.run("rankup profile import /home/sam/ann.json", typing: ["yes"])
  last.run("rankup profile import /home/sam/ann.json", ending: .interrupted(signal: 2))
  last.run("rankup profile import /home/sam/ann.json --json --dry-run")
  last.run("rankup profile import /home/sam/ann.json", typing: ["Bob"])
  last.run("rankup backups")
  let undo = third.run("rankup restore --yes").transcript
  let card = before.split(separator: "\n").filter { !$0.contains("Today") }
  #expect(card.allSatisfy { undo.contains($0) })
  Transcript("profile-" + name).expect(session.text + second.text + last.text)
}

@Test func `files that are no profiles`() throws {
  let world = try exportedWorld()
  #expect(world.run("rankup profile export /home/sam/ann.json").exit == .done)
  let ann = try text("~/ann.json", in: world)
  let files = [
    ("empty", ""), ("words", "Ann\n"), ("cut", String(ann.prefix(600))), ("other", "{}"),
    ("newer", ann.replacing("\"formatVersion\": 1", with: "\"formatVersion\": 2")),
    ("twice", ann.replacing("\"player\"", with: "\"state\"")),
    ("lines", ann.replacing("\"journals\": {", with: "\"journals\": {\"x\": 1,")),
    ("device", ann.replacing("\"journals\": {", with: "\"journals\": {\"../x\": [],")),
    ("lacking", ann.replacing("\"exportedAt\"", with: "\"at\"")),
  ]
  var session = RecordedSession(in: world)
  let journal = try world.journal()
  for (name, text) in files {
    try world.write(text, to: "~/\(name).json")
    session.run("rankup profile import /home/sam/\(name).json --yes")
  }
  session.run("rankup profile import /home/sam/none.json")
  session.run("rankup profile import /home/sam")
  session.run("rankup profile import - --yes", input: .pipe)
  session.run("rankup profile export /home/sam")
  session.run("rankup profile")
  session.run("rankup profile exprot x.json")
  session.run("rankup profile import")
  #expect(try world.journal() == journal)
  session.expect("profile-refused")
}

@Test func `a profile on a read-only home can be exported, and none be imported`() throws {
  let world = try exportedWorld()
  #expect(world.run("rankup profile export /home/sam/ann.json").exit == .done)
  let other = try otherWorld()
  try other.write(try text("~/ann.json", in: world), to: "~/ann.json")
  world.makeReadOnly()
  other.makeReadOnly()
  let piped = world.run("rankup profile export -", input: .pipe)
  #expect(piped.exit == .done)
  #expect(piped.console.outputText == (try text("~/ann.json", in: world)))
  let visit = other.run("rankup profile import /home/sam/ann.json")
  #expect(visit.exit == .inputOutput)
  #expect(
    visit.console.errorText.replacing("\n", with: " ") == """
      rankup: /home/sam/.local/share/rankup/lock can't be written: Read-only file system. \
      Nothing that was saved is lost. 
      """)
}
