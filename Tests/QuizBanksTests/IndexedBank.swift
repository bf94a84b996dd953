import Foundation
import Host
import QuizCore
import TestSupport
import Testing

@testable import QuizBanks

/// A folder with one bank, changed long ago, and a place for indexes.
final class IndexedBank {
  let scratch = ScratchFolder()
  let bytes: [UInt8]

  init(_ text: String) throws {
    bytes = Array(text.utf8)
    try write(text, to: bankPath)
    try setDate(1_600_000_000)
    try write(smallBank("shipped"), to: scratch.file("shipped/small.json"))
  }

  var bankPath: String { scratch.file("own/bank.json") }
  var indexFolder: String { scratch.file("cache/banks") }

  /// Says that the bank was changed at a second since 1970.
  func setDate(_ second: Double) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: second)], ofItemAtPath: bankPath)
  }

  /// The path of its index.
  var indexPath: String { IndexFolder(indexFolder).place(of: bankPath) }

  /// The bank as a shelf has it.
  func load(_ calls: SystemCalls = .real, in folder: String? = nil) -> Bank? {
    let folders = ShelfFolders([
      .init(scratch.file("own"), .own), .init(scratch.file("shipped"), .shipped),
    ])
    let shelf = Shelf.load(
      folders, files: Files(calls),
      indexes: IndexFolder(folder ?? indexFolder, minimumSize: 0))
    return shelf.banks.first { $0.path == bankPath }
  }

  /// The bank read whole.
  func read() throws -> Bank {
    guard case .bank(let bank) = BankReader().read(bytes, path: bankPath, source: .own) else {
      throw RefusedForTest()
    }
    return bank
  }
}

/// A bank was refused that should not be.
struct RefusedForTest: Error {}

/// Everything about a bank that playing shows, in an order of its own.
struct Played: Equatable {
  var head: [String?]
  var counts: [Int]
  var hashes: [UInt64]
  var draws: [[QuestionReference]]
  var practice: [QuestionReference]
  var members: [String]
  var questions: [Question?]

  /// Plays with a bank in the way that a daily and a practice do; `ids` are looked up.
  init(_ bank: Bank, _ ids: [String]) {
    head = [bank.id, bank.title, bank.language, bank.description, bank.textFormat.rawValue]
    counts = [bank.questionCount, bank.disabledCount, bank.leftOutCount, bank.findingCount]
    let pool = Pool([bank.poolSource])
    hashes = pool.hashes.sorted()
    draws = [-40, 20_787, 20_788].map {
      DailyDraw(for: QuizDate(dayNumber: $0), from: pool).questions
    }
    questions = (ids + ["none", ""]).map(bank.question)
    practice = PracticeDraw(seed: 5).questions(.max, from: pool)
    members = pool.candidatesByReference.map { candidate in
      let topic = candidate.topic.map { Array($0.utf8).description } ?? "none"
      return "\(pool.reference(candidate.position)?.question ?? "gone") \(topic) "
        + "\(candidate.difficulty)"
    }
  }
}
