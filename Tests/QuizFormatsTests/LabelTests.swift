import JSON
import QuizFormats
import Testing

/// The drafts of a file that names a topic or tags.
private struct LabelledFile: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let read: @Sendable (_ label: String) throws -> DraftBank

  init(_ name: String, _ read: @escaping @Sendable (String) throws -> DraftBank) {
    (testDescription, self.read) = (name, read)
  }
}

private let choices = "\n- [x] a\n- [ ] b\n"

private let files = [
  LabelledFile("table") { try table("question,answer,topic\np,a,\"\($0)\"\n") },
  LabelledFile("GIFT") { try GIFTReader.read(SourceText("$CATEGORY: \($0)\n\np {T}\n")) },
  LabelledFile("Anki deck") {
    try AnkiReader.read(SourceText("#separator:tab\n#deck:\($0)\np\ta\n"), ReadOptions())
  },
  LabelledFile("Moodle XML") {
    try MoodleXMLReader.read(
      SourceText(
        """
        <quiz><question type="category"><category><text>\($0)</text></category></question>
        <question type="truefalse"><questiontext><text>p</text></questiontext>
        <answer fraction="100"><text>true</text></answer><answer fraction="0"><text>false</text>
        </answer></question></quiz>
        """), ReadOptions())
  },
  LabelledFile("chapter") {
    try MarkdownReader.read(
      SourceText("# T\n\n## \($0)\n\n### q\n\(choices)"), ReadOptions())
  },
  LabelledFile("list below a heading") {
    try MarkdownReader.read(
      SourceText("# \($0)\n\n1. q\n   - [x] a\n   - [ ] b\n"), ReadOptions())
  },
  LabelledFile("options of a heading") {
    try MarkdownReader.read(
      SourceText("# q\n\n---\ntopic: \"\($0)\"\n---\n\(choices)"), ReadOptions())
  },
  LabelledFile("OpenTDB") {
    let item =
      #"{"category":"\#($0)","type":"boolean","question":"p q","correct_answer":"True","incorrect_answers":["False"]}"#
    return try OpenTriviaReader.read(
      json(#"{"response_code":0,"results":[\#(item)]}"#), ReadOptions())
  },
  LabelledFile("The Trivia API") {
    let item = #"{"category":"\#($0)","question":"p","correctAnswer":"a","incorrectAnswers":["b"]}"#
    return try TriviaAPIReader.read(json("[\(item)]"), ReadOptions())
  },
  LabelledFile("QuizAPI") {
    let item =
      #"{"category":"\#($0)","question":"p","answers":{"answer_a":"a","answer_b":"b"},"correct_answers":{"answer_a_correct":"true"}}"#
    return try QuizAPIReader.read(json("[\(item)]"), ReadOptions())
  },
  LabelledFile("loose JSON") {
    try LooseJSONReader.read(
      json(#"[{"question":"p","answer":"a","category":"\#($0)"}]"#), ReadOptions())
  },
]

private func json(_ text: String) throws -> JSONDocument { try JSONDocument(Array(text.utf8)) }

@Test(arguments: files)
private func `a topic is a path of parts, each without blanks at its ends`(_ file: LabelledFile)
  throws
{
  let cases: [(String, [String?])] = [
    ("A", ["A"]), ("A b/C", ["A b/C"]), ("/etc", ["etc"]), ("TCP / IP", ["TCP/IP"]),
    ("a//b", ["a/b", "a-b"]), ("a/ /b/", ["a/b"]), ("/", [nil]), (" / / ", [nil]),
  ]
  for (written, expected) in cases {
    let bank = try file.read(written)
    let question = try #require(bank.questions.first)
    #expect(expected.contains(question.topic), "\(written): \(question.topic ?? "nil")")
  }
}

private let tagged = [
  LabelledFile("table") { try table("question,answer,tags\np,a,\"\($0), \($0)\"\n") },
  LabelledFile("GIFT") { try GIFTReader.read(SourceText("// [tag:\($0)] [tag:\($0)]\np {T}\n")) },
  LabelledFile("Anki") {
    try AnkiReader.read(SourceText("#separator:tab\n#tags:\($0) \($0)\np\ta\n"), ReadOptions())
  },
  LabelledFile("Markdown") {
    try MarkdownReader.read(
      SourceText("# q\n\n---\ntags: [\($0), \($0)]\n---\n\(choices)"), ReadOptions())
  },
  LabelledFile("The Trivia API") {
    let item =
      #"{"tags":["\#($0)","\#($0)"],"question":"p","correctAnswer":"a","incorrectAnswers":["b"]}"#
    return try TriviaAPIReader.read(json("[\(item)]"), ReadOptions())
  },
  LabelledFile("QuizAPI") {
    let item =
      #"{"tags":["\#($0)",{"name":"\#($0)"}],"question":"p","answers":{"answer_a":"a","answer_b":"b"},"correct_answers":{"answer_a_correct":"true"}}"#
    return try QuizAPIReader.read(json("[\(item)]"), ReadOptions())
  },
  LabelledFile("loose JSON") {
    try LooseJSONReader.read(
      json(#"[{"question":"p","answer":"a","tags":["\#($0)","\#($0)"]}]"#), ReadOptions())
  },
]

@Test(arguments: tagged)
private func `a tag is there once and not too long`(_ file: LabelledFile) throws {
  let long = String(repeating: "t", count: 81)
  for (written, expected) in [("t", ["t"]), (long, [String(long.dropLast())]), ("", [])] {
    let question = try #require(try file.read(written).questions.first)
    #expect(question.tags == expected)
  }
}

@Test func `what Markdown says of a question is left out where nothing can be seen of it`() throws {
  let bank = try MarkdownReader.read(
    SourceText(
      "---\ntitle: \"\"\nlicense: \" \"\n---\n# q\n\n---\ntitle: \"\"\npoints: 5000\n---\n\(choices)"
    ),
    ReadOptions())
  #expect(bank.title == nil && bank.license == nil && bank.description == nil)
  let question = try #require(bank.questions.first)
  #expect(question.title == nil && question.points == 1_000)
}
