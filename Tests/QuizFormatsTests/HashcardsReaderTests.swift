import JSON
import QuizCore
import QuizFormats
import Testing

struct HashcardsReaderTests {
  private static func gap(_ id: String, _ answer: String) -> Gap {
    Gap(id, .text(TextKey([TextKey.Accepted(answer)])))
  }

  @Test func `a deck has cards with two sides and texts with gaps`() throws {
    let bank = try readHashcards(
      """
      ---
      name = "My deck"
      ---

      Q: What?
      And so on

      A:

      $$
      x
      $$
       A: indented is text

      ---
      C: [Berlin] is the \\[capital\\] of [a
      country], ![pic](x.png) [see](url).
      """)
    let gaps = [Self.gap("g1", "Berlin"), Self.gap("g2", "a\ncountry"), Self.gap("g3", "see")]
    let cloze = "{{g1}} is the [capital] of {{g2}}, ![pic](x.png) {{g3}}(url)."
    #expect(
      bank.questions == [
        drafted("What?\nAnd so on", .flashcard(back: "$$\nx\n$$\n A: indented is text"), line: 5),
        drafted(cloze, .cloze(gaps, .partial), line: 16),
      ])
    #expect(bank.title == "My deck")
    #expect(bank.isMarkdown)
    #expect(
      bank.log.notes.map(\.problem) == [
        .common(.mediaLeftOut(1)), .hashcards(.linkTakenForGap("see")),
      ])
  }

  @Test(
    arguments: [
      ("A: x\nmore\n", .hashcards(.answerWithoutQuestion)),
      ("Q: a\n", .hashcards(.questionWithoutAnswer)),
      ("Q: a\n---\n", .hashcards(.questionWithoutAnswer)),
      ("Q: a\nA: b\nA: c\nd\n", .hashcards(.answerInAnswer)),
      ("C: a [b]\nA: c\n", .hashcards(.answerInCloze)),
      ("C: a\n", .hashcards(.clozeWithoutGap)), ("C: a [ ]\n", .hashcards(.clozeWithoutGap)),
      ("words\nmore\n\n", .common(.strayText("words"))),
      ("Q:\nA: x\n", .common(.blankPrompt)), ("Q: x\nA:\n", .common(.blankAnswer)),
    ] as [(String, ImportProblem)])
  func `a mistake costs one card, and the next tag begins anew`(
    _ text: String, _ problem: ImportProblem
  ) throws {
    let bank = try readHashcards(text + "Q: good\nA: one\n")
    #expect(bank.questions.map(\.prompt) == ["good"])
    #expect(bank.log.notes.map(\.problem) == [problem])
    #expect(bank.log.readCount == 2)
  }

  @Test(arguments: [
    ("[a [b] c", "[a {{g1}} c"), ("a] [b]", "a] {{g1}}"), ("\\\\[b]", "\\\\{{g1}}"),
    ("{[b]}", "{ {{g1}}}"), ("{{x}} [b]", "{ {x}} {{g1}}"), ("![a [b]", "![a {{g1}}"),
    ("[$\\alpha$]", "{{g1}}"), ("\\alpha [b]", "\\alpha {{g1}}"),
  ])
  func `gaps are the innermost brackets`(_ text: String, _ prompt: String) throws {
    #expect(try readHashcards("C: " + text).questions.map(\.prompt) == [prompt])
  }

  @Test func `a card that stands in the deck already is dropped`() throws {
    let bank = try readHashcards("Q: a\nA: b\n\nC: [x] y\nQ:  a\nA: b\nC: [x] y\nC: x [y]\n")
    #expect(bank.questions.count == 3)
    #expect(
      bank.log.notes.map(\.problem) == [
        .common(.repeatedQuestion(firstLine: 1)), .common(.repeatedQuestion(firstLine: 4)),
      ])
  }

  @Test func `the name is that of the file where the deck has none`() throws {
    #expect(try readHashcards("Q: a\nA: b\n", fileName: "Geo.md").title == "Geo")
  }

  @Test func `an open front matter and a deck without cards are refused`() {
    #expect(throws: ImportRefusal(.hashcards(.openFrontMatter), line: 1)) {
      try readHashcards("---\nname = \"x\"\nQ: a\nA: b\n")
    }
    for text in ["", "\n\n", "---\nname = 'x'\n---\n"] {
      #expect(throws: ImportRefusal(.common(.nothingToImport))) { try readHashcards(text) }
    }
  }

  @Test func `every kind of line end gives the same`() throws {
    let expected = try readHashcards("Q: a\nb\nA: c\nC: [d]\ne\n").questions
    #expect(try readHashcards("Q: a\r\nb\r\nA: c\r\nC: [d]\r\ne\r\n").questions == expected)
    #expect(try readHashcards("Q: a\rb\rA: c\rC: [d]\re\r").questions == expected)
  }

  @Test(
    .enabled(if: MarkdownBanks.areThere, "no banks beside the checkout"),
    arguments: [("Art", 2), ("Geography", 2), ("Math", 6), ("test-Deck", 2)])
  func `the real decks give all their cards`(_ name: String, _ count: Int) throws {
    let file = try SourceText(MarkdownBanks.bytes("markdown/hashcards/\(name).md"))
    let bank = try HashcardsReader.read(file, ReadOptions())
    #expect(bank.questions.count == count)
    #expect(bank.log.readCount == count)
    let media = bank.log.notes.filter { $0.problem == .common(.mediaLeftOut(1)) }
    #expect(media.count == (name == "Art" ? 2 : 0))
    #expect(bank.log.notes.count == media.count)
  }
}
