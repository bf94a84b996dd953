import Foundation
import QuizCore
import TestSupport
import Testing

@testable import QuizBanks

struct StarterBankTests {
  @Test func `the bank within the binary is the file`() throws {
    let file = try String(
      contentsOfFile: "\(repositoryFolder)/quizzes/starter.json", encoding: .utf8)
    if isRecording {
      let path = "\(repositoryFolder)/Sources/QuizBanks/StarterBank.swift"
      try source(of: file).write(toFile: path, atomically: true, encoding: .utf8)
      Issue.record("StarterBank.swift was written again")
      return
    }
    #expect(
      StarterBank.json == file, "quizzes/starter.json has changed: run the test with RECORD=1")
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
    #expect(bank.questions.count { $0.isAskable } >= 90)
  }

  private func source(of json: String) -> String {
    """
    // swift-format-ignore-file

    /// The bank within the binary, so that the program does its job with no file beside it.
    enum StarterBank {
      /// quizzes/starter.json, whole; a test keeps the two equal, and writes this with RECORD=1.
      static let json = ##\"""
    \(json)
    \"""##
    }

    """
  }
}
