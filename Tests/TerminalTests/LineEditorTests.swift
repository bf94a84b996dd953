import Terminal
import TestSupport
import Testing

/// The line after some keys, `|` standing for the cursor.
private func line(_ start: String = "", _ keys: [Key], limit: Int = 4_096) -> String {
  var editor = LineEditor(start, limit: limit)
  for key in keys { editor.handle(key) }
  return editor.text.prefix(editor.cursor) + "|" + editor.text.dropFirst(editor.cursor)
}

private let edits: [(String, [Key], String)] = [
  ("", [.character("a"), .character("b")], "ab|"), ("abc", [.left, .character("x")], "abx|c"),
  ("abc", [.home, .character("x")], "x|abc"), ("abc", [.home, .right, .right], "ab|c"),
  ("abc", [.backspace], "ab|"), ("abc", [.home, .backspace], "|abc"),
  ("abc", [.home, .delete], "|bc"), ("abc", [.delete], "abc|"), ("", [.backspace, .delete], "|"),
  ("한국어", [.backspace], "한국|"), ("👨‍👩‍👧x", [.left, .backspace], "|x"),
  ("e", [.character("\u{301}")], "e\u{301}|"), ("e\u{301}", [.backspace], "|"),
  ("one two  three", [.wordLeft], "one two  |three"),
  ("one two  three", [.wordLeft, .wordLeft, .wordLeft, .wordLeft], "|one two  three"),
  ("one two", [.home, .wordRight], "one| two"),
  ("one two", [.home, .wordRight, .wordRight], "one two|"),
  ("one two", [.control("w")], "one |"), ("one two", [.left, .control("u")], "|o"),
  ("one two", [.home, .control("k")], "|"),
  ("ab", [.control("a"), .control("f"), .control("b"), .control("e")], "ab|"),
  ("", [.pasted("two\nlines\n")], "two lines|"), ("", [.pasted("\u{1B}[2Jx")], "\u{FFFD}[2Jx|"),
  ("ab", [.left, .pasted("XY")], "aXY|b"), ("abc", [.control("d"), .home, .control("d")], "|bc"),
]

@Test(arguments: edits)
func `keys change a line`(_ start: String, _ keys: [Key], _ expected: String) {
  #expect(line(start, keys) == expected)
}

@Test func `keys that mean nothing in a line are left to the page`() {
  var editor = LineEditor("x")
  for key in [Key.enter, .escape, .tab, .up, .down, .pageUp, .pageDown, .control("c")] {
    let isTaken = editor.handle(key)
    #expect(!isTaken, "\(key)")
  }
  #expect(editor == LineEditor("x"))
}

@Test func `a line takes whole clusters up to its limit`() {
  #expect(line("", [.pasted("한국어")], limit: 7) == "한국|")
  #expect(line("abc", [.character("d")], limit: 3) == "abc|")
}

@Test func `the window around the cursor is never wider than it may be`() {
  for seed in 0..<300 {
    var generator = SeededGenerator(seed: seed)
    let letters: [Character] = ["a", "b", " ", "한", "e\u{301}", "👍", "\u{200B}"]
    var editor = LineEditor()
    for _ in 0..<Int.random(in: 0..<40, using: &generator) {
      editor.handle(.character(letters[Int.random(in: 0..<letters.count, using: &generator)]))
    }
    for _ in 0..<Int.random(in: 0..<40, using: &generator) { editor.handle(.left) }
    let width = Int.random(in: 2..<30, using: &generator)
    let (text, column) = editor.window(width: width)
    #expect(CellWidth.of(text) <= width, "seed \(seed)")
    #expect((0..<width).contains(column), "seed \(seed)")
    #expect(editor.text.contains(text), "seed \(seed)")
  }
}
