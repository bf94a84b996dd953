import Foundation
import Host
import RankUpApp
import Terminal
import TestSupport
import Testing

@Test func `a world begins with Sparta042 and keeps what a visit saved`() throws {
  let world = TestWorld()
  #expect(world.run("rankup nickname").transcript == "Sparta042\n")
  #expect(world.run("rankup nickname 'Leonidas II'").exit == .done)
  #expect(world.run("rankup nickname").transcript == "Leonidas II\n")
  let card = try String(
    contentsOfFile: world.path("~/.config/rankup/preferences.plist"), encoding: .utf8)
  #expect(card.contains("<string>Leonidas II</string>"))
  #expect(TestWorld().run("rankup nickname").transcript == "Sparta042\n")
}

@Test func `paths are those of the program, whatever the scratch folder is called`() throws {
  let world = TestWorld()
  #expect(world.run("rankup nickname Leonidas").exit == .done)
  let visit = world.run("rankup reset --yes")
  #expect(
    visit.transcript == """
      Everything begins again: Bronze, 0 XP.
      Backup: /home/sam/.local/share/rankup/backups/20261130T201400Z-reset.json
      To undo this: rankup restore 20261130T201400Z-reset

      """)
  #expect(
    FileManager.default.fileExists(
      atPath: world.path("~/.local/share/rankup/backups/20261130T201400Z-reset.json")))
}

@Test func `the clock moves when it is told to, also during a visit`() {
  let world = TestWorld(
    at: LocalTime(year: 2026, month: 11, day: 30, hour: 23, minute: 59), utcOffsetSeconds: 32_400)
  var asked = 0
  let late = world.run("rankup daily") { _ in
    asked += 1
    world.clock.advance(milliseconds: 60_000)
    return asked < 3 ? .line("?") : .line(":q")
  }
  #expect(late.exit == .paused)
  #expect(late.transcript.hasPrefix("Daily quiz · Monday, 30 November 2026\n"))
  let next = world.run("rankup daily", typing: [":q"])
  #expect(next.transcript.hasPrefix("Daily quiz · Tuesday, 1 December 2026\n"))
}

@Test func `a world has the banks that it is given`() throws {
  let bank = #"""
    {"format": "quizbank", "formatVersion": 1, "id": "tiny", "title": "Tiny", "questions": [
      {"id": "sky", "type": "true-false", "prompt": "The sky is up.", "answer": true}]}
    """#
  let shelf = ScratchFolder()
  try Data(bank.utf8).write(to: URL(filePath: shelf.file("tiny.json")))
  let worlds = [
    TestWorld(), TestWorld(shipping: .folder(shelf.path)), TestWorld(shipping: .none),
  ]
  let complaints = worlds.map { $0.run("rankup practice nothing").transcript }
  for (complaint, known) in zip(complaints, ["starter", "tiny", "starter"]) {
    #expect(complaint.hasSuffix("The banks are: \(known).\n"), "\(complaint)")
  }
  try worlds[0].addBank(bank, named: "tiny")
  let visit = worlds[0].run("rankup practice tiny", typing: ["true"])
  #expect(visit.exit == .done)
}

@Test func `options change the surface, and a pipe is told apart`() {
  let world = TestWorld()
  let colored = world.run("rankup rank --color always").console
  #expect(colored.coloredTranscript.contains("␛["))
  #expect(!world.run("rankup rank").console.coloredTranscript.contains("␛"))
  #expect(world.run("rankup rank --plain").console.output.isPlain)
  #expect(world.run("rankup reset", on: .testPipe, input: .pipe).exit == .usage)
}
