import Foundation
import TestSupport
import Testing

/// A disk that takes no more bytes: an error with the path, and every file as it was.
struct FullDiskTests {
  @Test(arguments: [["nickname", "Xerxes"], ["daily"], ["practice", "t"], ["reset", "--yes"]])
  func `where nothing can be written nothing changes`(line: [String]) throws {
    let home = try ScratchHome.withAlphaBank()
    _ = try home.run(alphaDaily, input: .text("alpha\nalpha\n"))
    let before = try home.contents()
    let outcome = try BuiltProgram.start(
      home.launch(line).withFiles(blocks: 0), input: .text("alpha\nalpha\n")
    ).finish()
    #expect(outcome.ending == .exit(74))
    let journal = try #require(home.names(in: home.journalFolder).first)
    let path =
      line[0] == "reset"
      ? "\(home.backupsFolder)/TIME-reset.json" : "\(home.journalFolder)/\(journal)"
    #expect(outcome.errors.replacing(/\d{8}T\d{6}Z/, with: "TIME") == tooLarge(path))
    #expect(try home.contents() == before)
  }

  @Test func `an answer that fits only in part is taken back`() throws {
    let home = try ScratchHome.withAlphaBank()
    _ = try home.run(alphaDaily, input: .text("alpha\nalpha\n"))
    let name = try #require(home.names(in: home.journalFolder).first)
    let journal = "\(home.journalFolder)/\(name)"
    let rank = try home.rank()
    let blocks = try padToBlockEnd(journal, leaving: 20)
    let before = try home.contents()
    let outcome = try BuiltProgram.start(
      home.launch(alphaDaily).withFiles(blocks: blocks), input: .text("alpha\nalpha\n")
    ).finish()
    #expect(outcome.ending == .exit(74))
    #expect(!outcome.output.contains("Right"))
    #expect(outcome.errors == tooLarge(journal))
    #expect(try home.contents() == before)
    #expect(try home.rank() == rank)
  }

  private func tooLarge(_ path: String) -> String {
    "rankup: \(path) can't be written: File too large. Nothing that was saved is lost.\n"
  }

  /// Adds a line of a kind that nobody knows, so that all but some bytes of the last block are full;
  /// returns how many blocks that makes.
  private func padToBlockEnd(_ path: String, leaving rest: Int) throws -> Int {
    var text = try String(contentsOfFile: path, encoding: .utf8)
    let (start, end) = (#"{"v":1,"id":"0","kind":"padding","text":""#, "\"}\n")
    let least = text.utf8.count + start.utf8.count + end.utf8.count + rest
    let blocks = (least + 511) / 512
    text += start + String(repeating: "x", count: blocks * 512 - least) + end
    try Data(text.utf8).write(to: URL(filePath: path))
    return blocks
  }
}

extension ProgramLaunch {
  /// The same where no file can grow over so many blocks of 512 bytes.
  fileprivate func withFiles(blocks: Int) -> ProgramLaunch {
    var shell = self
    shell.executable = "/bin/sh"
    shell.arguments =
      ["-c", #"ulimit -f "$1" && shift && exec "$@""#, "sh", "\(blocks)", executable] + arguments
    return shell
  }
}

extension ScratchHome {
  /// Every file below the home with its bytes.
  fileprivate func contents() throws -> [String: Data] {
    let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return try names.reduce(into: [:]) { files, name in
      var isFolder: ObjCBool = false
      let isThere = FileManager.default.fileExists(atPath: file(name), isDirectory: &isFolder)
      if isThere, !isFolder.boolValue {
        files[name] = try Data(contentsOf: URL(filePath: file(name)))
      }
    }
  }
}
