import Foundation
import Host
import QuizCore
import TestSupport
import Testing

@testable import QuizBanks

struct IndexTests {
  @Test func `a bank plays the same read whole, just indexed, by its index and without a place`()
    throws
  {
    for seed in 0..<60 as Range<UInt64> {
      let generated = GeneratedBank(seed, questions: Int(seed))
      let bank = try IndexedBank(generated.text)
      let read = try bank.read()
      let expected = Played(read, generated.ids)
      let opened = OpenedPaths()
      for (way, folder) in [("just indexed", nil), ("indexed", nil), ("no place", "/dev/null/x")] {
        let label = Comment(rawValue: "seed \(seed), \(way)")
        let played = try #require(bank.load(opened.watching(.real), in: folder), label)
        #expect(opened.contains(bank.bankPath) == (way != "indexed"), label)
        #expect(Played(played, generated.ids) == expected, label)
        #expect(played.questions == read.questions, label)
        #expect(played.findings == read.findings, label)
        #expect(played.unlistedFindingCount == read.unlistedFindingCount, label)
        #expect(Played(played, generated.ids) == expected, "after reading whole, \(label)")
        opened.forget()
      }
    }
  }

  @Test func `damage anywhere changes no answer, and the index is made again`() throws {
    let generated = GeneratedBank(3, questions: 6)
    let bank = try IndexedBank(generated.text)
    let expected = Played(try bank.read(), generated.ids)
    _ = bank.load()
    let path = bank.indexPath
    let whole = try Files().read(path)
    let changes: [UInt8] = [0x01, 0x80, 0xFF]
    var damaged = whole.indices.map { place in
      var bytes = whole
      bytes[place] ^= changes[place % 3]
      return ("byte \(place) changed by \(changes[place % 3])", bytes)
    }
    damaged += stride(from: 0, to: whole.count, by: 5).map { ("cut at \($0)", Array(whole[..<$0])) }
    damaged += [("longer", whole + [0]), ("twice", whole + whole)]
    // What a power cut leaves of a file that was not synced: its length, and zeros from somewhere on.
    damaged += stride(from: 0, to: whole.count, by: 3).map { start in
      let zeros = [UInt8](repeating: 0, count: whole.count - start)
      return ("zeros from \(start)", Array(whole[..<start]) + zeros)
    }
    for (label, bytes) in damaged {
      try Files().replace(path, with: bytes)
      let first = try #require(bank.load(), "\(label)")
      #expect(Played(first, generated.ids) == expected, "\(label)")
      _ = bank.load()
      #expect(try Files().read(path) == whole, "\(label)")
    }
  }

  @Test func `an index that lies about its rows changes no answer`() throws {
    let generated = GeneratedBank(4, questions: 30)
    let bank = try IndexedBank(generated.text)
    let expected = Played(try bank.read(), generated.ids)
    _ = bank.load()
    let path = bank.indexPath
    let size = try Files().read(path).count
    let good = try #require(BankIndex(Files(), path, size: size))
    let rows = try #require(good.rows.all(good.hashes))
    for (label, lie) in IndexLie.all {
      let index = BankIndex(
        head: good.head, hashes: good.hashes, rows: .memory(rows.map { lie($0, rows) }))
      try Files().replace(path, with: try #require(index.bytes))
      #expect(Played(try #require(bank.load()), generated.ids) == expected, "\(label)")
      _ = bank.load()
      #expect(try Files().read(path) == good.bytes, "\(label)")
    }
  }

  @Test func `an index of hashes that no question has gives no question`() throws {
    let generated = GeneratedBank(4, questions: 12)
    let bank = try IndexedBank(generated.text)
    _ = bank.load()
    let path = bank.indexPath
    let good = try #require(BankIndex(Files(), path, size: try Files().read(path).count))
    let rows = try #require(good.rows.all(good.hashes))
    let index = BankIndex(
      head: good.head, hashes: good.hashes.map { $0 ^ 1 }.sorted(), rows: .memory(rows))
    try Files().replace(path, with: try #require(index.bytes))
    let played = Played(try #require(bank.load()), generated.ids)
    #expect(played.draws == [[], [], []])
    #expect(played.practice == [])
    #expect(played.members == [])
  }

  @Test func `a fault at any call gives the same bank or none`() throws {
    let generated = GeneratedBank(5, questions: 4)
    let bank = try IndexedBank(generated.text)
    let expected = Played(try bank.read(), generated.ids)
    for hasIndex in [false, true] {
      for number in 0..<1_000 {
        try? Files().remove(bank.indexPath)
        if hasIndex { _ = bank.load() }
        let log = CallLog()
        let calls = SystemCalls.real.failing(log) { index, _ in
          index == number ? .error(EIO) : nil
        }
        let loaded = bank.load(calls)
        let label: Comment = "call \(number) of \(hasIndex ? "an indexed" : "a new") bank"
        if let loaded {
          #expect(Played(loaded, generated.ids) == expected, label)
        } else {
          #expect(log.calls.count > number, label)
        }
        guard log.calls.count > number else { break }
      }
    }
  }

  @Test func `a new index waits for no disk, and by default all but the smallest banks get one`()
    throws
  {
    let bank = try IndexedBank(GeneratedBank(5, questions: 40).text)
    let log = CallLog()
    try Files().makeFolder(bank.indexFolder)
    _ = bank.load(SystemCalls.real.failing(log) { _, _ in nil })
    #expect(log.calls.contains(.rename))
    #expect(!log.calls.contains(.fsync))
    #expect(IndexFolder(bank.indexFolder).minimumSize == 16_384)
  }

  @Test func `small banks get no index`() throws {
    let scratch = ScratchFolder()
    let text = smallBank("a")
    try write(text, to: scratch.file("own/a.json"))
    for (size, count) in [(text.utf8.count + 1, 0), (text.utf8.count, 1)] {
      let indexes = IndexFolder(scratch.file("cache"), minimumSize: size)
      let folders = ShelfFolders([.init(scratch.file("own"), .own)])
      let shelf = Shelf.load(folders, files: Files(), indexes: indexes)
      #expect(shelf.bank("a")?.question("q")?.prompt == "P")
      #expect(try Files().list(scratch.file("cache")).count == count)
    }
  }

  @Test func `a large file that is no bank is refused as a small one is`() throws {
    let texts = ["{", #"{"format": "quizbank"}"#, "[]"]
    for text in texts {
      let scratch = ScratchFolder()
      try write(text, to: scratch.file("own/a.json"))
      let folders = ShelfFolders([.init(scratch.file("own"), .own)])
      let indexes = IndexFolder(scratch.file("cache"), minimumSize: 0)
      let shelf = Shelf.load(folders, files: Files(), indexes: indexes)
      #expect(shelf.refused == Shelf.load(folders, files: Files()).refused, "\(text)")
      #expect(shelf.refused.count == 1, "\(text)")
      #expect(try Files().list(scratch.file("cache")) == [], "\(text)")
    }
  }
}

/// Ways in which a row may say something that is not so.
private enum IndexLie {
  static let all: [(String, @Sendable (IndexRow, [IndexRow]) -> IndexRow)] = [
    ("range of another", { row, rows in row.with(offset: rows[0].offset, length: rows[0].length) }),
    ("empty range", { row, _ in row.with(offset: row.offset, length: 0) }),
    ("past the end", { row, _ in row.with(offset: .max, length: .max) }),
    ("too long", { row, _ in row.with(offset: row.offset, length: row.length + 3) }),
    ("position outside", { row, _ in row.with(byID: .max) }),
    ("one position for all", { row, _ in row.with(byID: 0) }),
    (
      "topic outside",
      { row, _ in row.with(label: row.label | 0xFFFF_FFF8) }
    ),
  ]
}

extension IndexRow {
  fileprivate func with(offset: UInt32, length: UInt32) -> IndexRow {
    IndexRow(offset: offset, length: length, byID: byID, label: label)
  }

  fileprivate func with(label: UInt32) -> IndexRow {
    IndexRow(offset: offset, length: length, byID: byID, label: label)
  }
}
