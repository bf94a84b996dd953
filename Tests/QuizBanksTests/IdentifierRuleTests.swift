import JSON
import QuizCore
import Testing

@testable import QuizBanks

struct IdentifierRuleTests {
  @Test func `the second of two questions with one id is left out, both places named`() throws {
    let marked = MarkedBank(
      questions: """
        {"id": ①"q", "type": "true-false", "prompt": "First", "answer": true},
        {"id": 👉"q", "type": "true-false", "prompt": "Second", "answer": true}
        """)
    let bank = try #require(marked.bank)
    #expect(
      bank.findings == [
        Finding(
          .repeatedIdentifier, .repeatedIdentifier("q"), at: marked.position,
          path: "questions[2].id", question: "q", first: marked.firstPosition, effect: .leftOut)
      ])
    #expect(bank.questions.map(\.prompt) == ["P", "First"])
    #expect(bank.question("q")?.prompt == "First")
    #expect(bank.leftOutCount == 1)
  }

  @Test(arguments: [
    (#"{"id": 👉"a b", "type": "true-false", "prompt": "P", "answer": true}"#, "a b"),
    (#"{"id": 👉"", "type": "true-false", "prompt": "P", "answer": true}"#, ""),
    (#"{"id": 👉"-a", "type": "true-false", "prompt": "P", "answer": true}"#, "-a"),
  ])
  func `a question with a bad id is left out and named by its index`(
    _ text: String, _ id: String
  ) throws {
    let marked = MarkedBank(questions: text)
    let bank = try #require(marked.bank)
    #expect(
      bank.findings == [
        Finding(
          .wrongValue, .malformedIdentifier(id), at: marked.position, path: "questions[1].id",
          effect: .leftOut)
      ])
    #expect(bank.questions.map(\.id) == ["good"])
  }

  @Test func `without an id a question is left out`() throws {
    let marked = MarkedBank(questions: #"👉{"type": "true-false", "prompt": "P", "answer": true}"#)
    #expect(
      marked.findings == [
        Finding(
          .wrongValue, .missingKey("id"), at: marked.position, path: "questions[1]",
          effect: .leftOut)
      ])
  }

  @Test func `what is no object is no question`() throws {
    let marked = MarkedBank(questions: "👉5")
    let bank = try #require(marked.bank)
    #expect(
      bank.findings == [
        Finding(
          .wrongValue, .wrongKind(found: .number, value: "5", expected: [.object]),
          at: marked.position, path: "questions[1]", effect: .leftOut)
      ])
    #expect(bank.leftOutCount == 1)
  }

  @Test func `a number that does not fit is found in item 57 of 300`() throws {
    let questions = (2...300).map { number in
      let answer = number == 57 ? "👉9223372036854775808" : "true"
      return
        #"{"id": "item-\#(number)", "type": "true-false", "prompt": "P", "answer": \#(answer)}"#
    }
    let marked = MarkedBank(questions: questions.joined(separator: ",\n"))
    let bank = try #require(marked.bank)
    #expect(
      bank.findings == [
        Finding(
          .wrongValue,
          .wrongKind(found: .number, value: "9223372036854775808", expected: [.boolean]),
          at: marked.position, path: "questions[56].answer", question: "item-57",
          effect: .leftOut)
      ])
    #expect(marked.position?.line == 58)
    #expect(bank.questions.count == 299)
  }
}
