import QuizCore
import QuizFormats
import Testing

/// Multiple choice and true or false in Moodle XML.
struct MoodleChoiceTests {
  @Test func `one answer of full grade is the right choice, others may earn a part`() throws {
    let bank = try moodleItem(
      "multichoice",
      "<single>true</single><shuffleanswers>1</shuffleanswers><answernumbering>abc</answernumbering>"
        + moodleAnswer("&lt;p&gt;A&lt;/p&gt;", "100", feedback: "good")
        + moodleAnswer("B", "33.33333") + moodleAnswer("C", "-50") + moodleAnswer("D", "0"))
    #expect(
      bank.onlyKind
        == .multipleChoice(
          ChoiceList([
            Choice("A", isCorrect: true, feedback: "good"), Choice("B", credit: 0.3333333),
            Choice("C", credit: -0.5), Choice("D"),
          ])))
    #expect(bank.log.notes.isEmpty)
  }

  @Test(arguments: [
    ("", true), ("<single>1</single>", true), ("<single>true</single>", true),
    ("<single>false</single>", false),
    ("<single>0</single>", false), ("<single/>", false), ("<single>yes</single>", true),
  ])
  func `one answer is asked for unless the file says several`(
    _ single: String, _ isSingle: Bool
  ) throws {
    let kind = try moodleItem(
      "multichoice", single + moodleAnswer("A", "100") + moodleAnswer("B", "-100")
    ).onlyKind
    #expect(kind?.typeName == (isSingle ? "multiple-choice" : "multiple-response"))
  }

  /// One of two right choices alone must not earn all, nor everything ticked.
  @Test(arguments: ["-50", "0"])
  func `grades of fifty twice ask for both`(_ wrong: String) throws {
    let bank = try moodleItem(
      "multichoice",
      "<single>false</single>" + moodleAnswer("A", "50") + moodleAnswer("B", "50")
        + moodleAnswer("C", wrong) + moodleAnswer("D", wrong))
    let list = ChoiceList(
      [Choice("A", isCorrect: true), Choice("B", isCorrect: true), Choice("C"), Choice("D")],
      isShuffled: false)
    #expect(bank.onlyKind == .multipleResponse(list, .partial))
    #expect(bank.log.notes.isEmpty)
    let question = Question(id: "q", prompt: "Q", kind: try #require(bank.onlyKind))
    let shares = [[0], [1], [0, 1], [0, 1, 2], [0, 1, 2, 3], [2]].map {
      question.mark(.choices($0)).share.millionths
    }
    #expect(shares == [500_000, 500_000, 1_000_000, 500_000, 0, 0])
  }

  /// Three thirds as Moodle writes them are a little less than the whole.
  @Test(arguments: [("33.33333", "-10"), ("33.333", "-10"), ("33.3", "-10")])
  func `grades that only rounding keeps from a hundred earn all`(
    _ right: String, _ wrong: String
  ) throws {
    let kind = try moodleItem(
      "multichoice",
      "<single>false</single>" + ["A", "B", "C"].map { moodleAnswer($0, right) }.joined()
        + moodleAnswer("D", wrong)
    ).onlyKind
    let question = Question(id: "q", prompt: "Q", kind: try #require(kind))
    #expect(question.mark(.choices([0, 1, 2])).isRight)
    #expect(question.mark(.choices([0, 1, 2, 3])).share == Share(millionths: 900_000))
  }

  @Test func `grades that differ are written beside the choices`() throws {
    let kind = try moodleItem(
      "multichoice",
      "<single>0</single>" + moodleAnswer("A", "75") + moodleAnswer("B", "25")
        + moodleAnswer("C", "-20") + moodleAnswer("D", "0")
    ).onlyKind
    let list = ChoiceList(
      [
        Choice("A", isCorrect: true, credit: 0.75), Choice("B", isCorrect: true, credit: 0.25),
        Choice("C", credit: -0.2), Choice("D"),
      ], isShuffled: false)
    #expect(kind == .multipleResponse(list, .partial))
  }

  @Test func `grades that do not add up count the same`() throws {
    let bank = try moodleItem(
      "multichoice",
      "<single>0</single>" + moodleAnswer("A", "50") + moodleAnswer("B", "20")
        + moodleAnswer("C", "0"))
    let list = ChoiceList(
      [Choice("A", isCorrect: true), Choice("B", isCorrect: true), Choice("C")], isShuffled: false)
    #expect(bank.onlyKind == .multipleResponse(list, .partial))
    #expect(bank.problems == [.moodle(.fractionsDoNotAdd)])
  }

  @Test func `two answers of full grade become several right choices`() throws {
    let bank = try moodleItem(
      "multichoice", moodleAnswer("A", "100") + moodleAnswer("B", "100") + moodleAnswer("C", "10"))
    let list = ChoiceList(
      [Choice("A", isCorrect: true), Choice("B", isCorrect: true), Choice("C")], isShuffled: false)
    #expect(bank.onlyKind == .multipleResponse(list, .partial))
    #expect(bank.problems == [.common(.severalCorrect(2))])
  }

  @Test func `a set of choices earns all or nothing`() throws {
    let kind = try moodleItem(
      "multichoiceset", moodleAnswer("A", "100") + moodleAnswer("B", "100") + moodleAnswer("C", "0")
    ).onlyKind
    let list = ChoiceList(
      [Choice("A", isCorrect: true), Choice("B", isCorrect: true), Choice("C")], isShuffled: false)
    #expect(kind == .multipleResponse(list, .allOrNothing))
  }

  @Test func `of two choices that read the same the right one stays`() throws {
    let bank = try moodleItem(
      "multichoice",
      moodleAnswer("A  b", "0") + moodleAnswer("C", "0") + moodleAnswer("A b", "100")
        + moodleAnswer("C", "0") + moodleAnswer(" ", "0"))
    #expect(
      bank.onlyKind
        == .multipleChoice(
          ChoiceList([Choice("A b", isCorrect: true), Choice("C")], isShuffled: false)))
    #expect(
      bank.problems == [
        .common(.blankAnswer), .common(.repeatedChoice("A b")), .common(.repeatedChoice("C")),
      ])
  }

  @Test(
    arguments: [
      (moodleAnswer("A", "100"), .common(.tooFewChoices(1))), ("", .common(.tooFewChoices(0))),
      (moodleAnswer("A", "100") + moodleAnswer("A", "0"), .common(.tooFewChoices(1))),
      (moodleAnswer("A", "90") + moodleAnswer("B", "0"), .common(.noCorrectAnswer)),
      (moodleAnswer("A", "x") + moodleAnswer("B", "0"), .common(.notANumber("x"))),
      (moodleAnswer("A", "200") + moodleAnswer("B", "0"), .moodle(.fractionOutOfRange("200"))),
      (moodleAnswer("", "100") + moodleAnswer("B", "0"), .common(.blankAnswer)),
      (
        "<single>0</single>" + moodleAnswer("A", "0") + moodleAnswer("B", "-5"),
        .common(.noCorrectAnswer)
      ),
    ] as [(String, ImportProblem)])
  func `choices that can't be asked are passed over`(
    _ answers: String, _ problem: ImportProblem
  ) throws {
    let bank = try moodleItem("multichoice", answers)
    #expect(bank.problems == [problem])
    #expect(bank.questions.isEmpty && bank.log.skippedCount == 1)
  }

  @Test(
    arguments: [
      (moodleAnswer("true", "100") + moodleAnswer("false", "0"), true, []),
      (moodleAnswer("false", "100") + moodleAnswer("true", "0"), false, []),
      (moodleAnswer("true", "100"), true, []), (moodleAnswer("false", "0"), true, []),
      (moodleAnswer("true", "0"), false, []),
      (
        moodleAnswer("Wahr", "0") + moodleAnswer("Falsch", "100"), false,
        [.moodle(.otherTrueFalseTexts)]
      ),
    ] as [(String, Bool, [ImportProblem])])
  func `true or false is told by its names, or else by their order`(
    _ answers: String, _ answer: Bool, _ problems: [ImportProblem]
  ) throws {
    let bank = try moodleItem("truefalse", answers)
    #expect(bank.onlyKind == .trueFalse(answer: answer))
    #expect(bank.problems == problems)
  }

  @Test func `what is said to either answer is said to the right and the wrong one`() throws {
    let bank = try moodleItem(
      "truefalse",
      moodleAnswer("true", "0", feedback: "No") + moodleAnswer("false", "100", feedback: "Yes"))
    #expect(bank.questions.map(\.feedback) == [Feedback(correct: "Yes", incorrect: "No")])
  }

  @Test(
    arguments: [
      ("", .common(.noAnswer)), (moodleAnswer("x", "100"), .common(.noAnswer)),
      (moodleAnswer("true", "100") + moodleAnswer("false", "100"), .moodle(.bothTrueAndFalse)),
      (moodleAnswer("true", "0") + moodleAnswer("false", "0"), .common(.noCorrectAnswer)),
    ] as [(String, ImportProblem)])
  func `true or false without one right answer is passed over`(
    _ answers: String, _ problem: ImportProblem
  ) throws {
    #expect(try moodleItem("truefalse", answers).problems == [problem])
  }
}
