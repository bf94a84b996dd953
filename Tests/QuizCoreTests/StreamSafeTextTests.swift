import QuizCore
import Testing

@Suite struct StreamSafeTextTests {
  private func marks(_ count: Int) -> String { String(repeating: "\u{301}", count: count) }

  @Test func `thirty marks in a row stay and those beyond go`() {
    let table: [(String, String)] = [
      ("", ""), ("plain", "plain"), ("e" + marks(30), "e" + marks(30)),
      ("e" + marks(31) + "x", "e" + marks(30) + "x"), (marks(1_000), marks(30)),
      ("a" + marks(99) + "b" + marks(99), "a" + marks(30) + "b" + marks(30)),
      (
        "가" + String(repeating: "\u{302E}\u{302F}", count: 20) + "나",
        "가" + String(repeating: "\u{302E}\u{302F}", count: 15) + "나"
      ),
      (String(repeating: "\u{F73}", count: 40), String(repeating: "\u{F73}", count: 30)),
      (String(repeating: "\u{344}", count: 40), String(repeating: "\u{344}", count: 30)),
    ]
    for (text, expected) in table {
      #expect(
        Array(text.streamSafe.unicodeScalars) == Array(expected.unicodeScalars),
        "\(text.unicodeScalars.count) scalars")
    }
  }

  @Test(arguments: [
    String(repeating: "가나다라", count: 100), String(repeating: "漢字かな", count: 100),
    String(repeating: "e\u{301}\u{323}", count: 100), String(repeating: "👩🏽‍💻", count: 100),
    String(repeating: "ก็้", count: 100), String(repeating: "שָׁלוֹם", count: 100),
    String(repeating: "\u{1112}\u{1161}\u{11AB}", count: 100),
    String(repeating: "é", count: 30), String(repeating: "\u{200D}\u{FE0F}", count: 100),
  ])
  func `what people write is as it was`(text: String) {
    #expect(Array(text.streamSafe.utf8) == Array(text.utf8))
  }

  @Test func `no run is longer and nothing else is dropped`() {
    let scalars: [Unicode.Scalar] = [
      "\u{301}", "\u{323}", "\u{302E}", "\u{1D165}", "\u{F73}", "\u{345}",
    ]
    for seed in 0..<300 {
      var numbers = SeededNumbers(seed)
      var text = String.UnicodeScalarView()
      for _ in 0..<numbers.number(in: 0...6) {
        text.append(numbers.pick(["a", "가", "\u{200D}"]))
        for _ in 0..<numbers.number(in: 0...70) { text.append(numbers.pick(scalars)) }
      }
      let safe = String(text).streamSafe
      let runs = safe.unicodeScalars.split(omittingEmptySubsequences: false) {
        !scalars.contains($0)
      }
      let before = text.split(omittingEmptySubsequences: false) { !scalars.contains($0) }
      #expect(runs.map { Array($0) } == before.map { Array($0.prefix(30)) }, "seed \(seed)")
      #expect(safe.streamSafe.unicodeScalars.elementsEqual(safe.unicodeScalars), "seed \(seed)")
    }
  }
}
