import QuizCore
import QuizFormats
import Testing

@Test(arguments: [
  ("q,a,b,c,d,answer\nP?,w,x,y,z,B", "P? [multiple-choice] w | x* | y | z"),
  ("Question,Correct,Wrong1,Wrong2,Wrong3\nP?,w,x,y,", "P? [multiple-choice] w* | x | y"),
  ("prompt,right,wrong,wrong\nP?,w,x,y", "P? [multiple-choice] w* | x | y"),
  ("question,option,distractor 1,distractor 2\nP?,w,x,y", "P? [multiple-choice] w* | x | y"),
  ("question,answer 1,wrong answer 1,wrong answer 2\nP?,2,1,3", "P? [multiple-choice] 2* | 1 | 3"),
  ("Question,Answer,Incorrect answer 1\nP?,w,x", "P? [multiple-choice] w* | x"),
  ("Question;Answer;Distractor 1;Distractor 2\nP?;w;;", "P? [flashcard] w"),
  (
    "question,option_a,option_b,OPTION C,correct_option\nP?,w,x,y,C",
    "P? [multiple-choice] w | x | y*"
  ),
  ("Question,1,2,3,Answer key\nP?,w,x,y,y", "P? [multiple-choice] w | x | y*"),
  ("q,a\nP?,w", "P? [flashcard] w"),
  ("문제,보기1,보기 2,보기3,정답,해설\nP?,가,나,다,3,왜", "P? [multiple-choice] 가 | 나 | 다*"),
  ("문제,선택1,선택 2,정답\nP?,가,나,2", "P? [multiple-choice] 가 | 나*"),
  ("문제,보기 ①,보기 ②,정답\nP?,w,x,②", "P? [multiple-choice] w | x*"),
  ("문제,①,②,③,정답\nP?,w,x,y,\"①, ③\"", "P? [multiple-response] w* | x | y*"),
  ("문제,가,나,정답\nP?,w,x,가", "P? [multiple-choice] w* | x"),
  ("문제,선택지1,선택지2,정답\nP?,w,x,2번", "P? [multiple-choice] w | x*"),
  ("문제,보기1,보기2,정답\nP?,w,x,보기 2", "P? [multiple-choice] w | x*"),
  ("question,option_a,option_b,answer\nP?,w,x,option_b", "P? [multiple-choice] w | x*"),
  ("question,option1,option2,answer\nP?,w,x,option2", "P? [multiple-choice] w | x*"),
  ("question,a,b,c,answer\nP?,w,x,y,Option 3", "P? [multiple-choice] w | x | y*"),
  ("question,a,b,c,answer\nP?,w,x,y,(b)", "P? [multiple-choice] w | x* | y"),
  ("question,a,b,c,answer\nP?,w,x,y,1 and 3", "P? [multiple-response] w* | x | y*"),
  ("질문\t답\nP?\t가", "P? [flashcard] 가"),
  ("문제,정답,오답1,오답2\nP?,가,나,다", "P? [multiple-choice] 가* | 나 | 다"),
  ("유형,문제,정답\nOX,P?,X", "P? [true-false] false"),
])
func `headers that people write are understood`(_ text: String, _ expected: String) throws {
  let bank = try table(text, isTabbed: text.contains("\t"))
  #expect(bank.questions.map(summary) == [expected])
  #expect(FormatDetector.detect(Array(text.utf8)) == .format(text.contains("\t") ? .tsv : .csv))
}

@Test func `a Korean sheet has its explanation, topic, difficulty and time limit`() throws {
  let bank = try table(
    "문제,정답,해설,단원,난이도,태그,힌트,제한 시간\nP?,가,왜,역사/고려,상,\"ㄱ, ㄴ\",h,30\n")
  let question = try #require(bank.questions.first)
  #expect(question.explanation == "왜")
  #expect(question.topic == "역사/고려")
  #expect(question.difficulty == .hard)
  #expect(question.tags == ["ㄱ", "ㄴ"])
  #expect(question.hints == ["h"])
  #expect(question.timeLimit == 30)
  #expect(bank.log.notes == [])
}

@Test func `a header that is not understood is named`() {
  let names = ["Frage", "Antwort A", "Antwort B", "Richtig"]
  #expect(throws: ImportRefusal(.table(.needsColumns(4, names)), line: 1)) {
    try table("Frage,Antwort A,Antwort B,Richtig\nP?,w,x,A\n")
  }
  let many = (1...9).map { "Spalte \($0)" }
  let refusal = ImportRefusal(.table(.needsColumns(9, Array(many.prefix(8)))), line: 1)
  #expect(throws: refusal) {
    try table(many.joined(separator: ",") + "\n1,2,3,4,5,6,7,8,9\n")
  }
}

@Test(arguments: ["B", "2", "①"])
func `answers that name choices are refused where no column is one`(_ answer: String) {
  let names = ["Antwort A", "Antwort B"]
  #expect(throws: ImportRefusal(.table(.needsChoices(2, names)), line: 1)) {
    try table("question,Antwort A,Antwort B,answer\nP?,w,x,\(answer)\nR?,w,x,\n")
  }
}

@Test func `answers that say more than a letter are backs of cards, whatever else is there`() throws
{
  let bank = try table("question,Autor,Jahr,answer\nP?,w,x,B\nR?,w,x,Rome\n")
  #expect(bank.questions.map(summary) == ["P? [flashcard] B", "R? [flashcard] Rome"])
}

@Test func `a role that one column has is given once`() {
  var options = ReadOptions()
  options.columns = [
    ColumnRole("prompt", "1"), ColumnRole("prompt", "2"), ColumnRole("answer", "3"),
  ]
  #expect(throws: ImportRefusal(.table(.repeatedRole("prompt")))) {
    try table("a,b,c\n", options)
  }
}

@Test(arguments: [
  ("x\ty\nterm\tfirst\tsecond\nlast\tone\n", true, "first\tsecond"),
  ("x,y\nterm,first, second\nlast,one\n", false, "first, second"),
])
func `without a header all behind the first separator is the answer`(
  _ text: String, _ isTabbed: Bool, _ back: String
) throws {
  let bank = try table(text, isTabbed: isTabbed)
  #expect(
    bank.questions.map(summary) == [
      "x [flashcard] y", "term [flashcard] \(back)", "last [flashcard] one",
    ])
  #expect(bank.log.notes == [])
}

@Test(arguments: [
  ("A", "B", Format.csv), ("Paris", "Rome", .csv), ("0", "1", .csv), ("1", "2", .kahoot),
  ("\"1,2\"", "3", .kahoot),
])
func `a sheet with the answers 1 to 3 is Kahoot's only if its rows fit`(
  _ first: String, _ second: String, _ format: Format
) throws {
  for (extra, cell) in [("", ""), ("Time limit,", "20,")] {
    let text =
      "question,answer 1,answer 2,answer 3,\(extra)correct\n"
      + "France?,Paris,Rome,Bonn,\(cell)\(first)\nItaly?,Paris,Rome,Bonn,\(cell)\(second)\n"
    // A time limit is Kahoot's own, as long as one row fits.
    let expected: Format = first == "0" && !extra.isEmpty ? .kahoot : format
    #expect(FormatDetector.detect(Array(text.utf8)) == .format(expected), "\(text)")
    guard expected == .csv else { continue }
    let bank = try table(text)
    #expect(bank.questions.count == 2)
    #expect(bank.log.skippedCount == 0)
  }
}

@Test(
  arguments: [
    ("Watr", nil, ImportProblem.common(.answerNotAmongChoices("Watr"))),
    ("7", nil, .common(.answerOutOfRange("7", choices: 2))),
    ("Sand", "c [multiple-choice] Air | Sand*", nil),
  ] as [(String, String?, ImportProblem?)])
func `choices counted from 1 tell what numbers mean, and a slip costs one row`(
  _ cell: String, _ question: String?, _ problem: ImportProblem?
) throws {
  let text =
    "Question,Answer 1,Answer 2,Answer 3,Correct\na,Water,Sand,Mud,1\nb,Water,Sand,Mud,2\n"
    + "c,Air,Sand,,\(cell)\n"
  #expect(FormatDetector.detect(Array(text.utf8)) == .format(.csv))
  let bank = try table(text)
  let others = [
    "a [multiple-choice] Water* | Sand | Mud", "b [multiple-choice] Water | Sand* | Mud",
  ]
  #expect(bank.questions.map(summary) == others + [question].compactMap(\.self))
  #expect(bank.log.notes.map(\.problem) == [.table(.countsFrom(1)), problem].compactMap(\.self))
}

@Test func `an answer 0 goes before names that count from 1, and names may count from 0`() throws {
  let rows = "a,x,y,z,0\nb,x,y,z,1\n"
  for names in ["Option 1,Option 2,Option 3", "Option 0,Option 1,Option 2"] {
    #expect(
      try table("Question,\(names),Correct\n" + rows).questions.map(summary) == [
        "a [multiple-choice] x* | y | z", "b [multiple-choice] x | y* | z",
      ])
  }
  #expect(
    try table("Question,Option 0,Option 1,Option 2,Correct\nb,x,y,z,1\n").questions.map(summary)
      == ["b [multiple-choice] x | y* | z"])
  #expect(throws: ImportRefusal(.table(.needsIndexBase))) {
    try table("Question,Option 1,Option 3,Option 2,Correct\nb,x,y,z,1\n")
  }
}
