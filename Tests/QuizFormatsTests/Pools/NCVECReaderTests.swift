import JSON
import QuizCore
import QuizFormats
import Testing

private func read(_ text: String) throws -> DraftBank {
  try NCVECReader.read(SourceText(text), ReadOptions())
}

struct NCVECReaderTests {
  @Test(arguments: ["\n", "\r\n", "\r"])
  func `questions are read with their codes and groups`(_ end: String) throws {
    let text = """
      SUBELEMENT T5 - ELECTRICAL PRINCIPLES
      T5C - Capacitance
      T5C07 (D) [97.3(a)]
      What is the abbreviation
      for megahertz?
      A. MH
      B. mh
      C. Mhz
      D. MHz
      ~~

      T5C08 (A)
      Which is right?

      A. All of these choices
      are correct
      B. None

      """
    let bank = try read(text.replacing("\n", with: end))
    var first = DraftQuestion(
      "What is the abbreviation for megahertz?",
      .multipleChoice(
        ChoiceList([Choice("MH"), Choice("mh"), Choice("Mhz"), Choice("MHz", isCorrect: true)])),
      at: JSONPosition(line: 3, column: 1))
    first.sourceID = "T5C07"
    first.topic = "T5C"
    first.explanation = "[97.3(a)]"
    var second = DraftQuestion(
      "Which is right?",
      .multipleChoice(
        ChoiceList([
          Choice("All of these choices are correct", isCorrect: true, isFixed: true),
          Choice("None"),
        ])), at: JSONPosition(line: 12, column: 1))
    second.sourceID = "T5C08"
    second.topic = "T5C"
    #expect(bank.questions == [first, second])
    #expect(bank.log.notes == [])
  }

  @Test func `a letter is read in either case, and a head without one is a question lost`() throws {
    let text = "T1A01 (c)\nA?\nA. a\nB. b\nC. c\n~~\nT1A02 (E)\nB?\nA. a\nB. b\n~~\nT1A03\nC?\n~~\n"
    let bank = try read(text)
    #expect(bank.questions.map(questionLine) == ["A? | multiple-choice | a | b | *c"])
    #expect(bank.log.readCount == 3)
    #expect(
      noteLines(bank) == [
        #"skipped 7 noLetter("T1A02", "(E)")"#, #"skipped 12 noLetter("T1A03", "")"#,
      ])
  }

  @Test func `what is wrong is passed over with its line`() throws {
    let bank = try read(
      """
      Pool of 2022
      G1A01 (C)
      Too few?
      A. a
      B. b
      ~~
      G1A02 Question deleted
      ~~
      G1A03 (A)
      A. a
      B. b
      stays with b
      ~~
      tail
      G1A04 (A)
      Good?
      A. a
      B. b
      G1A04 (B)
      Other?
      A. a
      B. b
      """)
    #expect(
      bank.questions.map(questionLine) == [
        "Good? | multiple-choice | *a | b", "Other? | multiple-choice | a | *b",
      ])
    #expect(bank.questions.map(\.sourceID) == ["G1A04", nil])
    #expect(
      noteLines(bank) == [
        "changed 1 strayText(\"Pool of 2022\")", "skipped 2 answerOutOfRange(\"C\", choices: 2)",
        "skipped 7 withdrawn(\"G1A02\")", "skipped 9 blankPrompt", "changed 14 strayText(\"tail\")",
        "changed 19 repeatedIdentifier(\"G1A04\")",
      ])
    expectBalance(bank)
  }

  @Test func `a file without questions is refused`() {
    #expect(throws: ImportRefusal(.common(.nothingToImport))) { try read("T1A\nnothing") }
  }
}
