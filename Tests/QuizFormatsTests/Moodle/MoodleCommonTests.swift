import JSON
import QuizCore
import QuizFormats
import Testing

/// What all types of questions in Moodle XML have.
struct MoodleCommonTests {
  @Test func `a question has its name, topic, tags, hints, points, feedback and explanation`()
    throws
  {
    let bank = try moodleBank(
      """
      <question type="category">
        <category><text>$course$/top/Default for A/AC//DC</text></category>
        <info format="html"><text>words</text></info>
      </question>
      <question type="shortanswer">
        <name><text>  Capital
          of France </text></name>
        <questiontext format="html"><text><![CDATA[<p>Which <b>city</b>?</p><p>2 &lt; 3</p>]]></text>
        </questiontext>
        <generalfeedback><text>&lt;p&gt;Since 987.&lt;/p&gt;</text></generalfeedback>
        <defaultgrade>2.5000000</defaultgrade><penalty>0.3333333</penalty><hidden>0</hidden>
        <idnumber>geo-1</idnumber><usecase>0</usecase>
        <answer fraction="100" format="moodle_auto_format"><text>Paris</text>
          <feedback format="html"><text>Oui</text></feedback></answer>
        <correctfeedback><text>Yes</text></correctfeedback>
        <partiallycorrectfeedback><text>Nearly</text></partiallycorrectfeedback>
        <incorrectfeedback><text/></incorrectfeedback>
        <tags><tag><text>geo</text></tag><tag><text> europe </text></tag><tag><text>geo</text></tag></tags>
        <coursetags><tag><text>easy</text></tag></coursetags>
        <hint format="html"><text>&lt;i&gt;Seine&lt;/i&gt;</text><shownumcorrect/><clearwrong/></hint>
        <hint><text></text></hint><hintcontent><text>Old</text></hintcontent>
      </question>
      """)
    var expected = DraftQuestion(
      "Which city?\n2 < 3", .shortAnswer(TextKey([.init("Paris", feedback: "Oui")])),
      at: JSONPosition(line: 7, column: 1))
    expected.title = "Capital of France"
    expected.topic = "Default for A/AC-DC"
    expected.explanation = "Since 987."
    expected.points = 2.5
    expected.sourceID = "geo-1"
    expected.feedback = Feedback(correct: "Yes", partial: "Nearly")
    expected.tags = ["geo", "europe", "easy"]
    expected.hints = ["Seine", "Old"]
    #expect(bank.questions == [expected])
    #expect(bank.log.readCount == 1 && bank.log.notes.isEmpty)
  }

  @Test(arguments: [
    ("$course$/top/Default/Algebra", "Default/Algebra"), ("$system$/top", nil), ("top/A", "A"),
    ("$cat1$/A / B", "A/B"), ("$module$", nil), ("A//B/C///D", "A-B/C-/D"), ("", nil),
    ("$5/top", "$5/top"), ("//", "-"), ("/A/", "A"), ("top", nil), ("Top/x", "Top/x"),
  ])
  func `a category is the topic of what follows, without where it hangs`(
    _ path: String, _ topic: String?
  ) throws {
    let item =
      "<question type='truefalse'><questiontext><text>Q</text></questiontext>"
      + moodleAnswer("true", "100") + "</question>"
    for element in ["category", "name"] {
      let bank = try moodleBank(
        "<question type='category'><\(element)><text>\(path)</text></\(element)></question>" + item)
      #expect(bank.questions.map(\.topic) == [topic])
      #expect(bank.log.readCount == 1)
    }
  }

  @Test(arguments: [
    ("html", "<b>a</b>\nb &amp; c", "a b & c"), ("moodle_auto_format", "a\nb\n<p>c</p>", "a\nb\nc"),
    ("plain_text", "a <b>\n&amp; b", "a <b>\n&amp; b"), ("markdown", "*a*\n<b>", "*a*\n<b>"),
    ("wiki_like", "<b>a</b>", "a"), ("7", "<b>a</b>", "a"), ("", "<b>a</b>", "a"),
  ])
  func `a text is read in the format that it says`(
    _ format: String, _ text: String, _ plain: String
  ) throws {
    let bank = try moodleItem(
      "truefalse", moodleAnswer("true", "100"),
      text: "<questiontext format='\(format)'><text><![CDATA[\(text)]]></text></questiontext>")
    #expect(bank.questions.map(\.prompt) == [plain])
  }

  @Test func `texts without a format have that of the question`() throws {
    let bank = try moodleItem(
      "multichoice",
      moodleAnswer("&lt;b&gt;", "100") + moodleAnswer("x", "0")
        + "<generalfeedback format='html'><text>&lt;b&gt;x&lt;/b&gt;</text></generalfeedback>",
      text: "<questiontext format='plain_text'><text>&lt;i&gt;</text></questiontext>")
    #expect(bank.questions.map(\.prompt) == ["<i>"])
    #expect(bank.questions.map(\.explanation) == ["x"])
    #expect(
      bank.onlyKind
        == .multipleChoice(
          ChoiceList([Choice("<b>", isCorrect: true), Choice("x")], isShuffled: false)))
  }

  @Test func `pictures and packed files are left out with a note`() throws {
    let bank = try moodleItem(
      "truefalse",
      moodleAnswer("true", "100") + "<image>a.gif</image><image_base64>AA==</image_base64>",
      text: """
        <questiontext><text><![CDATA[See <img src="@@PLUGINFILE@@/a%20b.png"> and
        <img src='c.png' alt='a cat'>]]></text>
        <file name="../../etc/passwd" path="/" encoding="base64">AAAA</file></questiontext>
        """)
    #expect(bank.questions.map(\.prompt) == ["See [image: a%20b.png] and [image: a cat]"])
    #expect(bank.problems == [.common(.mediaLeftOut(3))])
  }

  @Test(
    arguments: [
      ("essay", .moodle(.essay)), ("description", .moodle(.description)), ("", .moodle(.noType)),
      ("calculated", .moodle(.calculated("calculated"))),
      ("calculatedmulti", .moodle(.calculated("calculatedmulti"))),
      ("calculatedsimple", .moodle(.calculated("calculatedsimple"))),
      ("stack", .common(.unsupportedType("stack"))),
      ("ddmarker", .common(.unsupportedType("ddmarker"))),
      ("randomsamatch", .common(.unsupportedType("randomsamatch"))),
    ] as [(String, ImportProblem)])
  func `a type that can't be asked is passed over by its name`(
    _ type: String, _ problem: ImportProblem
  ) throws {
    let bank = try moodleItem(type, "<name><text>N</text></name>")
    #expect(bank.questions.isEmpty && bank.log.readCount == 1 && bank.log.skippedCount == 1)
    #expect(bank.log.notes == [ImportNote(.skipped, problem, at: firstPlace, question: "N")])
  }

  @Test func `an essay with notes for its graders is a card`() throws {
    let bank = try moodleItem(
      "essay", "<graderinfo><text>&lt;p&gt;Look&lt;/p&gt;</text></graderinfo>")
    #expect(bank.onlyKind == .flashcard(back: "Look"))
    #expect(bank.problems == [.moodle(.essayBecameCard)])
  }

  @Test func `ids are kept if they can be ids and were not given before`() throws {
    func item(_ id: String) -> String {
      "<question type='truefalse'><questiontext><text>Q</text></questiontext>"
        + "<idnumber>\(id)</idnumber>\(moodleAnswer("true", "100"))</question>"
    }
    let bank = try moodleBank(["a", "b c", "a", "", "A"].map(item).joined())
    #expect(bank.questions.map(\.sourceID) == ["a", nil, nil, nil, "A"])
    #expect(
      bank.problems == [.common(.changedIdentifier("b c")), .common(.repeatedIdentifier("a"))])
  }

  @Test func `what is odd is noted, and the question kept`() throws {
    let bank = try moodleBank(
      "<info/>\n<question type='truefalse'><hidden>1</hidden><defaultgrade>0</defaultgrade>"
        + "<name><text>Q a b</text></name><questiontext><text>Q <b>a</b> b</text></questiontext>"
        + moodleAnswer("true", "100") + "</question>")
    #expect(bank.questions.map(\.prompt) == ["Q a b"])
    #expect(bank.questions.map(\.title) == [nil])
    #expect(
      bank.problems == [
        .common(.partLeftOut("info")), .moodle(.markupInText),
        .common(.partLeftOut("defaultgrade")),
        .moodle(.hidden),
      ])
  }

  @Test(
    arguments: [
      ("<MOODLE_BACKUP/>", .moodle(.otherRoot("MOODLE_BACKUP")), 1),
      ("\n<questestinterop/>", .moodle(.otherRoot("questestinterop")), 2),
      ("<quiz></quiz>", .common(.nothingToImport), nil),
      ("<quiz>", .moodle(.notXML(.unclosed("quiz"))), 1),
      ("<quiz>\n<a>&nbsp;</a></quiz>", .moodle(.notXML(.unknownEntity("nbsp"))), 2),
      ("", .moodle(.notXML(.noElement)), 1),
      (
        "<quiz><question type='category'><category><text>A</text></category></question></quiz>",
        .common(.nothingToImport), nil
      ),
    ] as [(String, ImportProblem, Int?)])
  func `a file that is no quiz, or an empty one, is refused`(
    _ text: String, _ problem: ImportProblem, _ line: Int?
  ) {
    #expect(throws: ImportRefusal(problem, line: line)) {
      try MoodleXMLReader.read(SourceText(text), ReadOptions())
    }
  }

  @Test(arguments: ["file:///etc/passwd", "http://127.0.0.1:1/x"])
  func `an entity outside the file is never followed`(_ address: String) {
    let text =
      "<?xml version=\"1.0\"?>\n<!DOCTYPE quiz [<!ENTITY x SYSTEM \"\(address)\">]>\n<quiz>"
      + "<question type='truefalse'><questiontext><text>&x;</text></questiontext></question></quiz>"
    #expect(throws: ImportRefusal(.moodle(.notXML(.documentType)), line: 2)) {
      try MoodleXMLReader.read(SourceText(text), ReadOptions())
    }
  }

  @Test func `a bomb of entities is refused in no time`() {
    let entities = (1...30).map { "<!ENTITY e\($0) \"&e\($0 - 1);&e\($0 - 1);\">" }.joined()
    let text = "<!DOCTYPE quiz [<!ENTITY e0 \"boom\">\(entities)]><quiz>&e30;</quiz>"
    let time = ContinuousClock().measure {
      #expect(throws: ImportRefusal(.moodle(.notXML(.documentType)), line: 1)) {
        try MoodleXMLReader.read(SourceText(text), ReadOptions())
      }
    }
    #expect(time < .seconds(1))
  }

  @Test func `line ends of every kind and a byte order mark give the same questions`() throws {
    let text =
      "<quiz>\n<question type='shortanswer'><questiontext format='plain_text'><text>a\nb</text>\n"
      + "</questiontext>\(moodleAnswer("x", "100"))</question>\n</quiz>"
    let expected = try MoodleXMLReader.read(SourceText(text), ReadOptions()).questions
    #expect(expected.map(\.prompt) == ["a\nb"])
    for end in ["\r\n", "\r"] {
      let other = Array(
        text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: end).utf8)
      #expect(
        try MoodleXMLReader.read(SourceText([0xEF, 0xBB, 0xBF] + other), ReadOptions()).questions
          == expected)
    }
  }
}
