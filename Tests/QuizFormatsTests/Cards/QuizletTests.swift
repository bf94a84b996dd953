import JSON
import QuizFormats
import Testing

private func quizlet(
  _ text: String, _ change: (inout ReadOptions) -> Void = { _ in }
) throws -> DraftBank {
  var options = ReadOptions()
  change(&options)
  return try QuizletReader.read(SourceText(text), options)
}

@Test func `the first tab of a line parts term and definition`() throws {
  let bank = try quizlet("\"a\tb\tc\r\n\r\nd\te\ng\th\ni\tj\nlost\n")
  #expect(
    bank.questions.map(summary) == [
      "\"a [flashcard] b\tc", "d [flashcard] e", "g [flashcard] h", "i [flashcard] j",
    ])
  #expect(bank.questions.map(\.position.line) == [1, 3, 4, 5])
  #expect(problems(bank, .skipped) == [.cards(.noSeparator("\\t"))])
}

@Test func `the definition can be asked for`() throws {
  let bank = try quizlet("a\tb\n") { $0.promptSide = .definition }
  #expect(bank.questions.map(summary) == ["b [flashcard] a"])
}

@Test func `with separators of their own, definitions have lines`() throws {
  let bank = try quizlet("a - b\nc;;\nd - e - f;;") {
    $0.fieldSeparator = " - "
    $0.rowSeparator = ";;"
  }
  #expect(bank.questions.map(summary) == ["a [flashcard] b\nc", "d [flashcard] e - f"])
  #expect(bank.questions.map(\.position.line) == [1, 3])
  let tabbed = try quizlet("a\\tb\tc\\n") {
    $0.fieldSeparator = "\\t"
    $0.rowSeparator = "\\n"
  }
  #expect(tabbed.questions.map(summary) == ["a\\tb [flashcard] c\\n"])
}

@Test(arguments: [
  ("a bad apple/////a trouble maker\nb/////c, d\n", CardsProblem.proposedSeparator("/////")),
  ("a - b\nc - d-e\n", .proposedSeparator(" - ")),
  ("a b\nc d\n", .unknownSeparator),
])
func `another separator is proposed, not used`(_ text: String, _ problem: CardsProblem) {
  #expect(throws: ImportRefusal(.cards(problem))) { try quizlet(text) }
}
