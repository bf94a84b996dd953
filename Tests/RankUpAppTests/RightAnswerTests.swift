import QuizCore
import Terminal
import Testing

@testable import RankUpApp

private let page = Page(words: .english, surface: Surface())

private func answer(_ kind: QuestionKind) -> String {
  RightAnswer(.sample(kind)).texts(page).joined(separator: " | ")
}

private func shown(_ board: Board) -> String {
  RightAnswer(board).lines(page).map(\.plain).joined(separator: "\n")
}

@Test func `the right choices are shown with their labels`() {
  #expect(shown(.one(of: "Paris", "Rome")) == "  The answer: A  Paris")
  #expect(
    shown(.several(of: "Rhine", "Elbe", "Nile")) == "  The answers:\n    A  Rhine\n    B  Elbe")
  #expect(answer(.trueFalse(answer: false)) == "B  False")
}

@Test func `the first accepted text of full credit is shown`() {
  #expect(answer(.shortAnswer(TextKey([.init("colour")]))) == "colour")
  let variants = TextKey([
    .init("near", credit: 0.5), .init("one"), .init("two"), .init("three"), .init("four"),
  ])
  #expect(answer(.shortAnswer(variants)) == "one")
}

@Test func `a number is shown as its bank wrote it, without what rounding adds`() {
  let table: [(NumberKey, String)] = [
    (NumberKey([.init(42)]), "42"), (NumberKey([.init(-0.5)]), "-0.5"),
    (NumberKey([.init(9.81, tolerance: 0.02)]), "9.81, give or take 0.02"),
    (NumberKey([.init(0.1, tolerance: 0.2)]), "0.1, give or take 0.2"),
    (
      NumberKey([.init(9.81, tolerance: 0.02)], unit: "m/s²"),
      "9.81 m/s², give or take 0.02"
    ),
    (NumberKey([.init(1_234_567_890.5, tolerance: 0.3)]), "1234567890.5, give or take 0.3"),
    (NumberKey([.init(149_600_000, tolerance: 500_000)]), "149600000, give or take 500000"),
    (NumberKey([.init(299_792_458)]), "299792458"), (NumberKey([.init(6.022e23)]), "6.022e+23"),
    (NumberKey([.init(1.602e-19, tolerance: 1e-22)]), "1.602e-19, give or take 1e-22"),
    (NumberKey([.init(1e-12)]), "1e-12"), (NumberKey([.init(100, tolerance: 1e-300)]), "100"),
    (NumberKey([.init(from: 1, to: 5)]), "1 to 5"),
    (NumberKey([.init(from: -5.5, to: -1)], unit: "°C"), "-5.5 to -1 °C"),
    (NumberKey([.init(3, credit: 0.5), .init(4)]), "4"), (NumberKey([]), ""),
  ]
  for (key, text) in table { #expect(answer(.numeric(key)) == text, "\(key)") }
}

@Test func `a tolerance comes back as it was written`() {
  for seed in 0..<2000 {
    var random = SplitMix64(seed: UInt64(seed))
    let places = Int(random.next() % 4)
    let scale = [1.0, 10, 100, 1000][places]
    let value = Double(Int(random.next() % 2_000_000) - 1_000_000) / scale
    let tolerance = Double(1 + Int(random.next() % 999)) / scale
    let key = NumberKey([.init(value, tolerance: tolerance)])
    let shown = { (number: Double) in
      number == number.rounded() ? String(Int(number)) : "\(number)"
    }
    #expect(
      answer(.numeric(key)) == "\(shown(value)), give or take \(shown(tolerance))",
      "seed \(seed)")
  }
}
