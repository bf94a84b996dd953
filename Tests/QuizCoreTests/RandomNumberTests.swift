import QuizCore
import Testing

@Suite struct RandomNumberTests {
  @Test func `the generator goes on as published`() {
    var generator = SplitMix64(seed: 0)
    #expect(
      (0..<3).map { _ in generator.next() } == [
        0xe220_a839_7b1d_cdaf, 0x6e78_9e6a_a1b9_65f4, 0x06c4_5d18_8009_454f,
      ])
  }

  @Test func `a bounded number is bounded and spread`() {
    for bound in [UInt64(0), 1, 2, 3, 10, 1000, .max] {
      var generator = SplitMix64(seed: bound)
      let numbers = (0..<200).map { _ in generator.below(bound) }
      #expect(numbers.allSatisfy { $0 < max(bound, 1) }, "bound \(bound)")
      #expect(bound > 10 || Set(numbers).count == Int(max(bound, 1)), "bound \(bound)")
    }
  }

  @Test func `numbers that would favour the small ones are drawn again`() {
    let bound: UInt64 = 1 << 63 + 1
    var (generator, plain) = (SplitMix64(seed: 7), SplitMix64(seed: 7))
    var rejected = 0
    for draw in 0..<50 {
      var bits = plain.next()
      while bits < 0 &- bound {
        bits = plain.next()
        rejected += 1
      }
      #expect(generator.below(bound) == bits % bound, "draw \(draw)")
    }
    #expect(rejected > 10)
  }

  @Test func `a shuffle keeps every element`() {
    for seed in 0..<100 {
      var numbers = SeededNumbers(seed)
      let elements = Array(0..<numbers.number(in: 0...20))
      #expect(numbers.shuffled(elements).sorted() == elements, "seed \(seed)")
    }
  }

  @Test func `texts are hashed with a zero byte between them`() {
    #expect(FNV1a64.hash("") == 0xcbf2_9ce4_8422_2325)
    #expect(FNV1a64.hash("a", "b") == FNV1a64.hash("a\0b"))
    #expect(FNV1a64.hash("ab", "") != FNV1a64.hash("a", "b"))
    #expect(FNV1a64.hash("foobar") == 0x8594_4171_f739_67e8)
    var hash = FNV1a64()
    hash.combine(Array("foo".utf8).span)
    hash.combine("bar")
    #expect(hash.value == 0x8594_4171_f739_67e8)
    #expect(hexadecimal(0x0123_4567_89ab_cdef) == "0123456789abcdef")
    #expect(hexadecimal(0xf) == "000000000000000f")
  }
}
