import JSON
import QuizCore
import QuizFormats
import Testing

@Test(arguments: [",", "\t"])
func `a quote that nothing closes is told of, and the rows after it are read`(
  _ separator: String
) throws {
  let text = "question,answer\nOne,a\nTwo,\"b\nThree,c\n\"Four,d\nFive,\"e\"\n"
  let bank = try table(
    text.replacing(",", with: separator), isTabbed: separator == "\t")
  #expect(
    bank.questions.map(summary) == [
      "One [flashcard] a", "Two [flashcard] \"b", "Three [flashcard] c", "\"Four [flashcard] d",
      "Five [flashcard] e",
    ])
  #expect(bank.log.notes.map(\.problem) == [.table(.openQuote), .table(.openQuote)])
  #expect(bank.log.notes.map(\.position?.line) == [3, 5])
}

@Test func `a row that an open quote cuts short says so too`() throws {
  let bank = try table("question,answer\n\"One,a,\n\"Two\nlines,b\nThree,c\n")
  #expect(problems(bank, .skipped) == [.common(.noAnswer)])
  #expect(problems(bank, .changed) == [.table(.openQuote), .table(.openQuote)])
  let skipped = try #require(bank.log.notes.first { $0.effect == .skipped })
  #expect(skipped.position?.line == 3)
}

@Test func `rows between two quotes far apart are told of`() throws {
  let bank = try table("question,answer\nOne,\"a\nTwo,b\nThree,c\nFour,d\nFive,e\"\nSix,f\n")
  #expect(bank.questions.map(\.prompt) == ["One", "Six"])
  #expect(bank.log.notes.map(\.problem) == [.table(.rowsInQuotes(3))])
  #expect(bank.log.notes.map(\.position?.line) == [2])
  let code = try table("question,answer\nOne,\"f(a, b)\n\ng(a)\nh(a, b)\nend\"\nSix,f\n")
  #expect(code.log.notes == [])
}

@Test func `raw quotes in pairs are no fault`() throws {
  #expect(try table("question,answer\n\"Hi\" he said,a\n").log.notes == [])
}
