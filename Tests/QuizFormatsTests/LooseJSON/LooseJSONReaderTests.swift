import JSON
import QuizCore
import QuizFormats
import Testing

private let read: ReplyReader = { try LooseJSONReader.read($0, $1) }

/// The lines of the questions of a text.
private func lines(_ text: String, _ options: ReadOptions = ReadOptions()) throws -> [String] {
  try reply(text, read, options).questions.map(questionLine)
}

private let two = "multiple-choice | *a | b"

struct GivenKeyTests {
  private func options(_ keys: [String: String]) -> ReadOptions {
    var options = ReadOptions()
    options.keys = keys
    return options
  }

  @Test func `a meaning that keys can't have is refused`() throws {
    #expect(
      try replyRefusal("[]", read, options(["promt": "x", "answer": "y"]))
        == ImportRefusal(.json(.unknownMeaning("promt"))))
  }

  @Test func `a key that stands nowhere is told of with those that do`() throws {
    let text = #"{"list":[{"Die Frage":"Q?","Loesung":"a"},{"Die Frage":"R?","Tipp":"b"}]}"#
    #expect(
      try replyRefusal(#"{"error":"no such page"}"#, read, options(["items": "liste"]))
        == ImportRefusal(.json(.noSuchKey("liste", names: ["error"]))))
    let found = try reply(
      text, read, options(["items": "list", "prompt": "die_frage", "answer": "Losung"]))
    #expect(
      found.log.notes.filter { $0.position == nil }.map(\.problem) == [
        .json(.noSuchKey("Losung", names: ["list", "Die Frage", "Loesung", "Tipp"]))
      ])
    let right = try reply(
      text, read, options(["items": "list", "prompt": "die_frage", "answer": "Loesung"]))
    #expect(!right.log.notes.contains { $0.position == nil })
    #expect(right.questions.map(\.prompt).first == "Q?")
  }
}

struct LooseContainerTests {
  @Test(arguments: [
    #"[{"question":"Q","options":["a","b"],"answer":"a"}]"#,
    #"{"title":"T","questions":[{"question":"Q","options":["a","b"],"answer":"a"}]}"#,
    #"{"results":[{"text":"Q","choices":["a","b"],"correct":"a"}]}"#,
    #"{"quiz":{"questions":[{"q":"Q","o":["a","b"],"a":"a"}]}}"#,
    #"{"data":[{"prompt":"Q","alternatives":["a","b"],"correctOption":"a"}]}"#,
    #"{"items":[{"questionText":"Q","optionsEnglish":["a","b"],"correctAnswer":"a"}]}"#,
    #"{"cards":[{"question_text":"Q","answers":["a","b"],"correct_answer":"a"}]}"#,
    #"{"notes":[{"title":"Q","answers":["a","b"],"resposta_correta":"a"}]}"#,
    #"{"1":{"enunciado":"Q","options":["a","b"],"answer":"a"}}"#,
    #"{"question":"Q","options":["a","b"],"answer":"a"}"#,
    #"[{"question":{"text":"Q"},"options":["a","b"],"answer":{"text":"a"}}]"#,
  ])
  func `a list is found under any of its names, and so are its keys`(_ text: String) throws {
    #expect(try lines(text) == ["Q | " + two])
  }

  @Test(arguments: [
    "{}", "7", "null", #""x""#, #"{"error":"no such page"}"#, #"{"a":null,"b":{}}"#,
  ])
  func `what is no list is refused`(_ text: String) throws {
    #expect(try replyRefusal(text, read) == ImportRefusal(.json(.noQuestionList)))
  }

  @Test(arguments: ["[]", #"{"questions":[]}"#, #"{"data":{"items":[]}}"#])
  func `an empty list is refused`(_ text: String) throws {
    #expect(try replyRefusal(text, read) == ImportRefusal(.common(.nothingToImport)))
  }

  @Test func `lists within lists give topics, and an object says what it is about`() throws {
    let bank = try reply(
      """
      {"title":" Mixed ","description":"All of it","language":"pt-BR","questions":[
      {"category":"Art","questions":[{"q":"A?","a":"1"},{"q":"B?","a":"2","topic":"Own"}]},
      {"name":"Bio","items":[{"q":"C?","a":"3"}]},{"q":"D?","a":"4"}]}
      """, read)
    #expect(bank.questions.map(\.topic) == ["Art", "Own", "Bio", nil])
    #expect([bank.title, bank.description, bank.language] == ["Mixed", "All of it", "pt-BR"])
    let sections = try reply(
      #"{"Art":[{"q":"A?","a":"1"}],"Bio":[{"q":"B?","a":"2"}],"version":2}"#, read)
    #expect(sections.questions.map(\.topic) == ["Art", "Bio"])
  }

  @Test(arguments: [
    #"{"questions":[{"q":"A?","a":"1"}],"bonus":[{"q":"B?","a":"2"}]}"#,
    #"{"questions":[{"q":"A?","a":"1"}],"bonus":{"questions":[{"q":"B?","a":"2"}]}}"#,
    #"{"quiz":{"questions":[{"q":"A?","a":"1"}],"bonus":[{"q":"B?","a":"2"}]}}"#,
    #"[{"questions":[{"q":"A?","a":"1"}],"bonus":[{"q":"B?","a":"2"}]}]"#,
  ])
  func `a list beside the list of questions is read too`(_ text: String) throws {
    let bank = try reply(text, read)
    #expect(bank.questions.map(questionLine) == ["A? | flashcard | 1", "B? | flashcard | 2"])
    #expect(bank.questions.map(\.topic) == [nil, "bonus"])
    #expect(noteLines(bank) == [])
  }

  @Test func `lists of questions under known names are read together, and others are named`() throws
  {
    let bank = try reply(
      """
      {"results":[{"q":"A?","a":"1"}],
      "bands":[{"score":10,"message":"Well done"}],
      "questions":[{"q":"B?","a":"2"}]}
      """, read)
    #expect(bank.questions.map(questionLine) == ["A? | flashcard | 1", "B? | flashcard | 2"])
    #expect(bank.questions.map(\.topic) == [nil, nil])
    #expect(noteLines(bank) == [#"changed 2 partLeftOut("bands")"#])
  }

  @Test func `keys that say nothing are named once, and texts of other kinds are read`() throws {
    let bank = try reply(
      """
      [{"q":"A?","a":"1","tags":"geo, europe","category":7,"image":"x.png","points":2},
      {"q":"B?","a":"2","tags":["x",7],"explanation":["one","two"],"image":"y.png","code":""},
      {"q":"C?","a":"3","difficulty":3,"feedback":"f","note":"n"}]
      """, read)
    #expect(bank.questions.map(\.tags) == [["geo", "europe"], ["x", "7"], []])
    #expect(bank.questions.map(\.topic) == ["7", nil, nil])
    #expect(bank.questions.map(\.explanation) == [nil, "one\ntwo", "n"])
    #expect(
      noteLines(bank) == [
        #"changed 1 keyLeftOut("image")"#, #"changed 1 keyLeftOut("points")"#,
        #"changed 3 keyLeftOut("feedback")"#, #"changed 3 keyLeftOut("difficulty")"#,
      ])
  }

  @Test func `a map gives questions and answers`() throws {
    #expect(
      try lines(#"{"One?":"1","Two?":2,"Sure?":true,"Both?":["x","y"]}"#) == [
        "One? | flashcard | 1", "Two? | flashcard | 2", "Sure? | true-false | true",
        "Both? | flashcard | x\ny",
      ])
  }

  @Test func `nesting beyond reason ends, and does no harm`() throws {
    let deep =
      String(repeating: #"{"data":"#, count: 100) + "[]" + String(repeating: "}", count: 100)
    #expect(try replyRefusal(deep, read) == ImportRefusal(.json(.noQuestionList)))
  }
}

struct LooseOptionTests {
  @Test(arguments: [
    #"["a","b"],"answer":"a""#, #"{"A":"a","B":"b"},"answer":"A""#,
    #"{"x":{"text":"a"},"y":{"text":"b"}},"answer":"x""#,
    #"[{"text":"a","isCorrect":true},{"text":"b","isCorrect":false}]"#,
    #"[{"answer":"a","is_correct":1},{"answer":"b","is_correct":0}]"#,
    #"[{"content":"a","correct":"true"},{"content":"b"}]"#,
    #"[{"label":"a","right":true},{"label":"b","right":false}]"#,
    #"[{"letter":"A","texto":"a"},{"letter":"B","texto":"b"}],"answer":"a""#,
    #"[{"id":7,"text":"a"},{"id":9,"text":"b"}],"answer":7"#,
    #"{"a":true,"b":false}"#, #"["a",null,"b"],"answer":"a""#,
    #"["A. a","B. b"],"answer":"a""#, #"["A) a","B) b"],"answer":"A) a""#,
    #"["(a) a","(b) b"],"answer":"A""#, #"["1) a","2) b"],"answer":"a""#,
    #"["a","b"],"answer":"A. a""#,
  ])
  func `every form of options gives the same choices`(_ options: String) throws {
    #expect(try lines(#"[{"question":"Q","options":\#(options)}]"#) == ["Q | " + two])
  }

  @Test(arguments: [
    #""correct":"a","incorrect":["b"]"#, #""correct_answer":"a","incorrect_answers":["b"]"#,
    #""answer":"a","distractors":["b"]"#, #""A":"a","B":"b","answer":"A""#,
    #""option_a":"a","option_b":"b","answer":"a""#, #""a":"a","b":"b","answer":"A""#,
    #""option_a":"a","option_b":"b","answer":"option_a""#,
    #""option1":"a","option2":"b","answer":"Option 1""#,
    #""options":["a","b"],"answer":"option 1""#, #""options":["a","b"],"answer":"(a)""#,
    #""option1":"a","option2":"b","option3":"","answer":1"#,
    #""choices":["a","b"],"answer":"a","answers":null"#,
  ])
  func `options may be spread over several keys`(_ rest: String) throws {
    #expect(try lines(#"[{"question":"Q",\#(rest)}]"#) == ["Q | " + two])
  }

  @Test(arguments: [
    (#"["A. x","B. y","D. z"]"#, "A. x | B. y | D. z"), (#"["1.5","2.5","x"]"#, "1.5 | 2.5 | x"),
    (#"["A.M.","B.C.","x"]"#, "A.M. | B.C. | x"), (#"["A. x","B. ","x"]"#, "A. x | B. | x"),
  ])
  func `letters that are not a sequence are kept`(_ options: String, _ expected: String) throws {
    let words =
      #"[{"question":"Q","options":\#(options),"answer":99},{"question":"R","options":\#(options),"correct":3}]"#
    let list = expected.split(separator: " | ").map(String.init)
    #expect(
      try lines(words) == [
        "R | multiple-choice | "
          + (list.dropLast() + ["*" + (list.last ?? "")]).joined(separator: " | ")
      ])
  }

  @Test func `blank and repeated choices are left out with a note`() throws {
    let bank = try reply(
      """
      [{"question":"Q","options":["4","5","4 ","","6"],"answer":"4"},
      {"question":"R","options":["None of the above","b"],"answer":"b"},
      {"question":"S","correct":"None of the above","incorrect":["b","c"]},
      {"question":"T","options":["a","a"],"answer":"a"},
      {"question":"U","options":[["a"],["b"]],"answer":"a"}]
      """, read)
    #expect(
      bank.questions.map(questionLine) == [
        "Q | multiple-choice | *4 | 5 | 6", "R | multiple-choice | None of the above | *b",
        "S | multiple-choice | b | c | *None of the above",
      ])
    #expect(
      noteLines(bank) == [
        "changed 1 repeatedChoice(\"4\")", "changed 1 blankAnswer", "skipped 4 tooFewChoices(1)",
        "skipped 5 missingField(\"options\")",
      ])
    expectBalance(bank)
  }

  @Test func `one option is an answer to type`() throws {
    let bank = try reply(
      """
      [{"question":"P","options":["a"],"answer":"a"},{"question":"Q","answers":["b"]},
      {"question":"R","options":["a"],"answer":0},{"question":"S","answers":"c"},
      {"question":"T","options":["a"],"answer":"z"},{"question":"U","options":[" "]},
      {"question":"V","options":[{"text":"a","correct":false}]}]
      """, read)
    #expect(
      bank.questions.map(questionLine) == [
        "P | short-answer | a", "Q | short-answer | b", "R | short-answer | a",
        "S | short-answer | c",
      ])
    #expect(
      noteLines(bank) == [
        "skipped 3 answerNotAmongChoices(\"z\")", "skipped 3 blankAnswer",
        "skipped 4 noCorrectAnswer",
      ])
  }

  @Test func `true and false make a question of their own`() throws {
    #expect(
      try lines(
        """
        [{"q":"A","a":true},{"q":"B","a":"False"},{"q":"C","o":["True","False"],"a":"False"},
        {"q":"D","o":["false","true"],"a":true},{"q":"E","o":["True","False","Both"],"a":true}]
        """) == [
          "A | true-false | true", "B | true-false | false", "C | true-false | false",
          "D | true-false | true", "E | multiple-choice | *True | False | Both",
        ])
  }

  @Test func `what stands beside the answer is kept`() throws {
    let bank = try reply(
      """
      [{"id":"G1A01","question":"Q","options":[{"text":"a","isCorrect":true,"feedback":"Yes"},"b"],
      "explanation":"Because","hint":"Think","category":"Ham","difficulty":"Hard","tags":["x","y"]},
      {"id":12,"question":"R","answer":"1","note":"N"},{"id":"q12","question":"S","answer":"1"},
      {"id":"a b","question":"T","answer":"1"},{"id":"G1A01","question":"U","answer":"1"},
      {"id":"G1A02","question":"R","answer":"1"},{"question":"R","answer":"1"}]
      """, read)
    var first = DraftQuestion(
      "Q",
      .multipleChoice(ChoiceList([Choice("a", isCorrect: true, feedback: "Yes"), Choice("b")])),
      at: JSONPosition(line: 1, column: 2))
    first.sourceID = "G1A01"
    first.explanation = "Because"
    first.hints = ["Think"]
    first.topic = "Ham"
    first.difficulty = .hard
    first.tags = ["x", "y"]
    #expect(bank.questions.first == first)
    #expect(bank.questions.map(\.sourceID) == ["G1A01", nil, nil, nil, nil, "G1A02"])
    #expect(bank.questions[1].explanation == "N")
    #expect(
      noteLines(bank) == [
        "changed 4 changedIdentifier(\"a b\")", "changed 4 repeatedIdentifier(\"G1A01\")",
        "skipped 5 repeatedQuestion(firstLine: Optional(3))",
      ])
  }
}
