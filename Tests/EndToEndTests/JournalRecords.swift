import Foundation
import TestSupport
import Testing

/// A line of a journal, as far as these tests look at it.
struct JournalRecord: Decodable, Equatable {
  let kind: String
  let mode: String?
  let session: String?
  let index: Int?
  let question: String?
  let response: [String]?
  let xp: Int?
  let bonus: Int?
  let nickname: String?
  let value: String?

  /// What the line pays, both parts.
  var paid: Int { (xp ?? 0) + (bonus ?? 0) }
}

extension ScratchHome {
  /// Every whole line of all journals, in the order of the files' names.
  func journal() throws -> [JournalRecord] {
    try names(in: journalFolder).flatMap { name in
      let bytes = try Data(contentsOf: URL(filePath: "\(journalFolder)/\(name)"))
      return try bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: true).map {
        try JSONDecoder().decode(JournalRecord.self, from: Data($0))
      }
    }
  }

  /// The lines that answer a question.
  func answers() throws -> [JournalRecord] { try journal().filter { $0.kind == "answered" } }
}
