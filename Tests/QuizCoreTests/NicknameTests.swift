import QuizCore
import Testing

@Suite struct NicknameTests {
  @Test(arguments: [
    "", "   ", "\t", "\n", "\r\n", "\u{A0}", "\u{200B}", "\u{200B}\u{200D}", "\u{2800}",
    "\u{3164}", "\u{115F}", "\u{FFA0}", "\u{3000}", "\u{AD}", "\u{FEFF}", "\u{2060}", "\u{FE0F}",
    "\u{180E}", "\u{2800} \u{3164}", "\u{34F}", "\u{301}", "\u{E0067}",
  ])
  func `a name without a visible character is empty`(text: String) {
    #expect(problem(text) == .empty)
  }

  @Test(arguments: [
    "a\nb", "a\r\nb", "a\rb", "a\tb", "a\0b", "a\u{1B}[31mb", "\u{7F}a", "a\u{85}b", "a\u{9B}b",
    "a\u{2028}b", "a\u{2029}b", "a\u{202E}b", "\u{202A}a", "a\u{2066}b", "a\u{2069}",
    "a\u{200E}b", "a\u{200F}b", "a\u{61C}b", "\u{1B}",
  ])
  func `control, line break and bidi control are refused`(text: String) {
    #expect(problem(text) == .controlCharacter)
  }

  @Test func `what stands for bytes that are no text is refused`() {
    #expect(problem("a\u{FFFD}b") == .notText)
    #expect(problem(String(decoding: [0xFF, 0x41], as: UTF8.self)) == .notText)
    #expect(problem("\u{FFFD}\n\u{FFFD}") == .controlCharacter)
  }

  @Test(arguments: [
    ("Ada", "Ada"), ("  Ada  ", "Ada"), ("\u{A0}\tAda\r\n", "Ada"),
    ("Ada Lovelace", "Ada Lovelace"),
    ("스파르타", "스파르타"), ("\u{1109}\u{1173}", "스"), ("🙂", "🙂"), ("👩🏽‍💻", "👩🏽‍💻"),
    ("\"O'Neil\" <b>", "\"O'Neil\" <b>"), (".", "."), ("é", "e\u{301}"),
    ("a\u{200D}b", "a\u{200D}b"),
    ("दे\u{200D}व", "दे\u{200D}व"), ("١٢٣", "١٢٣"),
  ])
  func `a visible name is trimmed and kept`(text: String, name: String) throws {
    #expect(try Nickname(text).text == name)
  }

  @Test func `twenty characters fit and twenty-one do not`() throws {
    for character in ["a", "가", "e\u{301}", "🙂"] {
      let twenty = String(repeating: character, count: 20)
      #expect(try Nickname(twenty).text == twenty, "\(character)")
    }
    #expect(problem(String(repeating: "가", count: 21)) == .tooManyCharacters(21))
    #expect(problem(String(repeating: "e\u{301}", count: 21)) == .tooManyCharacters(21))
    #expect(try Nickname("  " + String(repeating: "x", count: 20) + "  ").text.count == 20)
  }

  @Test func `a hundred and twenty-eight bytes fit and one more does not`() throws {
    let families = String(repeating: "👨‍👩‍👧‍👦", count: 5)
    #expect(try Nickname(families + "abc").text.utf8.count == 128)
    #expect(problem(families + "abcd") == .tooManyBytes(129))
    #expect(problem("a" + String(repeating: "\u{301}", count: 64)) == .tooManyBytes(129))
  }

  @Test(
    arguments: [
      (0, "Sparta000"), (42, "Sparta042"), (999, "Sparta999"), (1000, "Sparta000"),
      (UInt64.max, "Sparta615"),
    ] as [(UInt64, String)])
  func `a new player is a Sparta with three digits`(bits: UInt64, name: String) throws {
    #expect(Nickname.first(randomBits: bits) == name)
    #expect(try Nickname(name).text == name)
  }

  private func problem(_ text: String) -> NicknameProblem? {
    do {
      _ = try Nickname(text)
      return nil
    } catch {
      return error
    }
  }
}
