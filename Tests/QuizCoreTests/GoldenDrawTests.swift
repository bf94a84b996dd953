import QuizCore
import Testing

@Suite struct GoldenDrawTests {
  @Test func `hash and generator have their published anchors`() {
    #expect(FNV1a64.hash("a") == 0xaf63_dc4c_8601_ec8c)
    #expect(SplitMix64.mix(0) == 0xe220_a839_7b1d_cdaf)
  }

  @Test(arguments: [
    (8, "2026-11-30", [7, 3, 1, 2, 5, 4, 0, 6]),
    (8, "2026-12-01", [1, 4, 5, 2, 7, 6, 3, 0]),
    (8, "2026-12-02", [0, 6, 5, 3, 7, 2, 4, 1]),
    (25, "2026-11-30", [0, 21, 15, 7, 20, 2, 6, 17, 10, 16]),
    (25, "2026-12-01", [9, 1, 8, 4, 11, 22, 3, 18, 14, 24]),
    (25, "2026-12-02", [5, 13, 3, 14, 22, 23, 12, 19, 1, 11]),
  ])
  func `a date draws the same questions for ever`(size: Int, date: String, drawn: [Int]) throws {
    let date = try #require(QuizDate(date))
    let questions = DailyDraw(for: date, from: Pool(goldenPool(size))).questions
    #expect(questions == drawn.map { goldenPool(size)[$0].reference })
  }

  @Test(arguments: [
    (0, 4, [Int](), [3, 1, 2, 0]), (1, 4, [], [1, 0, 2, 3]), (2, 4, [3], [0, 1, 2, 3]),
    (3, 5, [], [2, 1, 4, 0, 3]),
  ])
  func `choices stand in the same order for ever`(
    question: Int, count: Int, fixed: [Int], order: [Int]
  ) {
    let choices = ChoiceList(
      (0..<count).map { Choice("choice \($0)", isFixed: fixed.contains($0)) })
    let reference = goldenPool(8)[question].reference
    #expect(choices.displayOrder(on: "2026-11-30", for: reference) == order)
  }
}

/// Questions `q-00000`, `q-00001` … of the bank `t`.
func goldenPool(_ size: Int) -> [PoolMember] {
  (0..<size).map { number in
    let digits = String(number)
    let id = "q-" + String(repeating: "0", count: 5 - digits.count) + digits
    return PoolMember(reference: QuestionReference(bank: "t", question: id))
  }
}
