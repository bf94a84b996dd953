import JSON
import Terminal
import Testing

@testable import RankUpApp

private func lines(_ before: String, _ after: String, width: Int) -> [String] {
  SourceExcerpt(.init(before: before, after: after)).lines(width: width, Surface()).map(\.plain)
}

@Test(
  arguments: [
    ("  \"a\": ", "1,", 40, ["  \"a\": 1,", "       ^"]),
    ("\t\t", "x", 40, ["  x", "  ^"]),
    ("a\tb", "x", 40, ["  a bx", "     ^"]),
    ("서울 ", "x", 40, ["  서울 x", "       ^"]),
    ("e\u{301}", "x", 40, ["  e\u{301}x", "   ^"]),
    ("\u{1B}[2J", "\u{202E}x", 40, ["  \u{FFFD}[2J\u{FFFD}x", "      ^"]),
    ("", "", 40, []),
    ("abc", "", 40, ["  abc", "     ^"]),
    ("0123456789abcdefghij", "klmnopqrstuvwxyz", 22, ["  …bcdefghijklmnopqrs…", "            ^"]),
    ("0123456789abcdefghijklmno", "xyz", 22, ["  …9abcdefghijklmnoxyz", "                   ^"]),
    ("0", "123456789abcdefghijklmno", 22, ["  0123456789abcdefghi…", "   ^"]),
  ])
func `the caret stands under the place`(
  before: String, after: String, width: Int, expected: [String]
) {
  #expect(lines(before, after, width: width) == expected)
}

@Test func `an excerpt is never wider than asked`() {
  let pieces = ["a", "서", "e\u{301}", "\u{1B}", "👩‍👩‍👧", "\t", " ", "…", "\u{200D}"]
  for width in 20...60 {
    for count in 0..<60 {
      let before = (0..<count).map { pieces[($0 &* 7 &+ width) % pieces.count] }.joined()
      let after = (0..<(59 - count)).map { pieces[($0 &* 5 &+ count) % pieces.count] }.joined()
      let shown = SourceExcerpt(.init(before: before, after: after))
        .lines(width: width, Surface())
      #expect(shown.count == 2 || shown.isEmpty)
      for line in shown { #expect(line.width <= width, "width \(width), \(count) before") }
    }
  }
}
