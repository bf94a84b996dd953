import QuizCore
import Testing

@Suite struct PracticeDrawTests {
  @Test(
    arguments: [
      (0, [7, 0, 2, 6, 5, 4, 3, 1]), (1, [0, 7, 5, 6, 2, 4, 3, 1]),
      (UInt64.max, [3, 2, 5, 0, 6, 7, 4, 1]),
    ] as [(UInt64, [Int])])
  func `a seed draws the same questions for ever`(seed: UInt64, drawn: [Int]) {
    let draw = PracticeDraw(seed: seed)
    #expect(draw.questions(8, from: Pool(goldenPool(8))) == drawn.map { references(8)[$0] })
    #expect(
      draw.questions(3, from: Pool(goldenPool(8))) == drawn.prefix(3).map { references(8)[$0] })
    #expect(draw.occasion == String(seed))
  }

  @Test func `the pool's order and its doubles are irrelevant`() {
    for seed in 0..<30 {
      var numbers = SeededNumbers(seed)
      let pool = goldenPool(numbers.number(in: 1...40))
      let draw = PracticeDraw(seed: UInt64(seed))
      #expect(
        draw.questions(20, from: Pool(numbers.shuffled(pool + pool)))
          == draw.questions(20, from: Pool(pool)),
        "seed \(seed)")
    }
  }

  @Test func `it asks as many as there are and passes over what is gone`() {
    let pool = goldenPool(6).enumerated().map { index, member in
      PoolMember(reference: member.reference, isThere: index % 2 == 0)
    }
    let draw = PracticeDraw(seed: 5)
    #expect(Set(draw.questions(50, from: Pool(pool))) == Set([0, 2, 4].map { references(6)[$0] }))
    #expect(draw.questions(50, from: Pool(pool)).count == 3)
    #expect(draw.questions(0, from: Pool(pool)) == [])
    #expect(draw.questions(.min, from: Pool(pool)) == [])
    #expect(draw.questions(.max, from: Pool(goldenPool(0))) == [])
  }
}
