import Foundation
import QuizCore
import TestSupport
import Testing

@testable import QuizBanks

/// A file of the checkout that is within the binary too, as a string literal.
private struct Embedded: Sendable, CustomTestStringConvertible {
  let file: String
  let source: String
  let text: String

  static let all = [
    Embedded(file: "starter.json", source: "StarterBank.swift", text: StarterBank.json),
    Embedded(file: BankSchema.fileName, source: "BankSchema.swift", text: BankSchema.json),
  ]

  var testDescription: String { file }

  /// The source with another text in its literal.
  func rewritten(_ text: String) throws -> String {
    let path = "\(repositoryFolder)/Sources/QuizBanks/\(source)"
    let old = try String(contentsOfFile: path, encoding: .utf8)
    let head = try #require(old.range(of: "##\"\"\"\n"))
    return old[..<head.upperBound] + text + "\n\"\"\"##\n}\n"
  }
}

struct StarterBankTests {
  @Test(arguments: Embedded.all)
  private func `what is within the binary is the file`(_ embedded: Embedded) throws {
    let file = try String(
      contentsOfFile: "\(repositoryFolder)/quizzes/\(embedded.file)", encoding: .utf8)
    if isRecording {
      try embedded.rewritten(file).write(
        toFile: "\(repositoryFolder)/Sources/QuizBanks/\(embedded.source)", atomically: true,
        encoding: .utf8)
      Issue.record("\(embedded.source) was written again")
      return
    }
    #expect(embedded.text == file, "quizzes/\(embedded.file) has changed: run with RECORD=1")
  }

  @Test func `the bank within the binary is without fault`() {
    let bytes = Array(StarterBank.json.utf8)
    guard case .bank(let bank) = BankReader().read(bytes, path: "s", source: .embedded) else {
      Issue.record("the starter bank is refused")
      return
    }
    #expect(bank.id == "starter")
    #expect(bank.findings == [])
    #expect(bank.questions.count >= 10)
    #expect(bank.questions.count >= 90)
  }
}
