import JSON
import QuizCore
import QuizFormats
import Testing

private let head = "question,a,b,c,d,correct\n"

@Test(arguments: [
  ("p,w,x,y,z,B", "p [multiple-choice] w | x* | y | z"),
  ("p,w,x,y,z,\"a, c\"", "p [multiple-response] w* | x | y* | z"),
  ("p,w,x,y,z,AC", "p [multiple-response] w* | x | y* | z"),
  ("p,w,x,y,z,4", "p [multiple-choice] w | x | y | z*"),
  ("p,w,x,y,z,0", "p [multiple-choice] w* | x | y | z"),
  ("p,w,x,y,z,4.0", "p [multiple-choice] w | x | y | z*"),
  ("p,w,x,y,z,\"1,4\"", "p [multiple-response] w* | x | y | z*"),
  ("p,w,x,y,z,y", "p [multiple-choice] w | x | y* | z"),
  ("p,w,x,y,z,\"x; z\"", "p [multiple-response] w | x* | y | z*"),
  ("p,True,False,,,True", "p [true-false] true"),
  ("p,w,,y,,C", "p [multiple-choice] w | y*"),
  ("p,2,1,,,2.0", "p [multiple-choice] 2 | 1*"),
  ("p,,,,,back", "p [flashcard] back"), ("p,,,,,1969", "p [flashcard] 1969"),
  ("p,,,,,F", "p [flashcard] F"),
])
func `a right answer is a letter, a number or the text`(_ row: String, _ expected: String) throws {
  #expect(try table(head + row).questions.map(summary) == [expected])
}

@Test(arguments: [
  ("p,w,x,y,z,5\nq,w,x,y,z,4", ImportProblem.common(.answerOutOfRange("5", choices: 4))),
  ("p,w,x,y,z,-1\nq,w,x,y,z,4", .common(.answerOutOfRange("-1", choices: 4))),
  ("p,w,,y,,B", .common(.answerOutOfRange("B", choices: 2))),
  ("p,w,x,y,z,null", .common(.answerNotAmongChoices("null"))),
  ("p,w,x,y,z,", .common(.noCorrectAnswer)),
  ("p,w,,,,w", .common(.tooFewChoices(1))),
  ("p,,,,,", .common(.noAnswer)),
  ("p,,,,,C", .common(.tooFewChoices(0))), ("p,,,,,4", .common(.tooFewChoices(0))),
  (",w,x,,,w", .common(.blankPrompt)),
])
func `a row that is no question is passed over with its reason`(
  _ rows: String, _ problem: ImportProblem
) throws {
  let bank = try table(head + rows)
  #expect(problems(bank, .skipped) == [problem])
  #expect(bank.log.readCount == bank.questions.count + 1)
  #expect(bank.log.notes.last { $0.effect == .skipped }?.position?.line == 2)
}

@Test func `numbers count from 0 or from 1 by what the whole table shows`() throws {
  let zero = try table(head + "p,w,x,y,z,1\nq,w,x,y,z,0\n")
  #expect(zero.questions.first.map(summary) == "p [multiple-choice] w | x* | y | z")
  #expect(problems(zero, .changed) == [.table(.countsFrom(0))])
  let one = try table(head + "p,w,x,y,z,1\nq,w,x,y,z,4\n")
  #expect(one.questions.first.map(summary) == "p [multiple-choice] w* | x | y | z")
  #expect(throws: ImportRefusal(.table(.needsIndexBase))) {
    try table(head + "p,w,x,y,z,1\nq,w,x,y,z,3\n")
  }
  var options = ReadOptions()
  options.indexBase = 0
  let said = try table(head + "p,w,x,y,z,1\nq,w,x,y,z,3\n", options)
  #expect(said.questions.last.map(summary) == "q [multiple-choice] w | x | y | z*")
}

@Test func `a column of letters goes before one of numbers`() throws {
  let text = "question,a,b,c,correct,correct_letter\np,x,y,z,1,A\nq,x,y,z,2,B\n"
  #expect(
    try table(text).questions.map(summary) == [
      "p [multiple-choice] x* | y | z", "q [multiple-choice] x | y* | z",
    ])
}

@Test func `answers with two meanings are refused until their kind is said`() throws {
  let text = head + "p,2,3,1,4,3\nq,4,1,2,3,4\n"
  #expect(throws: ImportRefusal(.table(.needsAnswerKind))) { try table(text) }
  var options = ReadOptions()
  options.answerKind = .text
  #expect(
    try table(text, options).questions.first.map(summary) == "p [multiple-choice] 2 | 3* | 1 | 4")
  options.answerKind = .index
  #expect(
    try table(text, options).questions.first.map(summary) == "p [multiple-choice] 2 | 3 | 1* | 4")
  let same = try table(head + "p,1,2,3,4,3\nq,1,2,3,4,4\n")
  #expect(same.questions.first.map(summary) == "p [multiple-choice] 1 | 2 | 3* | 4")
}

@Test func `equal choices become one, right if one of them is`() throws {
  let bank = try table(head + "p,x,x,y,,B\nq,x,x,,,A\n")
  #expect(bank.questions.map(summary) == ["p [multiple-choice] x* | y"])
  #expect(problems(bank, .changed) == [.common(.repeatedChoice("x"))])
  #expect(problems(bank, .skipped) == [.common(.tooFewChoices(1))])
}

@Test func `a header names every part, whatever its case and remarks`() throws {
  let bank = try table(
    """
    ID,Category,Question (text),Answer 1 - short,ANSWER_2,Correct answer(s),Level,Tags,Hint,Explanation,Time limit,Notes
    x-1, Art / Old ,Who?,me,you,2,Hard,"a, b; a",look,because,30,n
    x-1,/,Who now?,me,you,1,tricky,,,,soon,
    """)
  let first = try #require(bank.questions.first)
  #expect(summary(first) == "Who? [multiple-choice] me | you*")
  #expect(first.sourceID == "x-1")
  #expect(first.topic == "Art/Old")
  #expect(first.difficulty == .hard)
  #expect(first.tags == ["a", "b"])
  #expect(first.hints == ["look"])
  #expect(first.explanation == "because")
  #expect(first.timeLimit == 30)
  #expect(
    problems(bank, .changed) == [
      .table(.countsFrom(1)), .table(.columnIgnored("Notes")),
      .common(.repeatedIdentifier("x-1")), .table(.unknownDifficulty("tricky")),
      .table(.badTimeLimit("soon")),
    ])
  let last = try #require(bank.questions.last)
  #expect(last.sourceID == nil)
  #expect(last.topic == nil)
}

@Test(arguments: ["\t--\n\t--\n\t--", "b;\nc;\nd;", "|a\n|b\n|c\n|d"])
func `the names of columns tell the separator, whatever stands in long cells`(
  _ cell: String
) throws {
  let bank = try table("id,prompt,correct text\r\nx,\"What\n\(cell)\",\"\(cell)\"\r\n")
  let lines = cell.trimmingPrefix("\t")
  #expect(bank.questions.map(summary) == ["What\n\(cell) [flashcard] \(lines)"])
}

@Test func `two columns without a header are prompt and answer, more have to be named`() throws {
  #expect(
    try table("p,q\nr,s\n").questions.map(summary) == ["p [flashcard] q", "r [flashcard] s"])
  #expect(throws: ImportRefusal(.table(.needsColumns(3, ["p", "q", "r"])), line: 1)) {
    try table("p,q,r\ns,t,u\n")
  }
  var options = ReadOptions()
  options.columns = [ColumnRole("prompt", "3"), ColumnRole("answer", "1")]
  #expect(
    try table("p,q,r\ns,t,u\n", options).questions.map(summary) == [
      "r [flashcard] p", "u [flashcard] s",
    ])
  options.columns = [ColumnRole("prompt", "Frage"), ColumnRole("answer", "antwort")]
  #expect(
    try table("Nr,Antwort,Frage\n1,a,f\n", options).questions.map(summary) == ["f [flashcard] a"])
  options.isTyped = true
  #expect(
    try table("Nr,Antwort,Frage\n1,a,f\n", options).questions.map(summary) == ["f [short-answer] a"]
  )
}

@Test(arguments: [
  ([("prompt", "9"), ("answer", "1")], TableProblem.noSuchColumn("9", names: ["a", "b"])),
  ([("prompt", "0"), ("answer", "1")], .noSuchColumn("0", names: ["a", "b"])),
  ([("colour", "1")], .unknownRole("colour")),
  ([("prompt", "1")], .rolesIncomplete),
])
func `columns that can't be are refused`(
  _ roles: [(String, String)], _ problem: TableProblem
) {
  var options = ReadOptions()
  options.columns = roles.map { ColumnRole($0.0, $0.1) }
  #expect(throws: ImportRefusal(.table(problem))) { try table("a,b\nc,d\n", options) }
}

@Test func `a type column says what else a row is`() throws {
  let bank = try table(
    """
    type,question,correct,option 1,option 2,option 3
    true-false,t,yes,,,
    short answer,s,"colour
    color",,,
    Numeric,n,"9.81:0.5 m
    1..2",,,
    ordering,o,,x,y,z
    multiple-response,m,x,x,y,
    matching,k,x,,,
    numeric,b,ten,,,
    """)
  #expect(
    bank.questions.map(summary) == [
      "t [true-false] true", "s [short-answer] colour | color",
      "n [numeric] 9.31…10.31 | 1.0…2.0 m", "o [ordering] x > y > z",
      "m [multiple-response] x* | y",
    ])
  #expect(
    problems(bank, .skipped) == [
      .common(.unsupportedType("matching")), .common(.notANumber("ten")),
    ])
}

@Test func `a row longer than the table is told of`() throws {
  let bank = try table("question,answer\na,b,c\nd,e,,\nf,g\nh,i\n")
  #expect(problems(bank, .changed) == [.table(.tooManyCells(3, columns: 2, leftOut: "c"))])
}
