import JSON
import QuizCore
import QuizFormats
import Testing

@testable import QuizBanks

/// A draft of a true-false question on a line.
private func truth(
  _ prompt: String, _ answer: Bool = true, line: Int = 1, id: String? = nil
) -> DraftQuestion {
  var draft = DraftQuestion(
    prompt, .trueFalse(answer: answer), at: JSONPosition(line: line, column: 1))
  draft.sourceID = id
  return draft
}

private func bank(_ questions: [DraftQuestion]) -> DraftBank {
  var bank = DraftBank(idPrefix: "t")
  bank.log.read(questions.count)
  bank.questions = questions
  return bank
}

private func assembly(_ draft: DraftBank) throws -> BankAssembly {
  try BankAssembly(draft, of: .gift, id: "b", title: "B", language: nil)
}

struct BankAssemblyTests {
  @Test func `drafts become the text of a bank, a line each`() throws {
    var draft = bank([truth("Is 1 < 2?", id: "one"), truth("Second", false, line: 5)])
    draft.license = "CC0-1.0"
    draft.sourceTitle = "Somewhere"
    draft.sourceURL = "https://example.org"
    draft.language = "en"
    let assembly = try assembly(draft)
    let text = String(decoding: assembly.bytes, as: UTF8.self)
    #expect(
      text.replacing(#/"x-seal":"[0-9a-f]{16}"/#, with: #""x-seal":"…""#) == """
        {
          "$schema":"quizbank.schema.json",
          "format":"quizbank",
          "formatVersion":1,
          "id":"b",
          "title":"B",
          "language":"en",
          "license":"CC0-1.0",
          "source":{"title":"Somewhere","url":"https://example.org","format":"gift","x-seal":"…"},
          "questions": [
            {"id":"one","type":"true-false","prompt":"Is 1 < 2?","answer":true},
            {"id":"t-\(hexadecimal(draft.questions[1].contentHash))","type":"true-false","prompt":"Second","answer":false}
          ]
        }

        """)
    #expect(assembly.questionCount == 2)
    #expect(BankOrigin(assembly.bytes)?.format == "gift")
    #expect(BankOrigin(assembly.bytes)?.isIntact == true)
    let edited = Array(text.replacing("Second", with: "Third").utf8)
    #expect(BankOrigin(edited)?.isIntact == false)
  }

  @Test func `what stands there twice is passed over, and what is only named alike is kept`() throws
  {
    let questions = [
      truth("A"), truth("A", line: 2), truth("B", line: 3, id: "x"), truth("B", line: 4, id: "x"),
      truth("C", line: 5, id: "x"), truth("D", line: 6, id: "not an id"),
    ]
    let assembly = try assembly(bank(questions))
    #expect(assembly.questionCount == 4)
    #expect(assembly.log.readCount == 6)
    #expect(assembly.log.skippedCount == 2)
    #expect(
      assembly.log.notes == [
        ImportNote(
          .skipped, .common(.repeatedQuestion(firstLine: 1)),
          at: JSONPosition(line: 2, column: 1), question: "A"),
        ImportNote(
          .skipped, .common(.repeatedQuestion(firstLine: 3)),
          at: JSONPosition(line: 4, column: 1), question: "B"),
        ImportNote(
          .changed, .common(.repeatedIdentifier("x")), at: JSONPosition(line: 5, column: 1),
          question: "C"),
        ImportNote(
          .changed, .common(.changedIdentifier("not an id")),
          at: JSONPosition(line: 6, column: 1), question: "D"),
      ])
  }

  @Test func `an id of the file that looks like one made here is kept, and taken by its twin`()
    throws
  {
    let hash = hexadecimal(truth("A").contentHash)
    let questions = [
      truth("B", id: "t-" + hash), truth("A", line: 2), truth("C", line: 3, id: "u-" + hash),
      truth("D", line: 4, id: "t-" + hash.uppercased()), truth("E", line: 5, id: "t-" + hash),
    ]
    let assembly = try assembly(bank(questions))
    #expect(
      (BankOrigin(assembly.bytes)?.questions.keys).map(Set.init) == [
        "t-" + hash, "u-" + hash, "t-" + hash.uppercased(),
        "t-" + hexadecimal(truth("E").contentHash),
      ])
    #expect(
      assembly.log.notes == [
        ImportNote(
          .skipped, .common(.repeatedQuestion(firstLine: 1)),
          at: JSONPosition(line: 2, column: 1), question: "A"),
        ImportNote(
          .changed, .common(.repeatedIdentifier("t-" + hash)),
          at: JSONPosition(line: 5, column: 1), question: "E"),
      ])
  }

  @Test func `what could not be played is passed over with the rule against it`() throws {
    let alone = DraftQuestion(
      "Which?", .multipleChoice(ChoiceList([Choice("one", isCorrect: true)])),
      at: JSONPosition(line: 7, column: 1))
    let assembly = try assembly(bank([truth("A"), alone]))
    #expect(assembly.questionCount == 1)
    #expect(
      assembly.log.notes == [
        ImportNote(
          .skipped, .common(.notPlayable(rule: "QB010")), at: JSONPosition(line: 7, column: 1),
          question: "Which?")
      ])
    var log = ImportLog()
    log.read()
    log.skip(
      .common(.notPlayable(rule: "QB010")), at: JSONPosition(line: 7, column: 1),
      question: "Which?")
    #expect(throws: ImportTrouble.nothingLeft(.gift, log)) {
      try self.assembleNothing(alone)
    }
  }

  private func assembleNothing(_ alone: DraftQuestion) throws -> BankAssembly {
    try assembly(bank([alone]))
  }

  @Test func `an id depends on the question alone, not on its place or the order of its choices`() {
    func hash(_ choices: [Choice], _ prompt: String = "Q") -> UInt64 {
      DraftQuestion(
        prompt, .multipleResponse(ChoiceList(choices), .partial),
        at: JSONPosition(line: choices.count, column: 1)
      ).contentHash
    }
    let (a, b, c) = (Choice("a", isCorrect: true), Choice("b", isCorrect: true), Choice("c"))
    #expect(hash([a, b, c]) == hash([c, b, a]))
    #expect(hash([a, b, c]) == hash([a, b, Choice("d")]))
    #expect(hash([a, b, c]) != hash([a, c]))
    #expect(hash([a], "caf\u{E9}") == hash([a], "cafe\u{301}"))
  }

  @Test(arguments: [
    ("Rivers of Europe", "rivers-of-europe"), ("a.b_c", "a-b-c"), ("--x--", "x"), ("9", "9"),
    ("문제집", "bank-" + hexadecimal(FNV1a64.hash("문제집")).suffix(8)),
    ("Müller", "m-ller"), (String(repeating: "a", count: 99), String(repeating: "a", count: 64)),
  ])
  func `a name becomes an id`(_ name: String, _ id: String) {
    #expect(bankIdentifier(from: name) == id)
    #expect(isIdentifier(id))
  }
}

@Test func `a bank that grows past the limit is refused before it is written whole`() {
  let long = String(repeating: "x", count: 1_000_000)
  let questions = (0..<1_000).map { truth(long, line: $0 + 1, id: "q\($0)") }
  let draft = bank(questions)
  #expect(throws: ImportTrouble.bankTooLarge(limit: 50_000_000)) { try assembly(draft) }
}
