import QuizCore
import Testing

@Suite struct ShareTests {
  @Test(arguments: [
    (0, 3, 0), (1, 3, 333_333), (2, 3, 666_667), (3, 3, 1_000_000), (4, 3, 1_000_000),
    (1, 2, 500_000), (1, 6, 166_667), (1, 7, 142_857), (1, 2_000_000, 1), (1, 2_000_001, 0),
    (-1, 3, 0), (1, 0, 0), (1, -3, 0), (0, 0, 0), (.max, .max, 1_000_000),
    (.max - 1, .max, 1_000_000), (.max / 2, .max, 500_000), (4_611_686_018_427, .max, 0),
    (1, .max, 0), (.min, .max, 0), (.max, 1, 1_000_000), (.min, .min, 0),
    (9_223_372_036_854, 18_446_744_073_709, 500_000),
  ])
  func `a fraction is rounded once, half up`(numerator: Int, denominator: Int, millionths: Int) {
    #expect(Share(numerator, of: denominator).millionths == millionths)
  }

  @Test func `fractions keep their order and meet their ends`() {
    for denominator in 1...60 {
      let shares = (0...denominator).map { Share($0, of: denominator) }
      #expect(shares == shares.sorted(), "of \(denominator)")
      #expect(shares.first == .nothing, "of \(denominator)")
      #expect(shares.last == .full, "of \(denominator)")
    }
  }

  @Test(arguments: [
    (0.0, 0), (0.5, 500_000), (1, 1_000_000), (-0.5, 0), (7, 1_000_000), (0.333_333_3, 333_333),
    (0.999_999_9, 1_000_000), (.infinity, 1_000_000), (-.infinity, 0), (.nan, 0),
  ])
  func `a credit is bounded`(credit: Double, millionths: Int) {
    #expect(Share(credit: credit).millionths == millionths)
  }

  @Test func `millionths are bounded and told apart`() {
    #expect(Share(millionths: .min) == .nothing)
    #expect(Share(millionths: .max) == .full)
    let shares = [Share.nothing, Share(millionths: 1), Share(millionths: 999_999), .full]
    #expect(shares.map(\.isPartial) == [false, true, true, false])
    #expect(shares.map(\.isFull) == [false, false, false, true])
  }
}
