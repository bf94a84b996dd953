import Terminal
import TestSupport
import Testing

@Test func `interpolation keeps the roles of what is nested`() {
  let answer: Text = "\("Canberra", .strong), \(7, .faint) of \(10)"
  let text: Text = "You said \(answer)."
  #expect(text.plain == "You said Canberra, 7 of 10.")
  #expect(text.runs.map(\.string) == ["You said ", "Canberra", ", ", "7", " of 10."])
  #expect(text.runs.map(\.role) == [.plain, .strong, .plain, .faint, .plain])
}

@Test func `texts that look the same are equal`() {
  #expect(Text("a", .good) + Text("b", .good) == Text("ab", .good))
  #expect(Text("a") + Text("", .bad) + Text("b") == "ab")
  #expect(Text("a", .good) != Text("a", .bad))
  #expect(Text() == "" && Text("", .strong).isEmpty)
  var sum = Text("a", .good)
  sum += "b"
  #expect(sum == "\("a", .good)b")
}

@Test func `texts are joined with the separator between them`() {
  let texts = [Text("a", .good), Text("b", .bad), Text()]
  #expect(texts.joined(separator: ", ") == "\("a", .good), \("b", .bad), ")
  #expect([Text]().joined(separator: ", ") == "")
}

@Test func `lines are split at line ends of every kind`() {
  #expect(Text("a\nb\r\nc\rd").lines == ["a", "b", "c", "d"])
  #expect(Text("\n").lines == ["", ""])
  #expect(Text().lines == [""])
  #expect(Text("a\n\nb", .good).oneLine == Text("a", .good) + "  " + Text("b", .good))
}

@Test func `padding counts cells`() {
  #expect(Text("日本").padded(to: 6) == "日本  ")
  #expect(Text("日本").padded(to: 6, .right) == "  日本")
  #expect(Text("日本").padded(to: 4) == "日本")
  #expect(Text("日本").padded(to: -1) == "日本")
  #expect(Text.spaces(-3) == "")
  #expect(Text.spaces(.max).width == 1000)
}

@Test func `a text is shortened between clusters`() {
  let table: [(Text, Int, String, Text)] = [
    ("geography", 9, "…", "geography"), ("geography", 8, "…", "geograp…"),
    ("geography", 1, "…", "…"),
    ("geography", 0, "…", ""), ("geography", -1, "…", ""), ("", -1, "…", ""), ("", 0, "…", ""),
    ("日本語", 6, "…", "日本語"), ("日本語", 5, "…", "日本…"), ("日本語", 4, "…", "日…"),
    ("日本語", 2, "…", "…"), ("geography", 5, "...", "ge..."), ("geography", 2, "...", "ge"),
    ("👩‍👩‍👧x👩‍👩‍👧", 4, "…", "👩‍👩‍👧x…"), ("e\u{301}e\u{301}e\u{301}", 2, "…", "e\u{301}…"),
    ("\("ab", .good)\("cd", .bad)", 3, "…", "\("ab", .good)\("…", .bad)"),
    ("\("ab", .good)\("cd", .bad)", 2, "…", "\("a…", .good)"),
  ]
  for (text, width, mark, expected) in table {
    #expect(text.shortened(to: width, mark: mark) == expected, "\(text.plain) in \(width)")
  }
}

@Test func `a shortened text never passes the width`() {
  for seed in 0..<100 {
    var random = SeededGenerator(seed: seed)
    let text = random.text(parts: 12).oneLine
    for width in 0...40 {
      let mark = width.isMultiple(of: 2) ? "…" : "..."
      #expect(text.shortened(to: width, mark: mark).width <= width, "seed \(seed), width \(width)")
    }
  }
}
