import JSON
import QuizCore
import QuizFormats
import Testing

/// Two questions as each encoding has them, the first with everything that needs one.
private let encodings: [(name: String, text: String)] = [
  (
    "html",
    """
    {"response_code":0,"results":[
    {"type":"multiple","difficulty":"hard","category":"Science: Computers",
    "question":"Don&#039;t forget that &pi; = 3.14 &amp; doesn&#039;t equal 3.",
    "correct_answer":"&Eacute; 1 &lt; 2",
    "incorrect_answers":["None of the above","a+b","50% off"]},
    {"category":"Geography","type":"boolean","difficulty":"easy",
    "question":"Is it &quot;so&quot;?","correct_answer":"False","incorrect_answers":["True"]}]}
    """
  ),
  (
    "plain",
    """
    [
    {"type":"multiple","difficulty":"hard","category":"Science: Computers",
    "question":" Don't forget that π = 3.14 & doesn't equal 3.",
    "correct_answer":"É 1 < 2\\u00ad",
    "incorrect_answers":["None of the above","a+b","50% off "]},
    {"category":"Geography","type":"boolean","difficulty":"easy",
    "question":"Is it \\"so\\"?","correct_answer":"False","incorrect_answers":["True"]}]
    """
  ),
  (
    "url3986",
    """
    {"response_code":0,"results":[
    {"type":"multiple","difficulty":"hard","category":"Science%3A%20Computers",
    "question":"Don%27t%20forget%20that%20%CF%80%20%3D%203.14%20%26%20doesn%27t%20equal%203.",
    "correct_answer":"%C3%89%201%20%3C%202",
    "incorrect_answers":["None%20of%20the%20above","a+b","50%25%20off"]},
    {"category":"Geography","type":"boolean","difficulty":"easy",
    "question":"Is%20it%20%22so%22%3F","correct_answer":"False","incorrect_answers":["True"]}]}
    """
  ),
  (
    "urlLegacy",
    """
    {"response_code":0,"results":[
    {"type":"multiple","difficulty":"hard","category":"Science%3A+Computers",
    "question":"Don't+forget+that+%CF%80+=+3.14+%26+doesn't+equal+3.",
    "correct_answer":"%C3%89+1+%3C+2",
    "incorrect_answers":["None+of+the+above","a%2Bb","50%25+off"]},
    {"category":"Geography","type":"boolean","difficulty":"easy",
    "question":"Is+it+%22so%22%3F","correct_answer":"False","incorrect_answers":["True"]}]}
    """
  ),
  (
    "base64",
    """
    {"response_code":0,"results":[
    {"type":"bXVsdGlwbGU=","difficulty":"aGFyZA==","category":"U2NpZW5jZTogQ29tcHV0ZXJz",
    "question":"RG9uJ3QgZm9yZ2V0IHRoYXQgz4AgPSAzLjE0ICYgZG9lc24ndCBlcXVhbCAzLg==",
    "correct_answer":"w4kgMSA8IDI=",
    "incorrect_answers":["Tm9uZSBvZiB0aGUgYWJvdmU=","YSti","NTAlIG9mZg=="]},
    {"category":"R2VvZ3JhcGh5","type":"Ym9vbGVhbg==","difficulty":"ZWFzeQ==",
    "question":"SXMgaXQgInNvIj8=","correct_answer":"RmFsc2U=","incorrect_answers":["VHJ1ZQ=="]}]}
    """
  ),
]

private let read: ReplyReader = { try OpenTriviaReader.read($0, $1) }

struct OpenTriviaReaderTests {
  @Test(arguments: encodings)
  func `every encoding gives the same questions with the same ids`(
    _ name: String, _ text: String
  ) throws {
    let bank = try reply(text, read)
    let choices = ChoiceList([
      Choice("É 1 < 2", isCorrect: true), Choice("a+b"), Choice("50% off"),
      Choice("None of the above", isFixed: true),
    ])
    var first = DraftQuestion(
      "Don't forget that π = 3.14 & doesn't equal 3.", .multipleChoice(choices),
      at: JSONPosition(line: 2, column: 1))
    first.sourceID = "otdb-4782ac616bfcae37"
    first.topic = "Science/Computers"
    first.difficulty = .hard
    var second = DraftQuestion(
      "Is it \"so\"?", .trueFalse(answer: false), at: JSONPosition(line: 6, column: 1))
    second.sourceID = "otdb-9e373991a8ad204c"
    second.topic = "Geography"
    second.difficulty = .easy
    #expect(bank.questions == [first, second])
    #expect(bank.log.notes == [])
    #expect(
      [bank.license, bank.sourceTitle, bank.sourceURL, bank.idPrefix]
        == ["CC-BY-SA-4.0", "Open Trivia DB", "https://opentdb.com", "otdb"])
  }

  @Test func `entities are decoded once, in every field`() throws {
    let bank = try reply(
      """
      [{"type":"multiple","category":"A &amp; B",
      "question":"&quot;&#039;&deg;&eacute;&rsquo;&hellip;&Uuml;&#x1F600; &amp;lt;",
      "correct_answer":"&Uuml;","incorrect_answers":["&deg;","&#x1F600; &amp;amp;"]}]
      """, read)
    #expect(
      bank.questions.map(questionLine) == ["\"'°é’…Ü😀 &lt; | multiple-choice | *Ü | ° | 😀 &amp;"])
    #expect(bank.questions.first?.topic == "A & B")
  }

  @Test(arguments: [
    (#"{"response_code":1,"results":[]}"#, JSONReplyProblem.responseCode(1)),
    (#"{"response_code": 5, "results": [{"question":"x"}]}"#, .responseCode(5)),
    (#"{"response_code":"3"}"#, .responseCode(3)),
    (#"{"response_code":-9}"#, .responseCode(-9)),
    (#"{"response_code":0,"response_message":"Token","token":"8112"}"#, .tokenReply),
    (#"{"response_code":0,"token":"8112"}"#, .tokenReply),
    (#"{"response_code":0}"#, .noQuestionList), ("7", .noQuestionList),
    (#"{"results":7}"#, .noQuestionList),
  ])
  func `a reply without questions is refused with its reason`(
    _ text: String, _ problem: JSONReplyProblem
  ) throws {
    #expect(try replyRefusal(text, read) == ImportRefusal(.json(problem)))
  }

  @Test(arguments: ["[]", #"{"results":[]}"#, #"{"response_code":0,"results":[]}"#])
  func `a list without items is refused`(_ text: String) throws {
    #expect(try replyRefusal(text, read) == ImportRefusal(.common(.nothingToImport)))
  }

  @Test func `what is no question is passed over with its line and reason`() throws {
    let bank = try reply(
      """
      [7,
      {"type":"multiple","correct_answer":"a","incorrect_answers":["b"]},
      {"question":" \\u200b","type":"multiple","correct_answer":"a","incorrect_answers":["b"]},
      {"question":"Q 1","type":"multiple","incorrect_answers":["b"]},
      {"question":"Q 2","type":"multiple","correct_answer":"a"},
      {"question":"Q 3","type":"multiple","correct_answer":"a","incorrect_answers":[]},
      {"question":"Q 4","type":"multiple","correct_answer":" ","incorrect_answers":["b","c"]},
      {"question":"Q 5","type":"essay","correct_answer":"a","incorrect_answers":["b"]},
      {"question":"Q 6","type":"boolean","correct_answer":"Maybe","incorrect_answers":["True"]},
      {"question":"Q 7","type":"multiple","correct_answer":"a","incorrect_answers":[["b"]]},
      {"question":"Q 8","type":"multiple","correct_answer":"4","incorrect_answers":["5","4 ","6"]},
      {"question":"Q 9","type":"multiple","correct_answer":1,"incorrect_answers":[2]},
      {"question":"Q 10","correct_answer":"True","incorrect_answers":["False"]},
      {"question":"Q 9","type":"multiple","correct_answer":"1 ","incorrect_answers":["3"]}]
      """, read)
    #expect(
      noteLines(bank) == [
        "skipped 1 notAnObject", "skipped 2 missingField(\"question\")", "skipped 3 blankPrompt",
        "skipped 4 missingField(\"correct_answer\")",
        "skipped 5 missingField(\"incorrect_answers\")", "skipped 6 tooFewChoices(1)",
        "skipped 7 blankAnswer", "skipped 8 unsupportedType(\"essay\")",
        "skipped 9 notTrueOrFalse(\"Maybe\")", "skipped 10 missingField(\"incorrect_answers\")",
        "changed 11 repeatedChoice(\"4\")",
        "skipped 14 repeatedQuestion(firstLine: Optional(12))",
      ])
    #expect(
      bank.questions.map(questionLine) == [
        "Q 8 | multiple-choice | *4 | 5 | 6", "Q 9 | multiple-choice | *1 | 2",
        "Q 10 | true-false | true",
      ])
    #expect(bank.log.notes.map(\.question).prefix(4) == [nil, nil, "", "Q 1"])
    expectBalance(bank)
  }

  @Test func `a text that is not encoded like the others is not guessed at`() throws {
    let encoded = try reply(
      """
      [{"type":"bXVsdGlwbGU=","question":"not base64!","correct_answer":"YQ==",
      "incorrect_answers":["Yg=="]},
      {"type":"bXVsdGlwbGU=","question":"YQ==","correct_answer":"Yf8=","incorrect_answers":[]}]
      """, read)
    #expect(
      noteLines(encoded) == [
        "skipped 1 notBase64(field: \"question\")",
        "skipped 3 notBase64(field: \"correct_answer\")",
      ])
    let percent = try reply(
      #"[{"type":"multiple","question":"a%20b","correct_answer":"%FF%20","incorrect_answers":["100%"]}]"#,
      read)
    #expect(percent.questions.map(questionLine) == ["a b | multiple-choice | *%FF%20 | 100%"])
    #expect(noteLines(percent) == ["changed 1 notPercentEncoded(field: \"correct_answer\")"])
  }

  @Test func `the same question in two categories is two questions`() throws {
    let item = #""type":"multiple","question":"Q","correct_answer":"a","incorrect_answers":["b"]}"#
    let bank = try reply(
      "[{\"category\":\"X\",\(item),{\"category\":\"Y\",\(item),{\"category\":\"X\",\(item)]", read)
    #expect(bank.questions.map(\.topic) == ["X", "Y"])
    #expect(noteLines(bank) == ["skipped 1 repeatedQuestion(firstLine: nil)"])
  }

  @Test(arguments: [
    (#"{"response_code":1,"results":[]}"#, true), (#"{"response_code":0,"token":"x"}"#, true),
    (#"{"results":[7,{"question":"","correct_answer":"","incorrect_answers":[]}]}"#, true),
    (#"[{"question":"","correct_answer":"","incorrect_answers":[]}]"#, true),
    (#"[{"question":"","correctAnswer":"","incorrectAnswers":[]}]"#, false),
    (#"{"format":"quizbank","response_code":0}"#, false), ("[]", false), ("{}", false),
    ("null", false), (#"{"results":{}}"#, false), (#"{"response_code":"x"}"#, false),
  ])
  func `a reply is known by its keys`(_ text: String, _ expected: Bool) throws {
    #expect(OpenTriviaReader.looksLikeReply(try JSONDocument(Array(text.utf8))) == expected)
  }

  @Test func `a byte order mark and UTF-16 change nothing`() throws {
    let plain = try reply(encodings[0].text, read)
    let marked = try OpenTriviaReader.read(
      try JSONDocument([0xEF, 0xBB, 0xBF] + Array(encodings[0].text.utf8)), ReadOptions())
    var wide: [UInt8] = [0xFF, 0xFE]
    for unit in encodings[0].text.utf16 { wide += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    let decoded = try OpenTriviaReader.read(
      try JSONDocument(try SourceText(wide).bytes), ReadOptions())
    #expect(marked.questions == plain.questions)
    #expect(decoded.questions == plain.questions)
  }
}

@Suite(.enabled(if: ReplyFiles.areThere))
struct OpenTriviaFileTests {
  @Test func `of the full dump two repeats are passed over and no reference is left`() throws {
    let document = try ReplyFiles.document("opentdb/full-dump-html-entities.json")
    let bank = try OpenTriviaReader.read(document, ReadOptions())
    #expect(bank.log.readCount == 5250)
    #expect(bank.questions.count == 5248)
    #expect(
      bank.log.notes.map(\.problem) == [
        .common(.repeatedQuestion(firstLine: nil)), .common(.repeatedQuestion(firstLine: nil)),
      ])
    #expect(Set(bank.questions.map(\.sourceID)).count == 5248)
    let texts = bank.questions.flatMap { [$0.prompt, questionLine($0), $0.topic ?? ""] }
    #expect(texts.filter { decodingEntities($0) != $0 } == [])
    #expect(bank.questions.count { $0.kind.typeName == "true-false" } == 783)
    #expect(
      bank.questions.map { questionLine($0) }.first
        == "The band \"Panic! At the Disco\" has released 4 albums total | true-false | false")
  }

  @Test(arguments: [
    ("swiftopentdb-example.json", 10), ("api-base64-one.json", 1),
    ("api-responses/api_3q_typeboolean.json", 3),
  ])
  func `saved replies are read whole`(_ file: String, _ count: Int) throws {
    let document = try ReplyFiles.document("opentdb/" + file)
    #expect(OpenTriviaReader.looksLikeReply(document))
    let bank = try OpenTriviaReader.read(document, ReadOptions())
    #expect(bank.questions.count == count)
    #expect(bank.log.notes == [])
    #expect(!bank.questions.map(questionLine).joined().contains("%20"))
  }

  @Test func `saved failures say their reason`() throws {
    for code in 1...4 {
      let document = try ReplyFiles.document("opentdb/api-responses/api_fail_respcode_\(code).json")
      #expect(throws: ImportRefusal(.json(.responseCode(code)))) {
        try OpenTriviaReader.read(document, ReadOptions())
      }
    }
    for name in ["new", "reset"] {
      let document = try ReplyFiles.document("opentdb/api-responses/api_session_\(name).json")
      #expect(throws: ImportRefusal(.json(.tokenReply))) {
        try OpenTriviaReader.read(document, ReadOptions())
      }
    }
  }
}
