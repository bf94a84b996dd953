import JSON
import QuizCore
import QuizFormats
import Testing

private func read(_ text: String) throws -> DraftBank {
  try OpenTriviaQAReader.read(SourceText(text), ReadOptions())
}

private let sample = """

  #Q Which one
  ^ Sloth
  A Mouse
  B Sloth
  C  None of these\u{20}

  #Q Finish this:

  A man, a plan.
  ^ a canal
  A A canal
  B two
  lines

  #Q True?
  ^ False
  A True
  B False

  """

struct OpenTriviaQAReaderTests {
  @Test(arguments: ["\n", "\r\n", "\r"])
  func `questions are read with any line end`(_ end: String) throws {
    let bank = try read(sample.replacing("\n", with: end))
    let first = DraftQuestion(
      "Which one",
      .multipleChoice(
        ChoiceList([
          Choice("Mouse"), Choice("Sloth", isCorrect: true), Choice("None of these", isFixed: true),
        ])), at: JSONPosition(line: 2, column: 1))
    let second = DraftQuestion(
      "Finish this:\n\nA man, a plan.",
      .multipleChoice(ChoiceList([Choice("A canal", isCorrect: true), Choice("two lines")])),
      at: JSONPosition(line: 8, column: 1))
    let third = DraftQuestion(
      "True?", .trueFalse(answer: false), at: JSONPosition(line: 16, column: 1))
    #expect(bank.questions == [first, second, third])
    #expect(bank.log.notes == [])
    #expect([bank.license, bank.sourceTitle] == ["CC-BY-SA-4.0", "OpenTriviaQA"])
  }

  @Test func `what is wrong is passed over with its line`() throws {
    let bank = try read(
      """
      Animals
      #Q no answer line
      A a
      B b
      #Q elsewhere
      ^ c
      A a
      B b

      stray
      #Q
      ^ a
      A a
      B b
      #Q blank
      ^
      A a
      B b
      #Q few
      ^ a
      A a
      #Q twice
      ^ a
      A a
      B b
      C a
      #Q twice
      ^ a
      A b
      B a
      #Quack
      """)
    #expect(bank.questions.map(questionLine) == ["twice | multiple-choice | *a | b"])
    #expect(
      noteLines(bank) == [
        "changed 1 strayText(\"Animals\")", "skipped 2 noAnswerLine",
        "skipped 5 answerNotAmongChoices(\"c\")", "changed 10 strayText(\"stray\")",
        "skipped 11 blankPrompt", "skipped 15 blankAnswer", "skipped 19 tooFewChoices(1)",
        "changed 22 repeatedChoice(\"a\")", "skipped 27 answerNotAmongChoices(\"a\")",
      ])
    expectBalance(bank)
  }

  @Test func `a file without questions is refused`() {
    #expect(throws: ImportRefusal(.common(.nothingToImport))) { try read("nothing\nhere") }
  }
}

@Suite(.enabled(if: ReplyFiles.areThere))
struct OpenTriviaQAFileTests {
  @Test func `of the animals all 1366 are read`() throws {
    let text = try SourceText(try ReplyFiles.bytes("opentriviaqa/animals.txt"))
    let bank = try OpenTriviaQAReader.read(text, ReadOptions())
    #expect(bank.log.readCount == 1366)
    #expect(bank.questions.count == 1366)
    #expect(
      noteLines(bank) == ["changed 6515 repeatedChoice(\"Northern Hairy-nosed Wombat\")"])
    #expect(bank.questions.count { $0.prompt.contains("\n") } == 3)
    #expect(!bank.questions.contains { $0.prompt.utf8.contains(0x0D) })
    #expect(
      bank.questions.first.map(questionLine)
        == "Three of these animals hibernate. Which one does not? | multiple-choice | Mouse | *Sloth | Frog | Snake"
    )
  }
}
