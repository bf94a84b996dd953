import Terminal
import TestSupport
import Testing

@Test func `words are laid out in lines`() {
  let table: [(String, Int, [String])] = [
    ("", 10, [""]), ("one two three", 7, ["one two", "three"]),
    ("one two three", 13, ["one two three"]),
    ("one two  three", 8, ["one two", "three"]), ("one  two", 8, ["one  two"]),
    ("  indented code", 10, ["  indented", "code"]), ("     deep", 5, ["deep"]),
    ("trailing   ", 20, ["trailing"]), ("a\n\nb", 5, ["a", "", "b"]), ("a\n", 5, ["a", ""]),
    ("a\r\nb\rc", 5, ["a", "b", "c"]), ("   ", 2, [""]),
    ("abcdefghij", 4, ["abcd", "efgh", "ij"]),
    ("x abcdefghij y", 4, ["x", "abcd", "efgh", "ij y"]),
    ("日本語のリスト", 6, ["日本語", "のリス", "ト"]), ("日本語、中国語", 6, ["日本", "語、中", "国語"]),
    ("これは「引用」です", 8, ["これは", "「引用」", "です"]), ("abc日本", 5, ["abc日", "本"]),
    ("한국어 문장입니다", 8, ["한국어", "문장입니", "다"]), ("대한민국의 수도는", 12, ["대한민국의", "수도는"]),
    ("서울Seoul은", 9, ["서울Seoul", "은"]), ("日本", 1, ["日", "本"]), ("ab", 0, ["a", "b"]),
    ("ab", -5, ["a", "b"]),
    ("ab\u{200B}cd", 3, ["ab\u{200B}", "cd"]), ("good 👍, yes", 7, ["good", "👍, yes"]),
    ("👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧", 5, ["👩‍👩‍👧👩‍👩‍👧", "👩‍👩‍👧"]),
    ("e\u{301}e\u{301}e\u{301}", 2, ["e\u{301}e\u{301}", "e\u{301}"]),
    ("a \u{301}b", 2, ["a \u{301}", "b"]),
  ]
  for (text, width, lines) in table {
    #expect(wrap(Text(text), width: width).map(\.plain) == lines, "\(text) in \(width)")
  }
}

@Test func `a no-break space holds its line together`() {
  let table: [(String, Int, [String])] = [
    ("10\u{A0}km away", 6, ["10\u{A0}km", "away"]),
    ("it is 10\u{A0}km", 8, ["it is", "10\u{A0}km"]),
    ("a b\u{A0}c d", 3, ["a", "b\u{A0}c", "d"]), ("a\u{202F}b c", 3, ["a\u{202F}b", "c"]),
    ("東京\u{A0}大阪", 6, ["東", "京\u{A0}大", "阪"]), ("a\u{A0} b", 2, ["a\u{A0}", "b"]),
    ("10\u{A0}000 XP", 4, ["10\u{A0}0", "00", "XP"]),
  ]
  for (text, width, lines) in table {
    #expect(wrap(Text(text), width: width).map(\.plain) == lines, "\(text) in \(width)")
  }
}

@Test func `words that are kept are never cut, and stand on a line of their own`() {
  let table: [(String, Int, [String])] = [
    ("", 4, [""]), ("one two three", 7, ["one two", "three"]),
    ("/home/x/.config can't be read", 8, ["/home/x/.config", "can't be", "read"]),
    ("see /home/東京/日本語 now", 8, ["see", "/home/東京/日本語", "now"]),
    ("run `rankup restore 2026` now", 9, ["run", "`rankup", "restore", "2026` now"]),
    ("ab\u{200B}cd ef", 3, ["ab\u{200B}cd", "ef"]), ("a\nlonger", 3, ["a", "longer"]),
    ("  indented", 4, ["indented"]), ("日本", 1, ["日本"]), ("ab cd", 0, ["ab", "cd"]),
  ]
  for (text, width, lines) in table {
    let kept = wrap(Text(text), width: width, keepingWords: true)
    #expect(kept.map(\.plain) == lines, "\(text) in \(width)")
  }
  let path: Text = "rankup: \("/a/long/path", .strong) is full."
  #expect(
    wrap(path, width: 9, first: "- ", rest: "  ", keepingWords: true)
      == ["- rankup:", "  \("/a/long/path", .strong)", "  is", "  full."])
  #expect(wrap("ab cd", width: 4, first: "abc ", keepingWords: true) == ["abc", "ab", "cd"])
}

@Test func `roles stay with their words`() {
  let text: Text = "\("right", .good) and \("wrong answers", .bad)"
  #expect(
    wrap(text, width: 9) == [
      "\("right", .good) and", Text("wrong", .bad), Text("answers", .bad),
    ])
}

@Test func `a label stands before the first line and the rest is aligned with it`() {
  #expect(
    wrap("one two three", width: 11, after: "\("A", .accent)) ") == [
      "\("A", .accent)) one two", "   three",
    ])
  #expect(wrap("one\n\ntwo", width: 9, first: "- ", rest: "  ") == ["- one", "", "  two"])
  #expect(wrap("", width: 9, first: "- ", rest: "  ") == ["- "])
  #expect(wrap("日本語のリスト", width: 8, after: "あ ") == ["あ 日本", "   語の", "   リス", "   ト"])
}

@Test func `an indent that leaves no room gives way`() {
  #expect(wrap("one two", width: 4, after: "A) ") == ["A)", "one", "two"])
  #expect(wrap("one", width: 1, after: "A) ") == ["A", ")", "o", "n", "e"])
  #expect(wrap("one", width: 5, first: "", rest: "        ") == ["one"])
}

@Test func `wrapping never passes the width and loses nothing but white space`() {
  for seed in 0..<60 {
    var random = SeededGenerator(seed: seed)
    let text = random.text(parts: 25)
    let label = Text(random.string(parts: 3)).oneLine
    for width in [0, 1, 2, 3, 5, 8, 13, 19, 40, 80, 200] {
      let lines = wrap(text, width: width)
      let hanging = wrap(text, width: width, after: label)
      let name = "seed \(seed), width \(width)"
      for line in lines + hanging {
        #expect(fits(line, width), "\(name): \(line.plain)")
        #expect(!line.plain.contains("\n"), "\(name)")
      }
      #expect(visible(lines) == visible([text]), "\(name)")
      #expect(visible(hanging) == visible([label, text]), "\(name)")
      #expect(wrap(text, width: width) == lines, "\(name)")
    }
  }
}

@Test func `with words kept, the lines hold the words of the text in their order`() {
  for seed in 0..<60 {
    var random = SeededGenerator(seed: seed)
    let text = random.text(parts: 25)
    let words = spacedWords([text])
    for width in [0, 1, 2, 5, 13, 40, 200] {
      let lines = wrap(text, width: width, keepingWords: true)
      let name = "seed \(seed), width \(width)"
      #expect(spacedWords(lines) == words, "\(name)")
      for line in lines where line.width > max(1, width) {
        #expect(spacedWords([line]).count == 1, "\(name): \(line.plain)")
      }
    }
  }
}

@Test func `wrapping what is wrapped changes nothing`() {
  for seed in 0..<80 {
    var random = SeededGenerator(seed: seed)
    for width in [2, 7, 20, 80] {
      let lines = wrap(random.text(), width: width)
      let again = wrap(lines.joined(separator: "\n"), width: width)
      #expect(again == lines, "seed \(seed), width \(width)")
    }
  }
}

/// Whether a line is in its width; a single cluster of two cells is let pass in a width of 1.
private func fits(_ line: Text, _ width: Int) -> Bool {
  line.width <= max(1, width)
    || (width <= 1 && line.width == 2 && line.plain.count { CellWidth.of($0) > 0 } == 1)
}

/// The code points that aren't white space at which a line may be broken.
private func visible(_ texts: [Text]) -> [Unicode.Scalar] {
  texts.flatMap(\.plain.unicodeScalars).filter { !$0.properties.isWhitespace || $0 == "\u{A0}" }
}

/// What stands between the spaces and line ends at which a line may be broken.
private func spacedWords(_ texts: [Text]) -> [String] {
  texts.flatMap { text in
    text.plain.split { $0 == " " || $0 == "\n" || $0 == "\u{3000}" }.map(String.init)
  }
}

@Test func `a space that carries a joiner or a mark is no place for a break and is not lost`() {
  for mark in ["\u{200D}", "\u{301}"] {
    for space in [" ", "\u{2008}", "\u{2004}", "\u{3000}"] {
      let text = "aa\(space)\(mark)bb"
      #expect(wrap(Text(text), width: 3).map(\.plain).joined() == text, "\(text.debugDescription)")
    }
  }
}
