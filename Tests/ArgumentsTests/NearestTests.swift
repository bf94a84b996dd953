import Arguments
import Testing

/// Which word was meant.
struct NearestTests {
  @Test(arguments: [
    ("daily", "daily"), ("dialy", "daily"), ("dayly", "daily"), ("dail", "daily"),
    ("ddaily", "daily"), ("Daily", "daily"), ("DIALY", "daily"), ("dyali", nil), ("da", nil),
    ("practise", "practice"), ("pratcie", "practice"), ("parcitce", "practice"),
    ("pracr", nil), ("rnak", "rank"), ("ran", "rank"), ("ranks", "ranks"), ("rankz", "rank"),
    ("rankss", "ranks"), ("", nil), ("x", nil), ("정", nil), ("한글", "한국"), ("🇰🇷🇰🇷", nil),
  ])
  func `the nearest candidate is close or not at all`(word: String, meant: String?) {
    let candidates = ["daily", "practice", "rank", "ranks", "한국", "q"]
    #expect(nearest(to: word, in: candidates) == meant)
  }

  @Test func `of two equally close candidates the first is taken`() {
    #expect(nearest(to: "cat", in: ["bat", "hat"]) == "bat")
    #expect(nearest(to: "cat", in: ["hat", "bat"]) == "hat")
    #expect(nearest(to: "cat", in: ["hat", "bat", "cat"]) == "cat")
    #expect(nearest(to: "cat", in: []) == nil)
  }

  @Test func `a huge word is near nothing`() {
    #expect(nearest(to: String(repeating: "a", count: 1_000_000), in: ["a", "aa"]) == nil)
  }
}
