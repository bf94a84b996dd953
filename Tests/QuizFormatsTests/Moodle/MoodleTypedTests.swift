import QuizCore
import QuizFormats
import Testing

/// Typed texts and numbers, pairs and items in Moodle XML.
struct MoodleTypedTests {
  @Test func `a short answer is plain text with its grades`() throws {
    let bank = try moodleItem(
      "shortanswer",
      "<usecase>1</usecase>" + moodleAnswer("a &lt; b", "100")
        + moodleAnswer("&amp;amp;", "50", feedback: "Half")
        + moodleAnswer("no", "0", feedback: "Not this"))
    #expect(
      bank.onlyKind
        == .shortAnswer(
          TextKey(
            [
              .init("a < b"), .init("&amp;", credit: 0.5, feedback: "Half"),
              .init("no", credit: 0, feedback: "Not this"),
            ], isCaseSensitive: true)))
  }

  @Test func `a star stands for anything, and alone without a grade for every wrong answer`() throws
  {
    let bank = try moodleItem(
      "shortanswer", moodleAnswer("Par*", "100") + moodleAnswer("*", "0", feedback: "Wrong"))
    #expect(bank.onlyKind == .shortAnswer(TextKey([.init("Par*")], hasWildcards: true)))
    #expect(bank.questions.map(\.feedback) == [Feedback(incorrect: "Wrong")])
  }

  @Test(
    arguments: [
      ("shortanswer", "", .common(.noAnswer)),
      ("shortanswer", moodleAnswer("a", "50"), .common(.noCorrectAnswer)),
      ("shortanswer", moodleAnswer(" ", "100"), .common(.noAnswer)),
      ("numerical", "", .common(.noAnswer)),
      ("numerical", moodleAnswer("a", "100"), .common(.notANumber("a"))),
      ("numerical", moodleAnswer("1e999", "100"), .common(.notANumber("1e999"))),
      ("numerical", moodleAnswer("1", "50"), .common(.noCorrectAnswer)),
      ("numerical", moodleAnswer("*", "100"), .common(.noAnswer)),
      (
        "numerical", "<answer fraction='100'><text>1</text><tolerance>-1</tolerance></answer>",
        .common(.notANumber("-1"))
      ),
      ("matching", "", .common(.tooFewChoices(0))),
      ("ordering", moodleAnswer("a", "1"), .common(.tooFewChoices(1))),
      ("ordering", moodleAnswer("a", "1") + moodleAnswer("a", "2"), .common(.repeatedChoice("a"))),
      ("ordering", moodleAnswer("a", "1") + moodleAnswer("", "2"), .common(.blankAnswer)),
      ("matching", pair("a", "1") + pair("a", "2"), .common(.repeatedChoice("a"))),
      ("matching", pair("a", ""), .common(.blankAnswer)),
    ] as [(String, String, ImportProblem)])
  func `what can't be marked is passed over`(
    _ type: String, _ inside: String, _ problem: ImportProblem
  ) throws {
    let bank = try moodleItem(type, inside)
    #expect(bank.log.notes.filter { $0.effect == .skipped }.map(\.problem) == [problem])
    #expect(bank.questions.isEmpty)
  }

  @Test(arguments: [
    ("1", 1), (" -2,5 ", -2.5), (".5", 0.5), ("5.", 5), ("+1e3", 1000), ("1.5E-2", 0.015),
    ("-0", 0), ("5.e1", 50),
  ])
  func `a number may have a comma, a sign and an exponent`(
    _ written: String, _ value: Double
  ) throws {
    let kind = try moodleItem("numerical", moodleAnswer(written, "100")).onlyKind
    #expect(kind == .numeric(NumberKey([.init(value)])))
  }

  @Test(arguments: [
    "", "-", "e1", "1e", "1,2,3", "1.2.3", "--1", "1 2", "0x1", "inf", "nan", "1e5.5", "½", "1-",
    "1e--1",
  ])
  func `other texts are no numbers`(_ written: String) throws {
    #expect(try moodleItem("numerical", moodleAnswer(written, "100")).questions.isEmpty)
  }

  @Test func `a number has a tolerance, a unit and grades`() throws {
    let bank = try moodleItem(
      "numerical",
      """
      <answer fraction="100"><text>9.81</text><tolerance>0.02</tolerance>
        <feedback><text>Yes</text></feedback></answer>
      <answer fraction="50"><text>10</text><tolerance></tolerance></answer>
      <answer fraction="0"><text>*</text><feedback><text>No</text></feedback></answer>
      <units><unit><multiplier>1</multiplier><unit_name>m/s²</unit_name></unit>
      <unit><multiplier>100</multiplier><unit_name>cm/s²</unit_name></unit></units>
      """)
    let key = NumberKey(
      [.init(9.81, tolerance: 0.02, feedback: "Yes"), .init(10, credit: 0.5)], unit: "m/s²")
    #expect(bank.onlyKind == .numeric(key))
    #expect(bank.questions.map(\.feedback) == [Feedback(incorrect: "No")])
    #expect(bank.problems == [.moodle(.unitLeftOut("cm/s²"))])
  }

  @Test func `old files have the number in the answer and the grade beside it`() throws {
    let kind = try moodleItem(
      "numerical",
      "<answer>\n23,0\n<fraction>100</fraction><tolerance>0,5</tolerance></answer>"
        + "<units><unit><multiplier>1</multiplier><unit_name>m</unit_name></unit></units><showunits>3</showunits>"
    ).onlyKind
    #expect(kind == .numeric(NumberKey([.init(23, tolerance: 0.5)])))
  }

  @Test(arguments: ["matching", "match", "ddmatch"])
  func `pairs have distractors where no left side is given`(_ type: String) throws {
    let bank = try moodleItem(
      type,
      "<shuffleanswers>0</shuffleanswers>" + pair("&lt;b&gt;a&lt;/b&gt;", "1") + pair("b", "1")
        + pair("c", "2")
        + pair("", "3") + pair("", "2") + pair("", "") + pair("c", "2"))
    let key = MatchingKey(
      [.init("a", "1"), .init("b", "1"), .init("c", "2")], distractors: ["3"], isShuffled: false)
    #expect(bank.onlyKind == .matching(key, .partial))
    #expect(bank.problems == [.common(.repeatedChoice("c")), .common(.repeatedChoice("2"))])
  }

  @Test(
    arguments: [
      (["1", "1", "1"], "", ["a", "b", "c"], Scoring.partial, []),
      (["3", "1", "2"], "<gradingtype>-1</gradingtype>", ["b", "c", "a"], .allOrNothing, []),
      (
        ["", "", ""], "<selecttype>1</selecttype><selectcount>2</selectcount>", ["a", "b", "c"],
        .partial, [.moodle(.itemsNotChosen)]
      ),
      (
        ["1.0000000", "3.0000000", "2.0000000"], "<selecttype>0</selecttype>", ["a", "c", "b"],
        .partial, []
      ),
    ] as [([String], String, [String], Scoring, [ImportProblem])])
  func `items are in the order that they are numbered, or else in that of the file`(
    _ places: [String], _ settings: String, _ items: [String], _ scoring: Scoring,
    _ problems: [ImportProblem]
  ) throws {
    let answers = zip(["a", "b", "c"], places).map { moodleAnswer($0, $1) }.joined()
    let bank = try moodleItem("ordering", settings + answers)
    #expect(bank.onlyKind == .ordering(items, scoring))
    #expect(bank.problems == problems)
  }
}

private func pair(_ left: String, _ right: String) -> String {
  "<subquestion format='html'><text>\(left)</text><answer><text>\(right)</text></answer></subquestion>"
}
