import Foundation
import Host
import TestSupport
import Testing

@testable import QuizBanks

/// The bank of the test alone; the other one was changed too shortly before it was indexed.
private func isStale(_ bank: IndexedBank) -> Bool {
  IndexFolder(bank.indexFolder).staleFiles(Files()).contains(bank.indexPath)
}

@Test func `an index is stale once its bank changed or is gone, or when it is damaged`() throws {
  let bank = try IndexedBank(smallBank("a"))
  #expect(IndexFolder(bank.indexFolder).staleFiles(Files()) == [])
  _ = bank.load()
  #expect(!isStale(bank))
  try bank.setDate(1_700_000_000)
  #expect(isStale(bank))
  _ = bank.load()
  #expect(!isStale(bank))
  let index = try Data(contentsOf: URL(filePath: bank.indexPath))
  try Data(index.dropLast(9)).write(to: URL(filePath: bank.indexPath))
  #expect(isStale(bank))
  try index.write(to: URL(filePath: bank.indexPath))
  #expect(!isStale(bank))
  try FileManager.default.removeItem(atPath: bank.bankPath)
  #expect(isStale(bank))
}

@Test func `what a killed run left among the indexes is stale, and nothing else`() throws {
  let bank = try IndexedBank(smallBank("a"))
  try FileManager.default.createDirectory(
    atPath: bank.indexFolder, withIntermediateDirectories: true)
  let names = [
    ".00.index.0123456789abcdef.tmp", ".00.index.tmp", ".notes.0123456789abcdef.tmp", "notes.txt",
    "x.index",
  ]
  for name in names { try Data("x".utf8).write(to: URL(filePath: bank.indexFolder + "/" + name)) }
  let stale = IndexFolder(bank.indexFolder).staleFiles(Files()).map { lastName(of: $0) }
  #expect(stale == [names[0], names[4]])
}
