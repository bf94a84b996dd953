import QuizCore
import Testing

@Test(arguments: [
  ("", ""), (" \t ", ""), ("a", "a"), (" a b\r\n", "a b"), ("\u{A0}a\u{3000}", "a"),
  ("\u{2028}a\u{85}", "a"), ("\u{200B}a", "\u{200B}a"), (" \u{301}", "\u{301}"),
])
func `white space goes from both ends`(text: String, trimmed: String) {
  #expect(text.trimmingWhitespace == trimmed)
  #expect(Substring(text).trimmingWhitespace == trimmed)
}
