import QuizFormats
import Testing

struct TextTests {
  @Test(arguments: [
    ("", true), (" \t\r\n", true), ("\u{A0}\u{2003}\u{3000}", true), ("\u{200B}\u{FEFF}", true),
    ("\u{AD}", true), ("\u{2800}", true), ("\u{3164}\u{115F}", true), ("\u{202E}", true),
    ("\u{7}", true), ("\u{FE0F}", true), ("a", false), (" .", false), ("가", false),
    ("👍🏽", false), ("\u{200B}x", false), ("−", false),
  ])
  func `a text is blank when nothing of it can be seen`(_ text: String, _ expected: Bool) {
    #expect(isBlank(text) == expected)
  }

  @Test(arguments: [
    ("plain", "plain", "plain", [] as [Unicode.Scalar]),
    ("a\r\nb\rc\nd", "a\nb\nc\nd", "a b c d", []),
    ("\tx", "\tx", " x", []),
    ("\u{1B}[1m\u{9B}2J\u{7F}", "[1m2J", "[1m2J", ["\u{1B}", "\u{9B}", "\u{7F}"]),
    ("\0\0a\u{80}\u{9F}\u{A0}", "a\u{A0}", "a\u{A0}", ["\0", "\u{80}", "\u{9F}"]),
    ("é\u{202E}\u{2066}\u{200D}", "é\u{202E}\u{2066}\u{200D}", "é\u{202E}\u{2066}\u{200D}", []),
  ])
  func `control characters are taken out`(
    _ written: String, _ text: String, _ line: String, _ removed: [Unicode.Scalar]
  ) {
    let cleaned = CleanedText(written)
    #expect(Array(cleaned.text.utf8) == Array(text.utf8))
    #expect(cleaned.removed == removed)
    #expect(Array(CleanedText(written, isLine: true).text.utf8) == Array(line.utf8))
  }

  @Test func `of a long run of marks thirty stay`() {
    let (marks, thirty) = (repeated("\u{301}", 31), repeated("\u{301}", 30))
    let table = [
      ("e" + marks, "e" + thirty), ("e\u{1}" + marks, "e" + thirty),
      (thirty + "\u{7F}" + marks + "x", thirty + "x"),
    ]
    for (written, text) in table {
      #expect(Array(CleanedText(written).text.unicodeScalars) == Array(text.unicodeScalars))
    }
    #expect(CleanedText("e" + marks).removed == [])
  }

  @Test(arguments: [
    ("a", true), ("A9._:-z", true), ("0", true), ("", false), (".a", false), ("-", false),
    ("a b", false), ("é", false), ("a/b", false), ("a\n", false),
    (String(repeating: "a", count: 128), true), (String(repeating: "a", count: 129), false),
  ])
  func `an id has letters, digits and four marks`(_ text: String, _ expected: Bool) {
    #expect(isIdentifier(text) == expected)
  }

  @Test(arguments: [
    ("en", true), ("pt-BR", true), ("zh-Hant-TW", true), ("e", false), ("", false),
    ("en-", false), ("-en", false), ("en_US", false), ("ninelette", false), ("en-ninechars", false),
    ("한국", false),
  ])
  func `a language is a tag`(_ text: String, _ expected: Bool) {
    #expect(isLanguageTag(text) == expected)
  }

  @Test func `an excerpt is one line of at most 60 scalars`() {
    #expect(excerpt(of: "a\u{1B}b\nc") == "ab c")
    #expect(excerpt(of: String(repeating: "x", count: 60)) == String(repeating: "x", count: 60))
    #expect(
      excerpt(of: String(repeating: "x", count: 61)) == String(repeating: "x", count: 59) + "…")
    let marks = "e" + repeated("\u{301}", 100_000)
    #expect(excerpt(of: marks) == "e" + repeated("\u{301}", 30) + "…")
  }

  private func repeated(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }
}
