import Foundation
import Host
import RankUpApp
import Terminal
import TestSupport
import Testing

/// A bank with much to mend, and some things that are not mended.
private let untidyBank = """
  \u{FEFF}{"format": "quizbank", "formatVersion": 1, "id": "untidy", "title": "Untidy ",
  "language": "en", "license": "CC0-1.0", "authors": [{"name": "Sam"}], "x-note": "  kept  ",
  "questions": [
    {
      "type": "true-false",
      "prompt": "Is the  sky blue?",
      "answer": true
    },
    {"id": "u-cafe", "type": "short-answer", "prompt": "Where is coffee drunk?",
     "acceptedAnswers": ["cafe\u{301}", "coffee\\u0007 house", "tea\u{AD}room\u{200B}"]},
    {"id": "u-code", "type": "multiple-choice", "prompt": "What does `echo  a` print?",
     "choices": [{"text": "a", "correct": true}, {"text": "None of these"}]}
  ]}

  """

private func world(korean: Bool = false) throws -> TestWorld {
  let world = TestWorld(shipping: .none)
  if korean { world.variables["LANG"] = "ko_KR.UTF-8" }
  try world.write(untidyBank, to: "~/untidy.json")
  return world
}

/// The bytes of a file, since a string would lose the byte order mark.
private func content(_ world: TestWorld, _ path: String = "~/untidy.json") throws -> [UInt8] {
  [UInt8](try Data(contentsOf: URL(filePath: world.path(path))))
}

@Test(
  arguments: [
    ("80", Surface(isTerminal: true)), ("40", Surface(width: 40, isTerminal: true)),
    ("plain", Surface(isTerminal: true, isPlain: true)), ("pipe", Surface()),
    ("colour", Surface(colors: .sixteen, isTerminal: true)),
  ])
func `mending a bank`(_ name: String, _ surface: Surface) throws {
  let line = "rankup check --fix /home/sam/untidy.json"
  var session = RecordedSession(in: try world(), on: surface)
  session.run("rankup check --strict /home/sam/untidy.json")
  session.run(line, typing: surface.isTerminal ? ["no"] : [])
  session.run(line, input: .pipe)
  session.run("rankup check --fix --json /home/sam/untidy.json")
  session.run("rankup check --fix -")
  session.run(line, typing: surface.isTerminal ? ["yes"] : [])
  session.run(line)
  session.run("rankup check --explanations /home/sam/untidy.json /home/sam/nosuch.json")
  session.expect("mending-" + name)
}

@Test func `mending a bank in Korean`() throws {
  let line = "rankup check --fix /home/sam/untidy.json"
  var session = RecordedSession(in: try world(korean: true), on: Surface(isTerminal: true))
  session.run("rankup check --strict /home/sam/untidy.json")
  session.run(line, typing: ["아니요"])
  session.run(line, input: .pipe)
  session.run("rankup check --fix -")
  session.run(line, typing: ["네"])
  session.run(line)
  session.expect("korean-mending")
}

@Test func `nothing is written unless it was confirmed, and then mode and link are kept`() throws {
  let world = try world()
  #expect(chmod(world.path("~/untidy.json"), 0o640) == 0)
  try FileManager.default.createSymbolicLink(
    atPath: world.path("~/link.json"), withDestinationPath: "untidy.json")
  #expect(world.run("rankup check --fix /home/sam/link.json", typing: ["n"]).exit == .failed)
  #expect(world.run("rankup check --fix /home/sam/link.json", input: .pipe).exit == .usage)
  #expect(try content(world) == Array(untidyBank.utf8))
  #expect(world.run("rankup check --fix --yes /home/sam/link.json", input: .pipe).exit == .done)
  #expect(try content(world) != Array(untidyBank.utf8))
  let files = FileManager.default
  let link = try files.destinationOfSymbolicLink(atPath: world.path("~/link.json"))
  #expect(link == "untidy.json")
  let attributes = try files.attributesOfItem(atPath: world.path("~/untidy.json"))
  #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o640)
  let mended = try content(world)
  let visit = world.run("rankup check --fix --yes /home/sam/untidy.json")
  #expect(visit.transcript.contains("There is nothing that could be mended safely."))
  #expect(try content(world) == mended)
}

@Test func `a folder's banks are mended and its other files are not`() throws {
  let world = TestWorld(shipping: .none)
  try world.write(untidyBank, to: "~/banks/a.json")
  try world.write(untidyBank, to: "~/banks/notes.txt")
  try world.write("{ \"title\": \" no bank \"", to: "~/banks/broken.json")
  let visit = world.run("rankup check --fix --yes /home/sam/banks", on: Surface())
  #expect(visit.exit == .badData)
  #expect(try content(world, "~/banks/a.json") != Array(untidyBank.utf8))
  #expect(try content(world, "~/banks/notes.txt") == Array(untidyBank.utf8))
  #expect(try content(world, "~/banks/broken.json") == Array("{ \"title\": \" no bank \"".utf8))
}

@Test func `a bank that can't be written is told of and stays`() throws {
  let world = try world()
  world.calls.rename = { from, _ throws(ErrorNumber) in throw ErrorNumber(EROFS) }
  let visit = world.run("rankup check --fix --yes /home/sam/untidy.json", on: Surface())
  #expect(visit.exit == .inputOutput)
  #expect(try content(world) == Array(untidyBank.utf8))
}
