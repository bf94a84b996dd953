import JSON
import QuizFormats
import Testing

private func kahoot(_ text: String) throws -> DraftBank {
  try KahootReader.read(SourceText(text), ReadOptions())
}

@Test func `a sheet is read below its preamble, and empty rows are no questions`() throws {
  let bank = try kahoot(
    """
    ,Quiz template,,,,,,
    ,"Add questions, at least two answers",,,,,,
    ,,,,,,,
    ,Question - max 120 characters,Answer 1 - max 75 characters,Answer 2 - max 75 characters,Answer 3 - max 75 characters,Answer 4 - max 75 characters,"Time limit (sec) – 5, 10, 20, 30, 60, 90, 120, or 240 secs",Correct answer(s) - choose at least one
    1,One?,a,b,c,d,20,2
    2,Two?,a,b,,d,30,"1, 4"
    3,Sky is blue,True,False,,,5,1
    4,Gone?,a,b,,,20,3
    5,Decimal?,a,b,c,,20,2.1
    6,,,,,,20,
    7,,x,y,,,20,1
    8,Alone?,x,,,,20,1
    """)
  #expect(
    bank.questions.map(summary) == [
      "One? [multiple-choice] a | b* | c | d", "Two? [multiple-response] a* | b | d*",
      "Sky is blue [true-false] true", "Decimal? [multiple-response] a* | b* | c",
    ])
  #expect(bank.questions.map(\.timeLimit) == [20, 30, 5, 20])
  #expect(bank.questions.map(\.position.line) == [5, 6, 7, 9])
  #expect(
    problems(bank, .skipped) == [
      .common(.answerOutOfRange("3", choices: 2)), .common(.blankPrompt),
      .common(.tooFewChoices(1)),
    ])
  #expect(
    problems(bank, .changed) == [
      .common(.severalCorrect(2)), .table(.decimalAsList("2.1")), .common(.severalCorrect(2)),
    ])
  #expect(bank.log.readCount == 7)
}

@Test(arguments: [
  ",Question,Answer1,Answer2,Answer3,Answer4,Time,Correct\n1,P?,a,b,c,d,20,3\n",
  "Question;Answer 1;Answer 2;Answer 3;Answer 4;Time limit;Correct answer(s)\nP?;a;b;c;d;20;3\n",
])
func `short headers are known too`(_ text: String) throws {
  #expect(try kahoot(text).questions.map(summary) == ["P? [multiple-choice] a | b | c* | d"])
}

@Test func `a sheet without the header near its top is refused`() {
  #expect(throws: ImportRefusal(.table(.noKahootHeader))) { try kahoot("a,b\nc,d\n") }
  let late =
    String(repeating: "x,y,z\n", count: 15) + "Question,Answer 1,Answer 2,Correct\np,a,b,1\n"
  #expect(throws: ImportRefusal(.table(.noKahootHeader))) { try kahoot(late) }
}
