import Terminal
import TestSupport
import Testing

private let plain = Surface(width: 40)
private let colored = Surface(width: 40, colors: .sixteen)

private let texts: [(String, [String])] = [
  ("one\ntwo", ["one", "two"]), ("a\r\n\r\nb", ["a", "", "b"]),
  ("an *important* and a **strong** word", ["an important and a strong word"]),
  ("an _underlined_ word, snake_case_name", ["an underlined word, snake_case_name"]),
  ("2 * 3 * 4 and 2*3", ["2 * 3 * 4 and 2*3"]), ("call `f(x)` now", ["call `f(x)` now"]),
  ("``a`b``", ["`a`b`"]), ("a ` alone", ["a ` alone"]), ("\\*no\\* `\\*`", ["*no* `\\*`"]),
  ("# Head\ntext", ["Head", "text"]), ("#hash", ["#hash"]),
  ("- one\n- two", ["• one", "• two"]), ("  * deep", ["  • deep"]),
  ("1. first\n2) second", ["1. first", "2) second"]),
  ("-5 is less", ["-5 is less"]), ("1.5 is more", ["1.5 is more"]),
  ("see\n```swift\nlet  x = 1\n  y\n```\nend", ["see", "  let  x = 1", "    y", "end"]),
  ("```\nnever closed", ["  never closed"]), ("~~~\n```\n~~~", ["  ```"]),
  ("<b>&amp;</b> [a](b)", ["<b>&amp;</b> [a](b)"]), ("", [""]),
]

@Test(arguments: texts)
func `light Markdown is laid out as text`(_ source: String, _ expected: [String]) {
  #expect(Markdown(source).lines(width: 40, for: plain).map(\.plain) == expected)
}

@Test func `emphasis and code have roles where there are colours`() {
  #expect(
    Markdown("a *b* `c`").lines(width: 40, for: colored)
      == [Text("a ") + Text("b", .strong) + Text(" ") + Text("c", .accent)])
  #expect(
    Markdown("```\nlet x\n```").lines(width: 40, for: colored)
      == [Text("  ") + Text("let x", .accent)])
}

@Test func `lists hang and code keeps its indent when they are too wide`() {
  #expect(
    Markdown("- one two three four").lines(width: 10, for: plain).map(\.plain)
      == ["• one two", "  three", "  four"])
  #expect(
    Markdown("```\n  let value = 1\n```").lines(width: 14, for: plain).map(\.plain)
      == ["    let value", "      = 1"])
}

@Test func `no Markdown is wider than its width, and none loses a letter`() {
  let pieces = [
    "*", "**", "_", "`", "```\n", "\n", "# ", "- ", "1. ", "\\", "word ", "한국어 ", "x", "  ",
  ]
  for seed in 0..<400 {
    var generator = SeededGenerator(seed: seed)
    let source = (0..<20).map { _ in pieces[Int.random(in: 0..<pieces.count, using: &generator)] }
      .joined()
    let width = Int.random(in: 12..<40, using: &generator)
    let lines = Markdown(source).lines(width: width, for: plain)
    #expect(lines.allSatisfy { $0.width <= width }, "seed \(seed): \(source.debugDescription)")
    let shown = letters(in: lines.map { $0.plain }.joined())
    #expect(shown == letters(in: source), "seed \(seed): \(source.debugDescription)")
  }
}

private func letters(in text: String) -> String {
  text.filter { letter in "wordx한국어".contains(letter) }
}
