import JSON
import QuizCore
import QuizFormats
import Testing

/// Texts with gaps, in Cloze files and in Moodle XML.
struct ClozeTests {
  @Test func `a file is one question with all its gaps`() throws {
    let bank = try cloze(
      """

      Water is {1:SHORTANSWER:=H2O#Right~%50%aqua~*#No}
      and boils at {2:NUMERICAL:=100:0.5~%50%99,5:1}° <b>here</b>; it {:MCS:=expands#yes~shrinks~%-25%stays}.
      """)
    var expected = DraftQuestion(
      "Water is {{1}}\nand boils at {{2}}° here; it {{3}}.",
      .cloze(
        [
          Gap(
            "1",
            .text(
              TextKey(
                [
                  .init("H2O", feedback: "Right"), .init("aqua", credit: 0.5),
                  .init("*", credit: 0, feedback: "No"),
                ],
                hasWildcards: true))),
          Gap(
            "2",
            .number(
              NumberKey([.init(100, tolerance: 0.5), .init(99.5, tolerance: 1, credit: 0.5)])),
            points: 2),
          Gap(
            "3",
            .choice(
              ChoiceList(
                [
                  Choice("expands", isCorrect: true, feedback: "yes"), Choice("shrinks"),
                  Choice("stays", credit: -0.25),
                ]))),
        ], .partial), at: JSONPosition(line: 2, column: 1))
    expected.points = 4
    #expect(bank.questions == [expected])
    #expect(bank.log.notes.isEmpty && bank.log.readCount == 1 && bank.idPrefix == "cloze")
  }

  @Test(arguments: [
    ("SHORTANSWER", "t"), ("SA", "t"), ("MW", "t"), ("SHORTANSWER_C", "T"), ("SAC", "T"),
    ("MWC", "T"),
    ("NUMERICAL", "n"), ("NM", "n"), ("MULTICHOICE", "c"), ("MC", "c"), ("MULTICHOICE_V", "c"),
    ("MCV", "c"),
    ("MULTICHOICE_H", "c"), ("MCH", "c"), ("MULTICHOICE_S", "C"), ("MCS", "C"),
    ("MULTICHOICE_VS", "C"),
    ("MCVS", "C"), ("MULTICHOICE_HS", "C"), ("MCHS", "C"), ("MULTIRESPONSE", "c"), ("MR", "c"),
    ("MULTIRESPONSE_H", "c"), ("MRH", "c"), ("MULTIRESPONSE_S", "C"), ("MRS", "C"),
    ("MULTIRESPONSE_HS", "C"),
    ("MRHS", "C"), ("sa", "-"), ("XX", "-"), ("", "-"),
  ])
  func `every name of a type means its kind of gap`(_ name: String, _ kind: String) throws {
    let bank = try cloze("a {1:\(name):=1~2} b")
    guard case .cloze(let gaps, _) = bank.onlyKind, gaps.count == 1 else {
      #expect(kind == "-" && bank.problems == [.moodle(.noGap)])
      return
    }
    let found =
      switch gaps[0].key {
      case .text(let key): key.isCaseSensitive ? "T" : "t"
      case .number: "n"
      case .choice(let list): list.isShuffled ? "C" : "c"
      }
    #expect(found == kind)
  }

  @Test(arguments: [
    (##"{1:SA:=a\}b\#c\~d\"e\\f\g}"##, ##"a}b#c~d"e\f\g"##),
    ("{1:SA:=&#125;x&lt;&amp;lt;}", "}x<&lt;"),
    ("{1:SA:~=x}", "x"), ("{1:SA:\n = x\n y }", "x y"), ("{ 1 :SA:=x}", "x"),
    ("{1:SA:%100%x}", "x"),
    ("{1:SA:=50% of x}", "50% of x"), ("{1:SA:=%50%x}", "%50%x"), ("{1:SA:=x{y}", "x{y"),
    ("{1:SA:=R&D~=b}", "R&D"),
  ])
  func `escapes and references are undone in answers`(_ text: String, _ answer: String) throws {
    guard case .cloze(let gaps, _) = try cloze(text).onlyKind, case .text(let key) = gaps[0].key
    else {
      Issue.record("no typed gap")
      return
    }
    #expect(key.accepted.first?.text == answer)
  }

  @Test(
    arguments: [
      ("no gap", .moodle(.noGap)), ("{1:SA:=a", .moodle(.unclosedGap)),
      ("{1:SA:}", .moodle(.emptyGap)),
      ("{1:SA:=~b}", .moodle(.emptyGap)), ("{1:SA:a}", .moodle(.gapWithoutAnswer(gap: 1))),
      ("{1:MC:=a}", .common(.tooFewChoices(1))),
      ("{1:SA:=a} {1:MC:a~b}", .moodle(.choicesOfGap(gap: 2, correct: 0))),
      ("{1:MC:=a~=b}", .moodle(.choicesOfGap(gap: 1, correct: 2))),
      ("{1:MR:=a~=b~c} {1:SA:=x}", .moodle(.choicesOfGap(gap: 1, correct: 2))),
      ("{1:SA:=x} {1:MR:%50%a~%50%b~c}", .moodle(.choicesOfGap(gap: 2, correct: 2))),
      ("{1:NM:=a}", .common(.notANumber("a"))), ("{1:NM:=1:x}", .common(.notANumber("x"))),
      ("{1:NM:1}", .moodle(.gapWithoutAnswer(gap: 1))),
      ("{1:NM:=*}", .moodle(.gapWithoutAnswer(gap: 1))),
      ("{1:SA:%200%a}", .moodle(.fractionOutOfRange("200.0"))),
      ("<!-- {1:SA:=a} --> x", .moodle(.misplacedGap)), ("&#1; {1:SA:=a}", .moodle(.misplacedGap)),
    ] as [(String, ImportProblem)])
  func `a text whose gaps can't be filled is passed over`(
    _ text: String, _ problem: ImportProblem
  ) throws {
    let bank = try cloze(text)
    #expect(bank.problems == [problem])
    #expect(bank.questions.isEmpty && bank.log.skippedCount == 1)
  }

  @Test(arguments: ["{2:MR:=p#yes~q~=r}", "{2:MULTIRESPONSE:%50%p#yes~%-50%q~%50%r}"])
  func `an only gap with several right choices is a question to pick them`(_ gap: String) throws {
    let bank = try cloze("Which are prime? \(gap) Say.")
    let list = ChoiceList(
      [Choice("p", isCorrect: true, feedback: "yes"), Choice("q"), Choice("r", isCorrect: true)],
      isShuffled: false)
    var expected = DraftQuestion(
      "Which are prime? _____ Say.", .multipleResponse(list, .partial),
      at: JSONPosition(line: 1, column: 1))
    expected.points = 2
    #expect(bank.questions == [expected])
    #expect(bank.log.notes == [])
  }

  @Test(
    arguments: [
      ("{a} {{1:SA:=x}} {{b}}", "{a} { {{1}} } { {b} }", [.moodle(.doubledBraces)]),
      ("x<sup>{1:NM:=2}</sup>", "x^{{1}}", []), ("{0:SA:=x}", "{{1}}", [.moodle(.gapWithoutMark)]),
      (
        "{1:MC:=a~b~a} <img alt='cat'>", "{{1}} [image: cat]",
        [.common(.repeatedChoice("a")), .common(.mediaLeftOut(1))]
      ),
      ("{1:NM:=1~*#no} \u{1}", "{{1}}", [.moodle(.anyNumber)]), ("{1:MC:=a~~b}", "{{1}}", []),
    ] as [(String, String, [ImportProblem])])
  func `what is not a gap stays beside it`(
    _ text: String, _ prompt: String, _ problems: [ImportProblem]
  ) throws {
    let bank = try cloze(text)
    #expect(bank.questions.map(\.prompt) == [prompt])
    #expect(bank.problems == problems)
  }

  @Test func `a blank file is refused`() {
    #expect(throws: ImportRefusal(.common(.nothingToImport))) { try cloze(" \r\n\u{FEFF}") }
  }

  @Test(arguments: ["cloze", "multianswer"])
  func `Moodle XML has the same gaps in its text`(_ type: String) throws {
    let bank = try moodleItem(
      type, "<generalfeedback><text>Why</text></generalfeedback>",
      text: """
        <questiontext format="html"><text><![CDATA[<p>The {3:MC:=sun~moon} &amp;
        {1:SA:=<b>sky</b>}</p>]]></text></questiontext>
        """)
    var expected = DraftQuestion(
      "The {{1}} & {{2}}",
      .cloze(
        [
          Gap(
            "1",
            .choice(
              ChoiceList([Choice("sun", isCorrect: true), Choice("moon")], isShuffled: false)),
            points: 3),
          Gap("2", .text(TextKey([.init("<b>sky</b>")]))),
        ], .partial), at: firstPlace)
    expected.points = 4
    expected.explanation = "Why"
    #expect(bank.questions == [expected])
  }

  @Test func `line ends of every kind give the same question`() throws {
    let text = "a {1:MC:=b\n~c}\n\nd"
    let expected = try cloze(text).questions
    #expect(expected.map(\.prompt) == ["a {{1}}\n\nd"])
    for end in ["\r\n", "\r"] {
      let other = text.split(separator: "\n", omittingEmptySubsequences: false).joined(
        separator: end)
      #expect(
        try ClozeReader.read(SourceText([0xEF, 0xBB, 0xBF] + Array(other.utf8)), ReadOptions())
          .questions == expected)
    }
  }
}

private func cloze(_ text: String) throws(ImportRefusal) -> DraftBank {
  try ClozeReader.read(SourceText(text), ReadOptions())
}
