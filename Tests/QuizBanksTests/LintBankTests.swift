import JSON
import Testing

@testable import QuizBanks

private func typed(_ answers: String, prompt: String = "What?", more: String = "") -> String {
  #"{"id": "q", "type": "short-answer", "prompt": "\#(prompt)", "acceptedAnswers": [\#(answers)]\#(more)}"#
}

private func statement(_ id: String, _ prompt: String, _ answer: String = "true") -> String {
  #"{"id": "\#(id)", "type": "true-false", "prompt": \#(prompt), "answer": \#(answer)}"#
}

struct LintBankTests {
  @Test func `an answer longer than any that is matched is an error`() {
    let answer = String(repeating: "x", count: 2_001)
    let shown = String(repeating: "x", count: 59) + "…"
    let found = MarkedBank(linting: typed("\"\(answer)\"")).check().findings
    #expect(
      found.map(\.problem) == [.lint(.unmatchable(shown)), .lint(.longTyped(2_001))])
    #expect(found.map(\.severity) == [.error, .warning])
  }

  @Test func `a bank that says nothing of itself is told so`() {
    let bank = MarkedBank(
      """
      👉{"format": "quizbank", "formatVersion": 1, "id": "b", "title": "B", "questions": [
      {"id": "good", "type": "true-false", "prompt": "P", "answer": true}]}
      """)
    #expect(
      bank.check().findings == [
        Finding(.license, .lint(.noLicense), at: bank.position, severity: .info),
        Finding(.missingOrigin, .lint(.noLanguage), at: bank.position, severity: .warning),
        Finding(.missingOrigin, .lint(.noOrigin), at: bank.position, severity: .warning),
      ])
  }

  @Test func `what each question says need not stand in the bank`() {
    let bank = MarkedBank(
      """
      {"format": "quizbank", "formatVersion": 1, "id": "b", "title": "B", "questions": [
      {"id": "good", "type": "true-false", "prompt": "P", "answer": true, "language": "en",
      "license": "MIT", "source": {"id": "x"}}]}
      """)
    #expect(bank.check().findings == [])
  }

  @Test func `explanations are missed only when that is asked for`() {
    let bank = MarkedBank(linting: "")
    #expect(bank.check().findings == [])
    #expect(bank.check(explanations: true).findings.map(\.problem) == [.lint(.noExplanation)])
  }

  @Test func `a byte order mark is told of at the start`() {
    let bytes = [0xEF, 0xBB, 0xBF] + MarkedBank(linting: "").bytes
    #expect(
      BankLinter().check(bytes, path: "b").findings == [
        Finding(
          .byteOrderMark, .lint(.byteOrderMark), at: JSONPosition(line: 1, column: 1),
          severity: .warning)
      ])
  }

  @Test func `nesting deeper than 32 is told of where it begins`() {
    let deep = String(repeating: "[", count: 31) + "👉[" + String(repeating: "]", count: 32)
    let bank = MarkedBank(linting: "", header: "\"x-deep\": \(deep),")
    #expect(
      bank.check().findings == [
        Finding(
          .hardLimit, .lint(.deepNesting(limit: 32)), at: bank.position, severity: .warning)
      ])
    #expect(
      MarkedBank(linting: "", header: "\"x-deep\": \(deep.dropFirst().dropLast()),").check()
        .findings == [])
  }

  @Test func `what reading finds and what a check adds come in the order of the text`() {
    let bank = MarkedBank(
      linting: """
        {"id": "a", "type": "true-false", "prompt": "One  two", "answer": true, "colour": 1},
        {"id": "b", "type": "true-false", "prompt": "P ", "answer": "yes"},
        {"id": "c", "type": "true-false", "prompt": "Q", "answer": true, "topic": " T"}
        """)
    #expect(
      bank.check().findings.map { "\($0.position?.line ?? 0) \($0.rule.rawValue)" } == [
        "5 QB030", "5 QB004", "6 QB030", "6 QB005", "7 QB030",
      ])
  }

  @Test func `more findings than are kept are counted by their severity`() {
    let questions = (0..<10_005).map { statement("s-a\($0)", "\" Statement \($0).\"") }
    let check = MarkedBank(linting: questions.joined(separator: ",")).check()
    #expect(check.findings.count == 10_000)
    // One finding is about all of them.
    #expect(check.unlisted.warnings == 6 && check.unlisted.errors == 0)
  }
}
