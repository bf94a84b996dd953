import Testing

@testable import QuizBanks

struct TextTests {
  @Test func `choices that differ beyond thirty marks in a row read the same`() {
    let apart = "e" + repeated("\u{301}\u{200B}", 50)
    let further = apart + "\u{200B}\u{323}"
    #expect(repeatedTexts([apart, "e", further]).map { [$0.index, $0.first] } == [[2, 0]])
  }

  private func repeated(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  @Test(arguments: [
    (["a", "b", "a"], [[2, 0]]),
    (["4", "5", "4 ", " 4"], [[2, 0], [3, 0]]),
    (["a  b", "a\tb", "a\u{A0}b", "ab"], [[1, 0], [2, 0]]),
    (["x\u{200B}", "x", "x\u{200D}"], [[1, 0]]),
    (["é", "e\u{301}", "e"], [[1, 0]]),
    (["a", "A"], []),
    (["1", "2", "3", "4", "5", "6", "7", "8", "9 ", "9", "1"], [[9, 8], [10, 0]]),
    ([], []),
  ])
  func `texts that read the same are found`(_ texts: [String], _ repeats: [[Int]]) {
    #expect(repeatedTexts(texts).map { [$0.index, $0.first] } == repeats)
  }

  @Test(arguments: [
    ("anwser", "answer"), ("Answer", "answer"), ("answr", "answer"), ("promt", "prompt"),
    ("hint", "hints"), ("colour", nil), ("", nil), ("x", nil), ("promptpromptpromptprompt", nil),
    (String(repeating: "answer", count: 10_000), nil),
  ])
  func `a mistyped word finds the one that was meant`(_ typed: String, _ expected: String?) {
    #expect(nearestWord(to: typed, among: ["answer", "prompt", "hints"]) == expected)
  }

  @Test(arguments: [
    ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("abc", "abc", 0), ("abc", "acb", 1),
    ("ca", "abc", 3), ("kitten", "sitting", 3),
  ])
  func `distances count insertions, deletions, changes and swaps`(
    _ left: String, _ right: String, _ distance: Int
  ) {
    #expect(editDistance(Array(left), Array(right)) == distance)
    #expect(editDistance(Array(right), Array(left)) == distance)
  }
}
