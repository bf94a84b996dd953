import Foundation
import Host
import QuizCore
import TestSupport
import Testing

@testable import QuizBanks

/// Writes a file, making the folders above it.
func write(_ text: String, to path: String) throws {
  try Files().replace(path, with: Array(text.utf8), mode: 0o600)
}

/// A bank of one question.
func smallBank(_ id: String, title: String = "T", language: String? = nil) -> String {
  let language = language.map { #""language": "\#($0)","# } ?? ""
  return """
    {"format": "quizbank", "formatVersion": 1, "id": "\(id)", "title": "\(title)", \(language)
     "questions": [{"id": "q", "type": "true-false", "prompt": "P", "answer": true}]}
    """
}

struct ShelfTests {
  private func load(_ scratch: borrowing ScratchFolder, files: Files = Files()) -> Shelf {
    let folders = ShelfFolders([
      .init(scratch.file("own"), .own), .init(scratch.file("shipped"), .shipped),
      .init(scratch.file("system"), .system),
    ])
    return Shelf.load(folders, files: files)
  }

  @Test func `the first folder wins, within it the first file`() throws {
    let scratch = ScratchFolder()
    try write(smallBank("a", title: "own"), to: scratch.file("own/z.json"))
    try write(smallBank("a", title: "shipped"), to: scratch.file("shipped/a.json"))
    try write(smallBank("b", title: "first"), to: scratch.file("shipped/b1.json"))
    try write(smallBank("b", title: "second"), to: scratch.file("shipped/b2.json"))
    try write(smallBank("B", title: "system"), to: scratch.file("system/b.json"))
    try write(smallBank("a", title: "system"), to: scratch.file("system/c.json"))
    let shelf = load(scratch)
    #expect(shelf.banks.map(\.id) == ["B", "a", "b"])
    #expect(shelf.banks.map(\.title) == ["system", "own", "first"])
    #expect(shelf.banks.map(\.source) == [.system, .own, .shipped])
    #expect(shelf.banks.map(\.path).last == scratch.file("shipped/b1.json"))
    #expect(shelf.refused == [])
    #expect(
      shelf.shadowed == [
        ShadowedBank(
          id: "a", path: scratch.file("shipped/a.json"), by: scratch.file("own/z.json")),
        ShadowedBank(
          id: "b", path: scratch.file("shipped/b2.json"), by: scratch.file("shipped/b1.json")),
        ShadowedBank(
          id: "a", path: scratch.file("system/c.json"), by: scratch.file("own/z.json")),
      ])
  }

  @Test func `only visible json files of the folder itself are read`() throws {
    let scratch = ScratchFolder()
    let names = [
      ".hidden.json", "quizbank.schema.json", "notes.txt", "UPPER.JSON", "sub/inner.json", "json",
      "spaced name.json",
    ]
    for (index, name) in names.enumerated() {
      try write(smallBank("bank-\(index)"), to: scratch.file("shipped/\(name)"))
    }
    let shelf = load(scratch)
    #expect(shelf.banks.map(\.id) == ["bank-6"])
    #expect(shelf.refused == [])
  }

  @Test func `a bad file never stops the others`() throws {
    let scratch = ScratchFolder()
    try write("{", to: scratch.file("own/a-broken.json"))
    try FileManager.default.createSymbolicLink(
      atPath: scratch.file("own/b-dangling.json"), withDestinationPath: "nowhere")
    #expect(mkfifo(scratch.file("own/c-pipe.json"), 0o600) == 0)
    try Files().makeFolder(scratch.file("own/d-folder.json"))
    try write("", to: scratch.file("own/e-huge.json"))
    #expect(truncate(scratch.file("own/e-huge.json"), 50_000_001) == 0)
    try write(smallBank("linked"), to: scratch.file("elsewhere"))
    try FileManager.default.createSymbolicLink(
      atPath: scratch.file("own/f-link.json"), withDestinationPath: scratch.file("elsewhere"))
    try write(smallBank("good"), to: scratch.file("own/g-good.json"))
    try write(smallBank("shipped"), to: scratch.file("shipped/shipped.json"))
    let shelf = load(scratch)
    #expect(shelf.banks.map(\.id) == ["good", "linked", "shipped"])
    #expect(
      shelf.refused == [
        RefusedBank(
          path: scratch.file("own/a-broken.json"),
          reason: .findings(MarkedBank("{").findings)),
        RefusedBank(path: scratch.file("own/b-dangling.json"), reason: .missing),
        RefusedBank(path: scratch.file("own/c-pipe.json"), reason: .notFile),
        RefusedBank(path: scratch.file("own/d-folder.json"), reason: .notFile),
        RefusedBank(
          path: scratch.file("own/e-huge.json"),
          reason: .findings([
            Finding(
              .hardLimit, .tooLarge(byteCount: 50_000_001, limit: 50_000_000), at: nil,
              effect: .refused)
          ])),
      ])
  }

  @Test func `an unreadable file and a folder that can't be listed are refused`() throws {
    let scratch = ScratchFolder()
    try write(smallBank("good"), to: scratch.file("own/good.json"))
    try write(smallBank("locked"), to: scratch.file("own/locked.json"))
    try write(smallBank("unseen"), to: scratch.file("shipped/unseen.json"))
    try write(smallBank("system"), to: scratch.file("system/system.json"))
    var calls = SystemCalls.real
    let (open, list) = (calls.open, calls.list)
    calls.open = { path, flags, mode throws(ErrorNumber) in
      if path.hasSuffix("locked.json") { throw ErrorNumber(EACCES) }
      return try open(path, flags, mode)
    }
    calls.list = { path throws(ErrorNumber) in
      if path.hasSuffix("shipped") { throw ErrorNumber(EACCES) }
      return try list(path)
    }
    let shelf = load(scratch, files: Files(calls))
    #expect(shelf.banks.map(\.id) == ["good", "system"])
    #expect(
      shelf.refused == [
        RefusedBank(
          path: scratch.file("own/locked.json"),
          reason: .host(HostError(.open, scratch.file("own/locked.json"), code: EACCES))),
        RefusedBank(
          path: scratch.file("shipped"),
          reason: .host(HostError(.list, scratch.file("shipped"), code: EACCES))),
      ])
  }

  @Test func `a folder that is reached twice is read once`() throws {
    let scratch = ScratchFolder()
    try write(smallBank("a"), to: scratch.file("shipped/a.json"))
    try FileManager.default.createSymbolicLink(
      atPath: scratch.file("system"), withDestinationPath: "shipped")
    let shelf = load(scratch)
    #expect(shelf.banks.map(\.path) == [scratch.file("shipped/a.json")])
    #expect(shelf.shadowed == [])
  }

  @Test func `without shipped banks the one within the binary is there`() throws {
    let scratch = ScratchFolder()
    try write(smallBank("mine"), to: scratch.file("own/mine.json"))
    let shelf = load(scratch)
    #expect(shelf.banks.map(\.id) == ["mine", "starter"])
    #expect(shelf.bank("starter")?.source == .embedded)
    #expect(shelf.bank("starter")?.path == "starter.json")
  }

  @Test func `loading stops between files where it is told to`() throws {
    struct Stop: Error {}
    let scratch = ScratchFolder()
    let paths = ["own/a", "own/b", "shipped/c", "system/d"].map { scratch.file($0) }
    for path in paths { try write(smallBank(String(path.suffix(1))), to: path + ".json") }
    let folders = ShelfFolders([
      .init(scratch.file("own"), .own), .init(scratch.file("shipped"), .shipped),
      .init(scratch.file("system"), .system),
    ])
    for stop in 0...4 {
      let opened = OpenedPaths()
      var checks = 0
      #expect(throws: Stop.self) {
        try Shelf.load(folders, files: Files(opened.watching(.real))) {
          if checks == stop { throw Stop() }
          checks += 1
        }
      }
      #expect(paths.filter { opened.contains($0 + ".json") } == Array(paths.prefix(stop)))
    }
    let shelf = Shelf.load(folders, files: Files()) {}
    #expect(shelf.banks.map(\.id) == ["a", "b", "c", "d"])
  }

  @Test func `a question is found by its reference`() throws {
    let scratch = ScratchFolder()
    try write(smallBank("a"), to: scratch.file("shipped/a.json"))
    let shelf = load(scratch)
    let found = shelf.question(for: QuestionReference(bank: "a", question: "q"))
    #expect(found?.bank.id == "a")
    #expect(found?.question.prompt == "P")
    #expect(shelf.question(for: QuestionReference(bank: "a", question: "x")) == nil)
    #expect(shelf.question(for: QuestionReference(bank: "x", question: "q")) == nil)
    let pool = shelf.pool(of: shelf.banks + shelf.banks)
    #expect(pool.hashes == [QuestionReference(bank: "a", question: "q").hash])
    #expect(pool.reference(0) == QuestionReference(bank: "a", question: "q"))
  }

  @Test(arguments: [
    ("en", ["british", "none"]), ("EN-us", ["british", "none"]), ("ko", ["korean", "none"]),
    ("fr", ["none"]),
  ])
  func `a player's banks are those of the language or of none`(
    _ language: String, _ expected: [String]
  ) throws {
    let scratch = ScratchFolder()
    try write(smallBank("korean", language: "ko"), to: scratch.file("shipped/a.json"))
    try write(smallBank("none"), to: scratch.file("shipped/b.json"))
    try write(smallBank("british", language: "en-GB"), to: scratch.file("shipped/c.json"))
    #expect(load(scratch).banks(for: language).map(\.id) == expected)
  }

  @Test func `where no bank has the language, all are played`() throws {
    let scratch = ScratchFolder()
    try write(smallBank("a", language: "ko"), to: scratch.file("shipped/a.json"))
    #expect(load(scratch).banks(for: "fr").map(\.id) == ["a"])
  }
}
