import TestSupport
import Testing

@testable import Host

@Suite struct TemporaryNameTests {
  @Test func `a fresh name fits, matches its file and no other`() {
    for seed in 0..<500 {
      var generator = SeededGenerator(seed: seed)
      let letter = ["a", "가", "😀", ".", "e\u{301}"].randomElement(using: &generator) ?? "a"
      let most = 255 / letter.utf8.count
      let name = String(repeating: letter, count: Int.random(in: 1...most, using: &generator))
      let fresh = TemporaryName.fresh(for: name)
      #expect(fresh.utf8.count <= 255, "seed \(seed)")
      #expect(TemporaryName.matches(fresh, for: name), "seed \(seed)")
      #expect(!TemporaryName.matches(fresh, for: "b" + name), "seed \(seed)")
      #expect(!TemporaryName.matches(name, for: name), "seed \(seed)")
    }
  }
}
