import Foundation
import Host
import QuizCore
import TestSupport
import Testing

@testable import QuizBanks

struct ChangedBankTests {
  private func text(_ prompt: String, id: String = "a", difficulty: String = "easy") -> String {
    #"{"format": "quizbank", "formatVersion": 1, "id": "b", "title": "T", "#
      + #""defaults": {"difficulty": "\#(difficulty)"}, "questions": ["#
      + #"{"id": "\#(id)", "type": "true-false", "prompt": "\#(prompt)", "answer": true}]}"#
  }

  /// Writes over the bytes of the same file.
  private func edit(_ path: String, _ text: String) throws {
    let file = try #require(FileHandle(forWritingAtPath: path))
    try file.truncate(atOffset: 0)
    try file.write(contentsOf: Data(text.utf8))
    try file.close()
  }

  @Test func `a bank edited in place is read anew`() throws {
    let bank = try IndexedBank(text("old"))
    #expect(bank.load()?.question("a")?.prompt == "old")
    try edit(bank.bankPath, text("new"))
    try bank.setDate(1_600_000_001)
    #expect(bank.load()?.question("a")?.prompt == "new")
    #expect(bank.load()?.question("a")?.prompt == "new")
  }

  @Test func `a bank edited in place during a run is read anew`() throws {
    let bank = try IndexedBank(text("old"))
    for round in ["just indexed", "by its index"] {
      try edit(bank.bankPath, text("old"))
      try bank.setDate(1_600_000_000)
      let loaded = try #require(bank.load())
      #expect(loaded.question("a")?.prompt == "old", "\(round)")
      try edit(bank.bankPath, text("new", difficulty: "hard"))
      let changed = loaded.question("a")
      #expect(changed?.prompt == "new", "\(round)")
      #expect(changed?.difficulty == .hard, "\(round)")
      #expect(loaded.questions.map(\.prompt) == ["new"], "\(round)")
      try edit(bank.bankPath, text("old"))
      try bank.setDate(1_600_000_000)
      _ = bank.load()
    }
  }

  @Test func `a question that vanishes during a run is gone, and a draw passes over it`() throws {
    for change in ["other id", "other bank", "no bank", "no file"] {
      let bank = try IndexedBank(text("old"))
      let loaded = try #require(bank.load())
      switch change {
      case "other id": try write(text("new", id: "z"), to: bank.bankPath)
      case "other bank": try write(smallBank("other"), to: bank.bankPath)
      case "no bank": try write("{", to: bank.bankPath)
      default: try Files().remove(bank.bankPath)
      }
      let pool = Pool([loaded.poolSource])
      #expect(pool.count == 1, "\(change)")
      #expect(DailyDraw(for: QuizDate(dayNumber: 1), from: pool).questions == [], "\(change)")
      #expect(PracticeDraw(seed: 1).questions(3, from: pool) == [], "\(change)")
      #expect(loaded.question("a") == nil, "\(change)")
      #expect(loaded.question("z")?.prompt == (change == "other id" ? "new" : nil), "\(change)")
    }
  }

  @Test func `an index made within a tick of the last change is not believed`() throws {
    let bank = try IndexedBank(text("old"))
    try edit(bank.bankPath, text("old"))
    let opened = OpenedPaths()
    _ = bank.load()
    let index = bank.indexPath
    let status = try #require(try Files().status(index))
    let second = Double(status.modifiedSeconds)
    for (date, isBelieved) in [(second - 1, false), (second - 100, true), (second + 100, true)] {
      try bank.setDate(date)
      try? Files().remove(index)
      _ = bank.load()
      opened.forget()
      _ = bank.load(opened.watching(.real))
      #expect(opened.contains(bank.bankPath) != isBelieved, "\(date - second) s")
    }
  }

  @Test(
    arguments: [
      (0, 0, true), (0, 5_000_000, true), (0, 19_999_999, true), (0, 20_000_000, false),
      (1, 0, false), (-1, 0, false), (.max, 0, false), (.min, 0, false),
    ] as [(Int64, Int64, Bool)])
  func `the tick is 20 milliseconds where times have fractions`(
    seconds: Int64, nanoseconds: Int64, isTooFresh: Bool
  ) throws {
    let scratch = ScratchFolder()
    try write("x", to: scratch.file("x"))
    var status = try #require(try Files().status(scratch.file("x")))
    let stamp = FileStamp(
      path: "/b", size: 1, modifiedSeconds: 1_000, modifiedNanoseconds: 1, device: 1, inode: 1)
    status.modifiedSeconds = seconds.magnitude > 9 ? seconds : 1_000 + seconds
    status.modifiedNanoseconds = 1 + nanoseconds
    #expect(stamp.isTooFresh(for: status) == isTooFresh)
  }
}
