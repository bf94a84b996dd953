import Foundation
import Glibc
import TestSupport
import Testing

/// The doctor on the disk of a real process.
struct DoctorTests {
  @Test func `a problem ends with 1, and a repair takes it away`() throws {
    let home = try ScratchHome.withAlphaBank()
    #expect(try home.run(alphaDaily, input: .endless("alpha\n")).ending == .exit(0))
    let before = try home.rank()
    #expect(try home.run(["doctor"]).ending == .exit(0))
    try home.write("no card", to: home.card)
    let sick = try home.run(["doctor"])
    #expect(sick.ending == .exit(1) && sick.errors == "")
    #expect(sick.output.contains("problem  \(home.card): damaged;"), "\(sick.output)")
    #expect(try String(contentsOfFile: home.card, encoding: .utf8) == "no card")
    let asked = try home.run(["doctor", "--repair"])
    #expect(asked.ending == .exit(64) && asked.output == "")
    let mended = try home.run(["doctor", "--repair", "--yes"])
    #expect(mended.ending == .exit(0) && mended.errors == "", "\(mended.errors)")
    #expect(mended.output.contains("mended   \(home.card): damaged;"), "\(mended.output)")
    #expect(home.undoingBackups.count == 1)
    #expect(try home.rank() == before)
    #expect(try home.run(["doctor"]).ending == .exit(0))
  }

  @Test func `pipes in the place of every file are told, and none is waited for`() throws {
    let home = try ScratchHome.withAlphaBank()
    _ = try home.run(alphaDaily, input: .text("alpha\n"))
    let pipes = [
      home.card, home.file("state/rankup/device"), home.file("data/rankup/lock"),
      home.file("cache/rankup/diary.json"), home.journalFolder + "/0123abcd.jsonl",
      home.backupsFolder + "/a.json", home.banksFolder + "/b.json",
    ]
    for path in pipes {
      unlink(path)
      try FileManager.default.createDirectory(
        atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try #require(mkfifo(path, 0o600) == 0)
    }
    let told = try home.run(["doctor", "--json"], seconds: 20)
    #expect(told.ending == .exit(1) && told.errors == "")
    for path in pipes { #expect(told.output.contains("\"\(path)\""), "\(path)") }
    let plain = try home.run(["doctor", "--repair", "--yes"], seconds: 20)
    #expect(plain.ending == .exit(1))
  }
}
