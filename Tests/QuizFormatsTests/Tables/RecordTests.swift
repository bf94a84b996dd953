import JSON
import QuizFormats
import Testing

/// The records of a table, through questions of two columns.
private func cells(_ text: String) throws -> [String] {
  try table("question,answer\n" + text).questions.map(summary)
}

@Test(arguments: [
  ("a,b\n", ["a [flashcard] b"]),
  ("\"a,1\",b", ["a,1 [flashcard] b"]),
  ("\"say \"\"hi\"\"\",b", ["say \"hi\" [flashcard] b"]),
  ("\"two\nlines\",b", ["two\nlines [flashcard] b"]),
  ("\"two\r\nlines\",b", ["two\nlines [flashcard] b"]),
  ("a\"b,c", ["a\"b [flashcard] c"]),
  ("\"a\" b,c", ["\"a\" b [flashcard] c"]),
  ("\"a\" ,c", ["a [flashcard] c"]),
  ("\"open,c\nd,e", ["\"open [flashcard] c", "d [flashcard] e"]),
  ("a,b\n\n \n,\nc,d", ["a [flashcard] b", "c [flashcard] d"]),
  (" a , b ", ["a [flashcard] b"]),
  ("a,b,,\n", ["a [flashcard] b"]),
])
func `a record is cut as the standard says, and raw quotes are text`(
  _ text: String, _ expected: [String]
) throws {
  #expect(try cells(text) == expected)
}

@Test(arguments: ["\n", "\r\n", "\r"])
func `every line end gives the same questions and lines`(_ end: String) throws {
  let bank = try table(
    ["question,answer", "\"a", "b\",c", "", "d,e"].joined(separator: end))
  #expect(bank.questions.map(summary) == ["a\nb [flashcard] c", "d [flashcard] e"])
  #expect(bank.questions.map(\.position.line) == [2, 5])
}

@Test func `a byte order mark before the header changes nothing`() throws {
  let text = "id,question,answer\nx1,a,b\n"
  let marked = try SourceText([0xEF, 0xBB, 0xBF] + Array(text.utf8))
  let bank = try TableReader.read(marked, ReadOptions())
  #expect(bank.questions == (try table(text)).questions)
  #expect(bank.questions.map(\.sourceID) == ["x1"])
}

@Test(arguments: [",", ";", "\t", "|"])
func `the separator is the one that cuts rows evenly`(_ separator: String) throws {
  let rows = [["question", "answer"], ["a; b, c", "d"], ["e", "f | g"], ["h", "i\tj"]]
  let text = rows.map { row in
    row.map { $0.contains(separator) ? "\"\($0)\"" : $0 }.joined(separator: separator)
  }
  let bank = try table(text.joined(separator: "\n"))
  #expect(bank.questions.map(\.prompt) == ["a; b, c", "e", "h"])
}

@Test func `the first line can say the separator`() throws {
  let bank = try table("sep=;\nquestion;answer\na,1;b,2\n")
  #expect(bank.questions.map(summary) == ["a,1 [flashcard] b,2"])
  #expect(bank.questions.map(\.position.line) == [3])
}

@Test func `lines without a separator are refused, and an empty file too`() {
  #expect(throws: ImportRefusal(.table(.noSeparator))) { try table("one\ntwo\n") }
  #expect(throws: ImportRefusal(.common(.nothingToImport))) { try table("\n \n") }
  #expect(throws: ImportRefusal(.common(.nothingToImport))) { try table("question,answer\n") }
}
