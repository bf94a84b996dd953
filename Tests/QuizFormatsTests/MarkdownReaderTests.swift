import JSON
import QuizCore
import QuizFormats
import Testing

struct MarkdownReaderTests {
  @Test func `front matter with a question makes one question a file, named for the file`() throws {
    let bank = try readMarkdown(
      """
      ---
      question: "Which \\"one\\"?"
      difficulty: hard
      tags:
        - actions
        - yaml
      title: 'It''s a title'
      source: https://example.com/quiz
      ---
      Look at this:

      ```yaml
      - [x] not an option
      ```

      - [x] `a`
      > right,
      > indeed
      - [ ] b
        more of b

        > wrong
      - [] c
      and c

      ```sh

      code
      ```
      - [X] d
      """, fileName: "question-001.md")
    let list = ChoiceList([
      Choice("`a`", isCorrect: true, feedback: "right,\nindeed"),
      Choice("b\nmore of b", feedback: "wrong"), Choice("c\nand c\n```sh\n\ncode\n```"),
      Choice("d", isCorrect: true),
    ])
    let prompt = "Which \"one\"?\n\nLook at this:\n\n```yaml\n- [x] not an option\n```"
    #expect(
      bank.questions == [
        drafted(prompt, .multipleResponse(list, .partial), line: 1) {
          $0.difficulty = .hard
          $0.tags = ["actions", "yaml"]
          $0.title = "It's a title"
          $0.sourceID = "question-001"
        }
      ])
    #expect(bank.isMarkdown)
    #expect(bank.sourceURL == "https://example.com/quiz")
    #expect(bank.log.notes == [])
  }

  @Test func `quizdown has several answers in bullets, one in numbers, an order without boxes`()
    throws
  {
    let bank = try readMarkdown(
      """
      ---
      primary_color: orange
      shuffle_questions: false
      ---

      ### Which are &lt;tags&gt;?

      Some *words*.

      > A hint
      > of two lines

      > and another

      - [x] a
          > because
      - [ ] b

      # One answer

      ---
      shuffle_answers: false
      ---

      1. [ ] a
      2. [X] b

      ## In order

      1. first
      2. second
         goes on
      """)
    let first = ChoiceList([Choice("a", isCorrect: true, feedback: "because"), Choice("b")])
    let second = ChoiceList([Choice("a"), Choice("b", isCorrect: true)], isShuffled: false)
    #expect(
      bank.questions == [
        drafted("Which are <tags>?\n\nSome *words*.", .multipleResponse(first, .partial), line: 6) {
          $0.hints = ["A hint\nof two lines", "and another"]
        },
        drafted("One answer", .multipleChoice(second), line: 19),
        drafted("In order", .ordering(["first", "second\ngoes on"], .partial), line: 28),
      ])
    #expect(bank.log.readCount == 3)
  }

  @Test func `LinkedIn numbers its questions, and a letter may be followed by its code`() throws {
    let bank = try readMarkdown(
      """
      ## Python (Programming Language)

      #### Q1. What is it?

      ```py
      # a comment
      ```

      - [ ] A

      ```py
      one
      ```

      - [x] B

      ```py
      two
      ```

      [Reference](https://example.com)

      #### प्र2. Which one?

      - [ ] a
      - [x] b

      **Explanation:** it is b
      """)
    let code = boxes("```py\none\n```", "*```py\ntwo\n```")
    #expect(
      bank.questions == [
        drafted("What is it?\n\n```py\n# a comment\n```", .multipleChoice(code), line: 3) {
          $0.explanation = "[Reference](https://example.com)"
        },
        drafted("Which one?", .multipleChoice(boxes("a", "*b")), line: 23) {
          $0.explanation = "**Explanation:** it is b"
        },
      ])
    #expect(bank.title == "Python (Programming Language)")
  }

  @Test func `headings over headings are chapters, the first of all the title`() throws {
    let bank = try readMarkdown(
      "# Quiz\n## Geo\n### 1. One?\n- [x] a\n- [ ] b\n### 2. Two?\n- [x] a\n- [ ] b\n"
        + "## History\n### Dates\n#### 1945. A year?\n- [x] True\n- [ ] False\n")
    #expect(bank.title == "Quiz")
    #expect(
      bank.questions == [
        drafted("One?", .multipleChoice(boxes("*a", "b")), line: 3) { $0.topic = "Geo" },
        drafted("Two?", .multipleChoice(boxes("*a", "b")), line: 6) { $0.topic = "Geo" },
        drafted("1945. A year?", .trueFalse(answer: true), line: 11) { $0.topic = "History/Dates" },
      ])
    #expect(bank.log.notes == [])
  }

  @Test func `without headings a paragraph before a list is its prompt`() throws {
    let bank = try readMarkdown(
      "First?\n- [x] a\n- [ ] b\n\nSecond?\n\n* [ ] a\n* [x] b\n\n---\n\nThird?\n\n+ [x] a\n+ [ ] b\n"
    )
    #expect(
      bank.questions == [
        drafted("First?", .multipleChoice(boxes("*a", "b")), line: 1),
        drafted("Second?", .multipleChoice(boxes("a", "*b")), line: 7),
        drafted("Third?", .multipleChoice(boxes("*a", "b")), line: 14),
      ])
  }

  @Test(
    arguments: [
      ("# a\n- [ ] b\n- [ ] c\n", .common(.noCorrectAnswer)),
      ("# a\n- [x] b\n", .common(.tooFewChoices(1))),
      ("# a\n- [x] b\n- [ ]\n", .common(.blankAnswer)),
      ("#\n- [x] b\n- [ ] c\n", .markdown(.noPrompt)),
      ("- [x] b\n- [ ] c\n", .markdown(.noPrompt)),
      ("# a\ntext\n", .markdown(.noList)),
      ("# a\n1. one\n", .common(.tooFewChoices(1))),
      ("# a\n1. one\n2. one\n", .common(.repeatedChoice("one"))),
      ("---\nquestion: Q\n---\n", .markdown(.noList)),
      ("---\nquestion: &anchor Q\n---\n- [x] a\n- [ ] b\n", .markdown(.unreadableKey("question"))),
      ("---\nsomething: else\n---\n- [x] a\n- [ ] b\n", .markdown(.noPrompt)),
    ] as [(String, ImportProblem)])
  func `a question that can't be asked is passed over with the reason`(
    _ text: String, _ problem: ImportProblem
  ) throws {
    let bank = try readMarkdown(text)
    #expect(bank.questions == [])
    #expect(bank.log.notes.map(\.problem) == [problem])
    #expect(bank.log.readCount == 1)
    #expect(bank.log.skippedCount == 1)
  }

  @Test func `what is changed on the way is told`() throws {
    let bank = try readMarkdown(
      """
      ---
      shuffle_answers: true
      ---
      # Q
      ---
      id: "no id"
      difficulty: brutal
      ---
      1. [x] a ![p](q.png)
      2. [x] b
      3. [ ] b
      4. [ ] c

      ```
      never closed
      """)
    let list = ChoiceList([
      Choice("a ![p](q.png)", isCorrect: true), Choice("b", isCorrect: true), Choice("c"),
    ])
    #expect(
      bank.questions == [
        drafted("Q", .multipleResponse(list, .partial), line: 4) {
          $0.explanation = "```\nnever closed"
        }
      ])
    #expect(
      bank.log.notes.map(\.problem) == [
        .common(.repeatedChoice("b")), .common(.severalCorrect(2)),
        .markdown(.unknownDifficulty("brutal")), .common(.changedIdentifier("no id")),
        .common(.mediaLeftOut(1)), .markdown(.unclosedFence),
      ])
  }

  @Test func `a lost fence does not swallow the questions after it`() throws {
    let bank = try readMarkdown(
      "#### Q1. a\n```js\ncode\n- [x] a\n- [ ] b\n#### Q2. b\n```js\n- [x] x\n```\n- [x] a\n- [ ] b\n"
    )
    #expect(bank.questions.map(\.prompt) == ["a\n\n```js\ncode", "b\n\n```js\n- [x] x\n```"])
  }

  @Test func `an id that comes again is not taken`() throws {
    let item = "# Q\n---\nid: x\n---\n- [x] a\n- [ ] b\n"
    let bank = try readMarkdown(item + item)
    #expect(bank.questions.map(\.sourceID) == ["x", nil])
    #expect(bank.log.notes.map(\.problem) == [.common(.repeatedIdentifier("x"))])
  }

  @Test func `nothing to read is refused`() {
    for text in ["", "\n", "just words\n", "1. a\n2. b\n"] {
      #expect(throws: ImportRefusal(.common(.nothingToImport))) { try readMarkdown(text) }
    }
  }

  @Test func `names that begin with an underscore are passed over`() {
    #expect(MarkdownReader.isPassedOver(fileName: "_index.md"))
    #expect(!MarkdownReader.isPassedOver(fileName: "a_b.md"))
  }

  @Test(arguments: [
    ("plain text # comment", "plain text"), ("\"a \\u00e9\\n\\\\\"", "a é\n\\"),
    ("'it''s' # c", "it's"), ("|\n  one\n   two\n\n  three", "one\n two\n\nthree"),
    (">-\n  one\n  two\n\n  three", "one two\nthree"), ("one\n  two", "one two"),
    ("a: b", "a: b"), ("\"open", nil), ("*alias", nil), ("{a: b}", nil), ("\"a\" b", nil),
    ("\"\\q\"", nil), ("[a, b]", nil),
  ])
  func `front matter has plain and quoted texts and blocks`(_ yaml: String, _ text: String?) throws
  {
    let bank = try readMarkdown("---\nquestion: \(yaml)\n---\n- [x] a\n- [ ] b\n")
    #expect(bank.questions.map(\.prompt) == (text.map { [$0] } ?? []))
  }

  @Test(arguments: ["[a, \"b, c\", 'd']", "a, d", "\n- a\n- \"b, c\"\n  - d", "[]", "[a", ""])
  func `tags are a list in either form`(_ yaml: String) throws {
    let bank = try readMarkdown("---\nquestion: Q\ntags: \(yaml)\n---\n- [x] a\n- [ ] b\n")
    let expected = [
      "[a, \"b, c\", 'd']": ["a", "b, c", "d"], "a, d": ["a", "d"],
      "\n- a\n- \"b, c\"\n  - d": ["a", "b, c", "d"],
    ]
    #expect(bank.questions.map(\.tags) == [expected[yaml] ?? []])
  }

  @Test func `every kind of line end and a byte order mark give the same`() throws {
    let text = "# Q\n\nbody\n\n- [x] a\n  more\n- [ ] b\n"
    let expected = try readMarkdown(text).questions
    for end in ["\r\n", "\r"] {
      let other = text.split(separator: "\n", omittingEmptySubsequences: false).joined(
        separator: end)
      #expect(try readMarkdown(other).questions == expected)
    }
    let marked = try SourceText([0xEF, 0xBB, 0xBF] + Array(text.utf8))
    #expect(try MarkdownReader.read(marked, ReadOptions()).questions == expected)
  }

  @Test(.enabled(if: MarkdownBanks.areThere, "no banks beside the checkout"))
  func `the real files of mdquiz give what is known of them`() throws {
    var counts: [String: [Int]] = [:]
    for path in MarkdownBanks.paths("markdown/mdquiz") {
      let name = String(path.dropFirst("markdown/mdquiz/".count))
      guard !MarkdownReader.isPassedOver(fileName: name) else { continue }
      var options = ReadOptions()
      options.fileName = name
      let bank = try MarkdownReader.read(SourceText(MarkdownBanks.bytes(path)), options)
      counts[name] = [bank.questions.count, bank.log.skippedCount]
      for question in bank.questions { #expect(question.sourceID == String(name.dropLast(3))) }
      #expect(bank.log.notes.count == bank.log.skippedCount)
    }
    #expect(
      counts == [
        "bad-no-answers.md": [0, 1], "bad-no-question.md": [0, 1], "question-001.md": [1, 0],
        "question-002.md": [1, 0], "question-003.md": [1, 0], "question-004.md": [1, 0],
        "question-005.md": [1, 0],
      ])
  }
}
