import QuizCore
import QuizFormats
import Testing

/// Texts with numbered gaps and with answers between brackets in Moodle XML.
struct MoodleGapTests {
  @Test(arguments: [("gapselect", "selectoption"), ("ddwtos", "dragbox")])
  func `a numbered gap is for an option, among those of its group`(
    _ type: String, _ option: String
  ) throws {
    func written(_ text: String, _ group: Int) -> String {
      "<\(option)><text>\(text)</text><group>\(group)</group></\(option)>"
    }
    let bank = try moodleItem(
      type,
      "<shuffleanswers>1</shuffleanswers>" + written("cat", 1) + written("mat", 2)
        + written("dog", 1)
        + written("sofa", 2) + written("cat", 1),
      text:
        "<questiontext><text>The [[1]] on the [[4]], [x] [[y]] &lt;b&gt;[[1]]&lt;/b&gt;</text></questiontext>"
    )
    let animals = Gap.Key.choice(ChoiceList([Choice("cat", isCorrect: true), Choice("dog")]))
    let seats = Gap.Key.choice(ChoiceList([Choice("mat"), Choice("sofa", isCorrect: true)]))
    #expect(
      bank.onlyKind == .cloze([Gap("1", animals), Gap("2", seats), Gap("3", animals)], .partial))
    #expect(bank.questions.map(\.prompt) == ["The {{1}} on the {{2}}, [x] [[y]] {{3}}"])
    #expect(bank.log.notes.isEmpty)
  }

  @Test(
    arguments: [
      ("none", .moodle(.noGap)), ("[[3]]", .common(.answerOutOfRange("3", choices: 2))),
      ("[[0]]", .common(.answerOutOfRange("0", choices: 2))), ("[[2]]", .common(.tooFewChoices(1))),
    ] as [(String, ImportProblem)])
  func `a numbered gap without its options is passed over`(
    _ text: String, _ problem: ImportProblem
  ) throws {
    let bank = try moodleItem(
      "gapselect",
      "<selectoption><text>a</text><group>1</group></selectoption>"
        + "<selectoption><text>b</text><group>2</group></selectoption>",
      text: "<questiontext><text>\(text)</text></questiontext>")
    #expect(bank.problems == [problem])
  }

  @Test func `answers between brackets are typed`() throws {
    let bank = try moodleItem(
      "gapfill", "<answerdisplay>gapfill</answerdisplay><casesensitive>1</casesensitive>",
      text: "<questiontext><text>The [cat|&lt;b&gt;dog&lt;/b&gt;] sat [on]</text></questiontext>")
    #expect(
      bank.onlyKind
        == .cloze(
          [
            Gap("1", .text(TextKey([.init("cat"), .init("dog")], isCaseSensitive: true))),
            Gap("2", .text(TextKey([.init("on")], isCaseSensitive: true))),
          ], .partial))
    #expect(bank.questions.map(\.prompt) == ["The {{1}} sat {{2}}"])
  }

  @Test func `answers between other marks are picked where the file says so`() throws {
    let bank = try moodleItem(
      "gapfill",
      "<answerdisplay>dropdown</answerdisplay><delimitchars>##</delimitchars>"
        + moodleAnswer("cat", "100") + moodleAnswer("cow", "0"),
      text: "<questiontext><text>#cat# and #dog# [x]</text></questiontext>")
    #expect(
      bank.onlyKind
        == .cloze(
          [
            Gap(
              "1",
              .choice(ChoiceList([Choice("cat", isCorrect: true), Choice("dog"), Choice("cow")]))),
            Gap(
              "2",
              .choice(ChoiceList([Choice("dog", isCorrect: true), Choice("cat"), Choice("cow")]))),
          ], .partial))
  }

  @Test(arguments: [
    ("none", ImportProblem.moodle(.noGap)), ("[ | ]", .moodle(.emptyGap)), ("[x", .moodle(.noGap)),
  ])
  func `brackets without an answer are passed over`(_ text: String, _ problem: ImportProblem) throws
  {
    let bank = try moodleItem(
      "gapfill", "", text: "<questiontext><text>\(text)</text></questiontext>")
    #expect(bank.problems == [problem])
  }

  @Test func `gaps beyond count are passed over`() throws {
    let options = String(repeating: "<selectoption><text>a</text></selectoption>", count: 1_000)
    let text = String(repeating: "[[1]]", count: 1_000)
    let bank = try moodleItem(
      "gapselect", options + "<selectoption><text>b</text></selectoption>",
      text: "<questiontext><text>\(text)</text></questiontext>")
    #expect(bank.problems == [.moodle(.tooManyGaps(100))])
  }
}
