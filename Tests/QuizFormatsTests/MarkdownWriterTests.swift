import JSON
import QuizCore
import QuizFormats
import Testing

struct MarkdownWriterTests {
  @Test func `a bank is written as quizdown has it`() {
    let questions = [
      drafted("Which one?", .multipleChoice(boxes("*a", "b")), line: 1) {
        $0.sourceID = "q1"
        $0.hints = ["think\nhard", "again"]
        $0.explanation = "Since a.\n# not a heading"
      },
      drafted(
        "Which\nof these?",
        .multipleResponse(
          ChoiceList(
            [Choice("- [x] x\ny", isCorrect: true, feedback: "yes"), Choice("```\ncode\n```")],
            isShuffled: false), .allOrNothing), line: 1
      ) {
        $0.topic = "A/B"
        $0.tags = ["x", "y \"z\""]
        $0.difficulty = .easy
      },
      drafted("True?", .trueFalse(answer: false), line: 1) {
        $0.feedback = Feedback(correct: "right", incorrect: "wrong")
      },
      drafted("Order", .ordering(["1. one", "[x] two"], .partial), line: 1),
    ]
    let expected = """
      ---
      title: "My \\"bank\\""
      shuffle_answers: true
      ---

      ## Which one?

      ---
      id: "q1"
      ---

      > think
      > hard

      > again

      1. [x] a
      2. [ ] b

      Since a.
      &#35; not a heading

      ## Q2.

      ---
      topic: "A/B"
      difficulty: easy
      tags: ["x", "y \\"z\\""]
      shuffle_answers: false
      scoring: "all-or-nothing"
      ---

      Which
      of these?

      - [x] &#45; [x] x
        y
        > yes
      - [ ]
        ```
        code
        ```

      ## True?

      1. [ ] True
        > wrong
      2. [x] False
        > right

      ## Order

      1. &#49;. one
      2. &#91;x] two

      """
    let bank = ExportBank(title: "My \"bank\"", isMarkdown: true, questions: questions)
    let written = MarkdownWriter.write(bank)
    // The value of scoring needs no quotes, and quotes in an item stand at its own column.
    let wanted = expected.replacing("\"all-or-nothing\"", with: "all-or-nothing")
      .replacing("  > wrong", with: "   > wrong").replacing("  > right", with: "   > right")
    #expect(written.text == wanted)
    #expect(written.losses == [])
  }

  @Test func `types without boxes are lost, and what a list can't say`() {
    let key = TextKey([TextKey.Accepted("a")])
    let list = ChoiceList([
      Choice("a", isCorrect: true, credit: 1), Choice("b", isFixed: true),
    ])
    let questions = [
      drafted("a", .shortAnswer(key), line: 1) { $0.sourceID = "s" },
      drafted("a", .numeric(NumberKey([NumberKey.Accepted(1)])), line: 1) { $0.sourceID = "n" },
      drafted("a", .matching(MatchingKey([]), .partial), line: 1) { $0.sourceID = "m" },
      drafted("{{a}}", .cloze([Gap("a", .text(key))], .partial), line: 1) { $0.sourceID = "c" },
      drafted("a", .flashcard(back: "b"), line: 1) { $0.sourceID = "f" },
      drafted("a", .multipleChoice(list), line: 1) {
        $0.sourceID = "l"
        $0.feedback = Feedback(correct: "x")
      },
      drafted("a", .trueFalse(answer: true), line: 1) {
        $0.sourceID = "t"
        $0.feedback = Feedback(partial: "x")
      },
    ]
    let written = MarkdownWriter.write(ExportBank(title: "", questions: questions))
    #expect(
      written.losses == [
        ExportLoss(.question, of: "s"), ExportLoss(.question, of: "n"),
        ExportLoss(.question, of: "m"), ExportLoss(.question, of: "c"),
        ExportLoss(.question, of: "f"), ExportLoss(.feedback, of: "l"),
        ExportLoss(.weights, of: "l"), ExportLoss(.order, of: "l"), ExportLoss(.feedback, of: "t"),
      ])
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `what is written is read back`(_ seed: UInt64) throws {
    var maker = MarkdownMaker(seed: seed)
    let questions = (0..<8).map { maker.question($0) }
    let isMarkdown = seed % 2 == 0
    let bank = ExportBank(title: maker.line(), isMarkdown: isMarkdown, questions: questions)
    let written = MarkdownWriter.write(bank)
    #expect(written.losses == [])
    let read = try readMarkdown(written.text)
    #expect(read.isMarkdown == isMarkdown)
    #expect(read.title == bank.title)
    #expect(read.questions.count == questions.count)
    for (question, expected) in zip(read.questions, questions) {
      var moved = DraftQuestion(question.prompt, question.kind, at: expected.position)
      (moved.sourceID, moved.title, moved.topic) = (
        question.sourceID, question.title, question.topic
      )
      (moved.difficulty, moved.tags, moved.hints) = (
        question.difficulty, question.tags, question.hints
      )
      (moved.explanation, moved.feedback) = (question.explanation, question.feedback)
      (moved.points, moved.timeLimit) = (question.points, question.timeLimit)
      #expect(moved == expected, "\(written.text)")
    }
  }
}

/// Makes questions up whose texts are as hostile as Markdown allows.
private struct MarkdownMaker {
  private var random: SplitMix64

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  private static let pieces = [
    "a", "word", " ", "  ", "\n", "\n\n", "\n \n", "\n    ", "\t", "# ", "## Q2. ", "#", "> ", ">",
    "- [x] ", "- [ ]", "1. ", "2) ", "1. [x] ", "[x] ", "[ ]", "---", "***", "```", "\n```\n",
    "~~~",
    "\n~~~\n", "<!-- x -->", "&lt;", "&amp;", "&", "&#35;", "&#38;lt;", ";", "Q1. ", "Question 3: ",
    "12. ", "가나", "🙂", "é", "עב", "\\", "\"", "'", ": ", "|", "{", "}}", "$x$", "*b*", "A", "B.",
    "True", "False", "![a](b)", "\u{200F}", "----", "+ [X] x", "==",
  ]

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int(random.below(UInt64(elements.count)))]
  }

  private mutating func isRare() -> Bool { random.below(4) == 0 }

  private mutating func text(isAnswer: Bool = false) -> String {
    while true {
      let count = 1 + random.below(8)
      let raw = (0..<count).map { _ in pick(Self.pieces) }.joined()
      let text = fieldText(raw, isAnswer: isAnswer)
      if !isBlank(text) { return text }
    }
  }

  mutating func line() -> String { lineText(text()) }

  private mutating func answers() -> [String] {
    var texts: [String] = []
    while texts.count < 2 + Int(random.below(3)) {
      let text = text(isAnswer: true)
      if !texts.contains(where: { lineText($0) == lineText(text) }) { texts.append(text) }
    }
    return texts
  }

  private mutating func list(isSingle: Bool) -> ChoiceList {
    let texts = answers()
    let right = Int(random.below(UInt64(texts.count)))
    let made = texts.enumerated().map { place, text in
      Choice(
        text, isCorrect: place == right || !isSingle && isRare(),
        feedback: isRare() ? self.text() : nil)
    }
    return ChoiceList(made, isShuffled: !isRare())
  }

  private mutating func kind() -> QuestionKind {
    switch random.below(5) {
    case 0, 1: .multipleChoice(list(isSingle: true))
    case 2: .multipleResponse(list(isSingle: false), pick(Scoring.allCases))
    case 3: .trueFalse(answer: isRare())
    default: .ordering(answers(), pick(Scoring.allCases))
    }
  }

  mutating func question(_ number: Int) -> DraftQuestion {
    var draft = DraftQuestion(text(), kind(), at: JSONPosition(line: 1, column: 1))
    draft.sourceID = isRare() ? "id-\(number)" : nil
    draft.title = isRare() ? line() : nil
    draft.topic = isRare() ? line() : nil
    draft.difficulty = isRare() ? pick(Difficulty.allCases) : nil
    draft.tags = isRare() ? [line(), line()] : []
    draft.explanation = isRare() ? text() : nil
    draft.hints = isRare() ? [text(), text()] : []
    draft.points = isRare() ? 2.5 : nil
    draft.timeLimit = isRare() ? 30 : nil
    if case .trueFalse = draft.kind, isRare() {
      draft.feedback = Feedback(correct: text(), incorrect: text())
    }
    return draft
  }
}
