import QuizCore
import QuizFormats
import Testing

struct MarkdownCountTests {
  @Test(arguments: [
    // Prompts with numbers, their boxes below or within.
    ("1. What?\n- [x] a\n- [ ] b\n2. Who?\n- [x] c\n- [ ] d\n", ["1. What?", "2. Who?"]),
    ("1. What?\n   - [x] a\n   - [ ] b\n2. Who?\n   - [x] c\n   - [ ] d\n", ["What?", "Who?"]),
    (
      "9) What?\n    - [x] a\n    - [ ] b\n10) Who?\n    - [x] c\n    - [ ] d\n", ["What?", "Who?"]
    ),
    ("- What?\n  - [x] a\n  - [ ] b\n- Who?\n  1. [x] c\n  2. [ ] d\n", ["What?", "Who?"]),
    ("**What?**\n- [x] a\n- [ ] b\n**Who?**\n- [x] c\n- [ ] d\n", ["**What?**", "**Who?**"]),
    (
      "# T\n\n1. What?\n   - [x] a\n   - [ ] b\n\n   Why\n\n2. Who?\n   - [x] c\n   - [ ] d\n",
      ["What?", "Who?"]
    ),
  ])
  func `prompts without headings each begin a question`(
    _ text: String, _ prompts: [String]
  ) throws {
    let bank = try readMarkdown(text)
    #expect(bank.questions.map(\.prompt) == prompts)
    #expect(
      bank.questions.map(\.kind) == [
        .multipleChoice(ChoiceList([Choice("a", isCorrect: true), Choice("b")])),
        .multipleChoice(ChoiceList([Choice("c", isCorrect: true), Choice("d")])),
      ])
    #expect(bank.log.notes == [])
    #expect(FormatDetector.detect(Array(text.utf8)) == .format(.markdown))
  }

  @Test func `what stands below a nested question belongs to it, and the heading is its topic`()
    throws
  {
    let bank = try readMarkdown(
      "# T\n\n1. What?\n\n   ```\n   code\n   ```\n\n   - [x] a\n   - [ ] b\n     > no\n\n   Why\n")
    let expected = drafted(
      "What?\n\n```\ncode\n```",
      .multipleChoice(ChoiceList([Choice("a", isCorrect: true), Choice("b", feedback: "no")])),
      line: 1
    ) {
      $0.topic = "T"
      $0.explanation = "Why"
    }
    #expect(bank.questions == [expected])
  }

  @Test(arguments: [
    "- [x] a\n- [ ] b\n\n1. [x] c\n2. [ ] d\n", "1. [x] a\n2. [ ] b\n- [x] c\n- [ ] d\n",
    "1. [x] a\n2. [ ] b\n\n1. [x] c\n2. [ ] d\n",
  ])
  func `a second list below one heading is no part of the first`(_ lists: String) throws {
    let bank = try readMarkdown("# What?\n\n" + lists)
    #expect(
      bank.questions.map(\.kind) == [
        .multipleChoice(ChoiceList([Choice("a", isCorrect: true), Choice("b")]))
      ])
    #expect(bank.log.readCount == 2)
    #expect(problems(bank, .skipped) == [.markdown(.noPrompt)])
  }

  @Test(arguments: ["1. [x] a\n1. [ ] b\n\n1. [ ] c\n", "1. [x] a\n\n2. [ ] b\n\n3. [ ] c\n"])
  func `numbers that all are 1, and blank lines, keep a list together`(_ list: String) throws {
    let bank = try readMarkdown("# What?\n\n" + list)
    #expect(
      bank.questions.map(\.kind) == [
        .multipleChoice(ChoiceList([Choice("a", isCorrect: true), Choice("b"), Choice("c")]))
      ])
  }

  @Test func `as many questions come out as were put in, whatever stands between them`() throws {
    let explanations = ["", "Why\n", "1. since\n2. as\n", "> quote\n", "```\n- [x] code\n```\n"]
    for seed in 0..<500 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      func pick<Element>(_ list: [Element]) -> Element {
        list[Int(random.below(UInt64(list.count)))]
      }
      let count = 1 + Int(random.below(5))
      let style = Int(random.below(3))
      var text = ""
      for number in 1...count {
        let marks = pick([["- ", "- "], ["1. ", "2. "], ["* ", "* "]])
        let indent = style == 1 ? "   " : ""
        text +=
          ["## Prompt \(number)\n\n", "\(number). Prompt \(number)\n", "**Prompt \(number)**\n"][
            style]
        for (mark, box) in zip(marks, ["[x] yes", "[ ] no"]) { text += "\(indent)\(mark)\(box)\n" }
        guard style != 2 else { continue }
        for line in pick(explanations).split(separator: "\n") { text += "\n\(indent)\(line)" }
        text += pick(["\n", "\n\n"])
      }
      let bank = try readMarkdown(text)
      #expect(bank.log.readCount == count, "seed \(seed): \(text)")
      #expect(bank.questions.count == count, "seed \(seed): \(text)")
    }
  }
}
