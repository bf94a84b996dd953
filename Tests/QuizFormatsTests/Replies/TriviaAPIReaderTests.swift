import JSON
import QuizCore
import QuizFormats
import Testing

private let read: ReplyReader = { try TriviaAPIReader.read($0, $1) }

struct TriviaAPIReaderTests {
  @Test func `both versions give the same questions`() throws {
    let old = try reply(
      """
      [{"category":"Film & TV","id":"622a1c367cc59eab6f9503c9","correctAnswer":"Toto &amp; co",
      "incorrectAnswers":["Rex ","None of these","Lassie"],"question":" Whose <dog>?",
      "tags":["film_and_tv","dogs"],"type":"Multiple Choice","difficulty":"medium"}]
      """, read)
    let new = try reply(
      """
      [{"category":"film_and_tv","id":"622a1c367cc59eab6f9503c9","correctAnswer":"Toto &amp; co",
      "incorrectAnswers":["Rex ","None of these","Lassie"],"question":{"text":" Whose <dog>?"},
      "tags":["film_and_tv","dogs"],"type":"text_choice","difficulty":"medium","regions":[],
      "isNiche":false}]
      """, read)
    let choices = ChoiceList([
      Choice("Toto &amp; co", isCorrect: true), Choice("Rex"), Choice("Lassie"),
      Choice("None of these", isFixed: true),
    ])
    var expected = DraftQuestion(
      "Whose <dog>?", .multipleChoice(choices), at: JSONPosition(line: 1, column: 2))
    expected.sourceID = "622a1c367cc59eab6f9503c9"
    expected.topic = "Film & TV"
    expected.difficulty = .medium
    expected.tags = ["film_and_tv", "dogs"]
    #expect(old.questions == [expected])
    #expect(new.questions == [expected])
    #expect(new.license == "CC-BY-NC-4.0")
    #expect(new.log.notes == [])
  }

  @Test func `typed answers are taken, pictures are not`() throws {
    let bank = try reply(
      """
      [{"question":{"text":"Typed?"},"type":"text_input","correctAnswer":"Yes "},
      {"question":{"text":"Typed?"},"type":"text_input","correctAnswer":["Yes"]},
      {"question":{"text":"Seen?"},"type":"image_choice","correctAnswer":[{"url":"x"}],
      "incorrectAnswers":[]},
      {"question":{},"correctAnswer":"a","incorrectAnswers":["b"]},
      {"question":"Short","correctAnswer":"a","incorrectAnswers":"b"},
      {"question":"Short","correctAnswer":"a","incorrectAnswers":[{"url":"b"}]},
      {"question":"Same","correctAnswer":"a","incorrectAnswers":["b"],"id":"x y"},
      {"question":"Other","correctAnswer":"a","incorrectAnswers":["b"],"id":"i1"},
      {"question":"Third","correctAnswer":"a","incorrectAnswers":["b"],"id":"i1"},null]
      """, read)
    #expect(
      bank.questions.map(questionLine) == [
        "Typed? | short-answer | Yes", "Same | multiple-choice | *a | b",
        "Other | multiple-choice | *a | b", "Third | multiple-choice | *a | b",
      ])
    #expect(bank.questions.map(\.sourceID) == [nil, nil, "i1", nil])
    #expect(
      noteLines(bank) == [
        "skipped 2 missingField(\"correctAnswer\")", "skipped 3 unsupportedType(\"image_choice\")",
        "skipped 5 missingField(\"question\")", "skipped 6 missingField(\"incorrectAnswers\")",
        "skipped 7 missingField(\"incorrectAnswers\")", "changed 10 repeatedIdentifier(\"i1\")",
        "skipped 10 notAnObject",
      ])
    expectBalance(bank)
  }

  @Test func `what is no list is refused`() throws {
    #expect(try replyRefusal("{}", read) == ImportRefusal(.json(.noQuestionList)))
    #expect(try replyRefusal("[]", read) == ImportRefusal(.common(.nothingToImport)))
  }

  @Test(arguments: [
    (#"[{"question":"","correctAnswer":"","incorrectAnswers":[]}]"#, true),
    (#"{"questions":[{"question":"","correctAnswer":"","incorrectAnswers":[]}]}"#, true),
    (#"[{"question":"","correct_answer":"","incorrect_answers":[]}]"#, false), ("[]", false),
    ("3", false),
  ])
  func `a reply is known by its keys`(_ text: String, _ expected: Bool) throws {
    #expect(TriviaAPIReader.looksLikeReply(try JSONDocument(Array(text.utf8))) == expected)
  }
}
