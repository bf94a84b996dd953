import JSON
import QuizCore
import QuizFormats
import Testing

private let read: ReplyReader = { try QuizAPIReader.read($0, $1) }

/// An item with its members in the order of the service.
private func item(_ question: String, _ answers: String, right: String, _ rest: String = "")
  -> String
{
  let marks = "abcdef".map { letter in
    #""answer_\#(letter)_correct":"\#(right.contains(letter) ? "true" : "false")""#
  }
  return #"{"question":"\#(question)","answers":{\#(answers)},"# + rest
    + #""correct_answers":{\#(marks.joined(separator: ","))}}"#
}

struct QuizAPIReaderTests {
  @Test func `a whole item is read`() throws {
    let bank = try reply(
      """
      [{"id":437,"question":"Which tag breaks a &quot;line&quot;?","description":null,
      "answers":{"answer_b":"&lt;lb&gt;","answer_a":"<br>","answer_c":null,"answer_d":" "},
      "multiple_correct_answers":"false",
      "correct_answers":{"answer_a_correct":"TRUE","answer_b_correct":"false"},
      "correct_answer":"answer_b","explanation":"It is &lt;br&gt;.","tip":"Short.",
      "tags":[{"name":"HTML"},"Web"],"category":"Code","difficulty":"Easy"}]
      """, read)
    var expected = DraftQuestion(
      "Which tag breaks a \"line\"?",
      .multipleChoice(ChoiceList([Choice("<br>", isCorrect: true), Choice("<lb>")])),
      at: JSONPosition(line: 1, column: 2))
    expected.sourceID = "quizapi-437"
    expected.topic = "Code"
    expected.difficulty = .easy
    expected.tags = ["HTML", "Web"]
    expected.explanation = "It is <br>."
    expected.hints = ["Short."]
    #expect(bank.questions == [expected])
    #expect(bank.log.notes == [])
  }

  @Test func `the marks of the choices decide, whatever else is said`() throws {
    let two = #""answer_a":"x","answer_b":"y","answer_c":null"#
    let flag = #""multiple_correct_answers":"true","#
    let legacy = #""correct_answer":"answer_b","#
    let bank = try reply(
      """
      [\(item("one", two, right: "b", #""correct_answer":"answer_a","#)),
      \(item("two", two, right: "ab", #""multiple_correct_answers":"false","#)),
      \(item("flag", two, right: "a", flag)),
      \(item("legacy", two, right: "", legacy)),
      \(item("none", two, right: "")),
      \(item("null", two, right: "c")),
      \(item("absent", two, right: "ae")),
      \(item("lone", #""answer_a":"x","answer_b":null"#, right: "a")),
      {"question":"bool","answers":{\(two)},"correct_answers":{"answer_b_correct":true}},
      {"question":"no answers","correct_answers":{}},{"answers":{\(two)}},[]]
      """, read)
    #expect(
      bank.questions.map(questionLine) == [
        "one | multiple-choice | x | *y", "two | multiple-response | *x | *y",
        "flag | multiple-choice | *x | y", "legacy | multiple-choice | x | *y",
        "bool | multiple-choice | x | *y",
      ])
    #expect(
      noteLines(bank) == [
        "changed 2 contradictoryFlag(correct: 2)", "changed 3 contradictoryFlag(correct: 1)",
        "changed 4 tookLegacyAnswer(\"answer_b\")", "skipped 5 noCorrectAnswer",
        "skipped 6 rightChoiceMissing(\"answer_c\")", "skipped 7 rightChoiceMissing(\"answer_e\")",
        "skipped 8 tooFewChoices(1)", "skipped 10 missingField(\"answers\")",
        "skipped 10 missingField(\"question\")", "skipped 10 notAnObject",
      ])
    expectBalance(bank)
  }

  @Test func `a reply is known by its answers, and is a list`() throws {
    for (text, expected) in [
      (#"[{"answers":{"answer_a":null}}]"#, true), (#"[{"answers":["a"]}]"#, false), ("{}", false),
    ] {
      #expect(QuizAPIReader.looksLikeReply(try JSONDocument(Array(text.utf8))) == expected)
    }
    #expect(try replyRefusal("{}", read) == ImportRefusal(.json(.noQuestionList)))
  }
}
