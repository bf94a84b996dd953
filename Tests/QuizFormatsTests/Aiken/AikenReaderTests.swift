import JSON
import QuizCore
import QuizFormats
import Testing

struct AikenReaderTests {
  @Test(arguments: [
    AikenCase("Q?\nA. a\nB. b\nANSWER: B", right: [1]),
    AikenCase("Q?\nA) a\nB.b\nC)   c\nANSWER:C  ", right: [2]),
    AikenCase("Q?\n\nA) a\n\nB) b\n\nC) c\n\nANSWER: B) b\n", right: [1]),
    AikenCase(
      "Q?\nA. a\nB. b\nanswer: b", right: [1], .aiken(.looseAnswer("answer: b", letters: "B"))),
    AikenCase(
      "Q?\nA. a\nB. b\nANSWER: b", right: [1], .aiken(.looseAnswer("ANSWER: b", letters: "B"))),
    AikenCase("Q?\nA. a\nB. b\nANSWER: E", skipped: .common(.answerOutOfRange("E", choices: 2))),
    AikenCase("Q?\nA. a\nB. b\nANSWER:", skipped: .common(.noAnswer)),
    AikenCase("Q?\nA. a\nB. b\nANSWER: AB", skipped: .aiken(.severalLetters("AB"))),
    AikenCase("Q?\nA. a\nB. b\nANSWER: Both", skipped: .common(.answerNotAmongChoices("Both"))),
    AikenCase("Q?\nA. a\nB. b", skipped: .aiken(.noAnswerLine)),
    AikenCase("Q?\nA. a\nANSWER: A", skipped: .common(.tooFewChoices(1))),
    AikenCase("Q?\nANSWER: A", skipped: .common(.tooFewChoices(0))),
    AikenCase("A. a\nB. b\nANSWER: A", skipped: .aiken(.choicesWithoutQuestion)),
    AikenCase("ANSWER: A", skipped: .aiken(.answerWithoutQuestion)),
    AikenCase("Q?\nA.\nB. b\nANSWER: A", skipped: .common(.blankAnswer)),
    AikenCase("Q?\nA. a\nB. b\nC. b\nANSWER: A", right: [0], .common(.repeatedChoice("b"))),
    AikenCase("Q?\nA. a\nB. b\nC. a\nANSWER: C", right: [0], .common(.repeatedChoice("a"))),
    AikenCase("Q?\nA. a\nB. a\nANSWER: A", skipped: .common(.tooFewChoices(1))),
    AikenCase("x\nQ?\nA. a\nB. b\nANSWER: A", right: [0], .aiken(.shortLine("x"))),
  ])
  func `an answer names a choice by its letter`(_ example: AikenCase) throws {
    try example.check(ReadOptions())
  }

  @Test(arguments: [
    AikenCase(
      "Q?\nA. a\nC. b\nD. c\nANSWER: C", right: [1],
      .aiken(.lettersOutOfSequence("A, C, D"))),
    AikenCase("Q?\nA. a\nC. b\nD. c\nANSWER: A", right: [0]),
    AikenCase("Q?\nA. a\nC. b\nANSWER: B", skipped: .common(.answerOutOfRange("B", choices: 2))),
    AikenCase("Q?\nB. a\nA. b\nANSWER: A", right: [1], .aiken(.lettersOutOfSequence("B, A"))),
    AikenCase("Q?\nA. a\nA. b\nB. c\nANSWER: B", skipped: .aiken(.repeatedLetter("A"))),
    AikenCase(
      "A. Smith said?\nA. a\nB. b\nANSWER: A", skipped: .aiken(.choicesWithoutQuestion)),
  ])
  func `letters out of sequence still name their choices`(_ example: AikenCase) throws {
    try example.check(ReadOptions())
  }

  @Test(arguments: [
    AikenCase("Q?\nA. a\nB. b\nPick one\n", skipped: .aiken(.noAnswerLine)),
    AikenCase(
      "Q?\na) a\nb) b\nAnswer: b",
      skipped: .aiken(.nearAnswer("Answer: b", letters: "B"))),
    AikenCase(
      "Q?\nA) a\nB) b\nCorrect answer: A, B",
      skipped: .aiken(.nearAnswer("Correct answer: A, B", letters: "A, B"))),
    AikenCase("Q?\na) a\nb) b\nANSWER: b", skipped: .aiken(.nearChoice("a) a"))),
  ])
  func `what is nearly Aiken is told what it lacks`(_ example: AikenCase) throws {
    try example.check(ReadOptions())
  }

  @Test func `the words of a choice name it in a lenient reading, in any case`() throws {
    var options = ReadOptions()
    options.isLenient = true
    let text = SourceText("Q?\nA. one\nB. Two\nANSWER: TWO\n")
    let list = ChoiceList([Choice("one"), Choice("Two", isCorrect: true)])
    #expect(try AikenReader.read(text, options).questions.map(\.kind) == [.multipleChoice(list)])
  }

  @Test func `each question with a near answer is counted`() throws {
    let text = "1. Q?\na) a\nb) b\nAnswer: b\n\n2. R?\na) a\nb) b\nb\n\nS?\nA. a\nB. b\nANSWER: A\n"
    let bank = try AikenReader.read(SourceText(text))
    #expect(bank.questions.map(\.prompt) == ["S?"])
    #expect(
      bank.log.notes.map(\.problem) == [
        .aiken(.nearAnswer("Answer: b", letters: "B")), .aiken(.nearAnswer("b", letters: "B")),
        .aiken(.shortLine("b")),
      ])
    #expect(bank.log.notes.map(\.position?.line) == [1, 6, 9])
    #expect(bank.log.readCount == 3)
  }

  @Test func `a line that only looks like an answer is text where the question goes on`() throws {
    let text =
      "Which?\nA. 4\nB. 6\nC. both of\nA and B\nbut not more\nANSWER: C\n\n"
      + "Which?\nA. both\nA and B\nB. 7\nANSWER: B\n\nAs to\na) one\nb) two\nA, B\nA. 8\nB. 9\nANSWER: A\n"
    let bank = try AikenReader.read(SourceText(text))
    #expect(
      bank.questions.map(summary) == [
        "Which? [multiple-choice] 4 | 6 | both of A and B but not more*",
        "Which? [multiple-choice] both A and B | 7*",
        "As to\na) one\nb) two\nA, B [multiple-choice] 8* | 9",
      ])
    #expect(bank.log.readCount == 3)
  }

  @Test func `a near answer is no part of the question after it`() throws {
    let text = "Q?\nA) a\nB) b\nCorrect answer: A\nR?\nA) c\nB) d\nANSWER: B\n"
    let bank = try AikenReader.read(SourceText(text))
    #expect(bank.questions.map(summary) == ["R? [multiple-choice] c | d*"])
    let near = ImportProblem.aiken(.nearAnswer("Correct answer: A", letters: "A"))
    #expect(
      bank.log.notes == [
        ImportNote(.skipped, near, at: JSONPosition(line: 1, column: 1), question: "Q?")
      ])
  }

  @Test(arguments: [
    AikenCase("1. Q?\na) a\nb) b\nCorrect answer: B", right: [1]),
    AikenCase("Q?\na. a\nb. b\nAnswer: b", right: [1]),
    AikenCase("12) Q?\n(a) a\n(b) b\nAns. A", right: [0]),
    AikenCase("Q?\nA. a\nB. b\nB", right: [1]),
    AikenCase("Q?\nA. a\nB. b\nC. c\nAC", right: [0, 2]),
    AikenCase("Q?\nA. a\nB. b\nC. c\nANSWER: A, C", right: [0, 2]),
    AikenCase("Q?\nA. a\nB. b\nC. c\nAnswers: a and c", right: [0, 2]),
    AikenCase("Q?\nA. a\nB. b\nC. c\nANSWER: a and c ", right: [0, 2]),
    AikenCase("Q?\nA. a\nB. b\nANSWER: b", right: [1]),
    AikenCase("Q?\n A) a\n\n B) b \n\nANSWER : B \n", right: [1]),
    AikenCase("Q?\nA. a\nB. b\nANSWER: BAD", skipped: .common(.answerNotAmongChoices("BAD"))),
  ])
  func `near dialects are read when asked for`(_ example: AikenCase) throws {
    var options = ReadOptions()
    options.isLenient = true
    try example.check(options)
  }

  @Test func `lines are joined, and questions told from them`() throws {
    let text = """
      One
      two?
      A) a
      goes on
      B) ANSWER: of old
      ANSWER: B
      No end?
      A) x
      B) y
      Next?
      line
      A) x
      B) y
      ANSWER: A
      Answer: this?
      A. Yes
      B. <b> & no
      ANSWER: B
      """
    let bank = try AikenReader.read(SourceText(text))
    #expect(bank.questions.map(\.prompt) == ["One\ntwo?", "Next?\nline", "Answer: this?"])
    #expect(bank.questions.map(\.position.line) == [1, 10, 15])
    #expect(
      bank.questions.map(\.kind) == [
        .multipleChoice(
          ChoiceList([Choice("a goes on"), Choice("ANSWER: of old", isCorrect: true)])),
        .multipleChoice(choices(["x"], ["y"])),
        .multipleChoice(ChoiceList([Choice("Yes"), Choice("<b> & no", isCorrect: true)])),
      ])
    #expect(bank.log.readCount == 4 && bank.log.skippedCount == 1)
    #expect(
      bank.log.notes.map(\.problem) == [
        .aiken(.choiceOnSeveralLines), .aiken(.questionOnSeveralLines(2)),
        .aiken(.noAnswerLine), .aiken(.questionOnSeveralLines(2)),
      ])
    #expect(bank.log.notes.map(\.position?.line) == [1, 1, 7, 10])
  }

  @Test func `choices that say true and false make a statement`() throws {
    let bank = try AikenReader.read(SourceText("Q?\nA. True\nB. False\nANSWER: B"))
    #expect(bank.questions.map(\.kind) == [.trueFalse(answer: false)])
  }

  @Test(arguments: ["\r\n", "\r", "\n\n"])
  func `every line end gives the same`(_ end: String) throws {
    let lines = ["Q?", "A. a", "B. b", "ANSWER: B", "R?", "A. a", "B. b", "ANSWER: A"]
    let bank = try AikenReader.read(SourceText(lines.joined(separator: end)))
    #expect(bank.questions.map(\.prompt) == ["Q?", "R?"])
    #expect(bank.log.notes == [])
    #expect(bank.questions.map(\.position.line) == (end == "\n\n" ? [1, 9] : [1, 5]))
  }

  @Test func `a byte order mark changes nothing`() throws {
    let file = [0xEF, 0xBB, 0xBF] + Array("Q?\nA. a\nB. b\nANSWER: B".utf8)
    #expect(try AikenReader.read(SourceText(file)).questions.map(\.prompt) == ["Q?"])
  }

  @Test(arguments: ["", "\n \n", "x"])
  func `a file without any item is refused`(_ text: String) {
    #expect(throws: ImportRefusal(.common(.nothingToImport))) {
      try AikenReader.read(SourceText(text))
    }
  }
}

/// A text of Aiken with one question, and all that comes of it.
struct AikenCase: Sendable, CustomTestStringConvertible {
  let text: String
  /// The places of the right choices; nil where the question is passed over.
  let right: [Int]?
  let problems: [ImportProblem]

  var testDescription: String { text }

  init(_ text: String, right: [Int], _ problems: ImportProblem...) {
    (self.text, self.right, self.problems) = (text, right, problems)
  }

  init(_ text: String, skipped problem: ImportProblem) {
    (self.text, right, problems) = (text, nil, [problem])
  }

  func check(_ options: ReadOptions) throws {
    let bank = try AikenReader.read(SourceText(text), options)
    #expect(bank.log.notes.map(\.problem) == problems)
    #expect(bank.log.readCount == 1 && bank.log.skippedCount == (right == nil ? 1 : 0))
    guard let right else {
      #expect(bank.questions == [])
      return
    }
    let list = ChoiceList(
      ["a", "b", "c"].prefix(text.contains("c\n") ? 3 : 2).enumerated()
        .map { Choice($1, isCorrect: right.contains($0)) })
    let kind =
      right.count > 1 ? QuestionKind.multipleResponse(list, .partial) : .multipleChoice(list)
    #expect(bank.questions.map(\.prompt) == ["Q?"] && bank.questions.map(\.kind) == [kind])
  }
}
