import QuizCore
import Testing

@Suite struct DailyDrawTests {
  /// Days in a pass by pool size, worked out by hand from the design's formula.
  static let passLengths = [
    1: 1, 8: 1, 10: 1, 11: 2, 25: 3, 97: 10, 150: 15, 160: 16, 165: 18, 313: 32, 1000: 104,
  ]

  @Test func `the draw agrees with the algorithm written out plainly`() {
    for (seed, size) in [0, 1, 2, 5, 9, 10, 11, 12, 19, 25, 97, 165, 330, 1000].enumerated() {
      var numbers = SeededNumbers(seed)
      for round in 0..<6 {
        let rate = round % 2 == 0 ? 0 : 30
        let pool = pool(size, gonePercent: rate, &numbers)
        let date = QuizDate(dayNumber: numbers.number(in: -30_000...60_000))
        #expect(
          DailyDraw(for: date, from: Pool(pool)).questions == plainDraw(date, pool),
          "\(size) questions on \(date), round \(round)")
      }
    }
  }

  @Test func `the order of the pool is irrelevant`() {
    for seed in 0..<40 {
      var numbers = SeededNumbers(seed)
      let pool = pool(numbers.number(in: 2...120), gonePercent: 10, &numbers)
      let date = QuizDate(dayNumber: numbers.number(in: -30_000...60_000))
      #expect(
        DailyDraw(for: date, from: Pool(numbers.shuffled(pool))).questions
          == DailyDraw(for: date, from: Pool(pool)).questions, "seed \(seed)")
    }
  }

  @Test(arguments: passLengths)
  func `every pass uses the whole pool before a question returns`(size: Int, length: Int) {
    let pool = goldenPool(size)
    for pass in [-3, -1, 0, 1, 200] {
      var seen: Set<QuestionReference> = []
      for day in 0..<length {
        let drawn = DailyDraw(for: QuizDate(dayNumber: pass * length + day), from: Pool(pool))
          .questions
        #expect(Set(drawn).count == min(10, size), "pass \(pass), day \(day)")
        let isNew = seen.isDisjoint(with: drawn)
        #expect(isNew || seen.union(drawn).count == size, "pass \(pass), day \(day)")
        seen.formUnion(drawn)
      }
      #expect(seen.count == size, "pass \(pass)")
    }
  }

  @Test func `one question added changes at most two of ten while the pass stays`() {
    var compared = 0
    for seed in 0..<300 {
      var numbers = SeededNumbers(seed)
      let size = numbers.number(in: 10...400)
      guard plainPassLength(size) == plainPassLength(size + 1) else { continue }
      let date = QuizDate(dayNumber: numbers.number(in: 15_000...30_000))
      let before = Set(DailyDraw(for: date, from: Pool(goldenPool(size))).questions)
      let after = DailyDraw(for: date, from: Pool(goldenPool(size + 1))).questions
      #expect(before.subtracting(after).count <= 2, "seed \(seed), \(size) questions on \(date)")
      compared += 1
    }
    #expect(compared > 250)
  }

  @Test func `questions that are gone are passed over`() {
    for seed in 0..<40 {
      var numbers = SeededNumbers(seed)
      let pool = pool(numbers.number(in: 1...60), gonePercent: 50, &numbers)
      let there = Set(pool.filter(\.isThere).map(\.reference))
      let drawn = DailyDraw(for: today, from: Pool(pool)).questions
      #expect(drawn.count == min(10, there.count), "seed \(seed)")
      #expect(Set(drawn).count == drawn.count, "seed \(seed)")
      #expect(there.isSuperset(of: drawn), "seed \(seed)")
    }
    let none = goldenPool(12).map { PoolMember(reference: $0.reference, isThere: false) }
    #expect(DailyDraw(for: today, from: Pool(none)).questions == [])
  }

  @Test(arguments: [(0, 0), (1, 1), (5, 5), (10, 10), (11, 10)])
  func `a small pool is asked whole`(size: Int, count: Int) {
    for date in [QuizDate(dayNumber: -400), today, QuizDate(dayNumber: .max)] {
      let drawn = DailyDraw(for: date, from: Pool(goldenPool(size))).questions
      #expect(Set(drawn).count == count, "\(date)")
      #expect(drawn.count == count, "\(date)")
    }
  }

  @Test func `replacements are new questions that are there`() {
    for seed in 0..<40 {
      var numbers = SeededNumbers(seed)
      let pool = pool(numbers.number(in: 0...40), gonePercent: 20, &numbers)
      let draw = DailyDraw(for: today.adding(days: seed), from: Pool(pool))
      let drawn = draw.questions
      let left = pool.filter { $0.isThere && !drawn.contains($0.reference) }.map(\.reference)
      let replacements = draw.replacements(3, for: drawn)
      #expect(replacements.count == min(3, left.count), "seed \(seed)")
      #expect(Set(left).isSuperset(of: replacements), "seed \(seed)")
      #expect(Set(replacements).count == replacements.count, "seed \(seed)")
      #expect(Set(draw.replacements(.max, for: drawn)) == Set(left), "seed \(seed)")
      #expect(draw.replacements(-1, for: drawn) == [], "seed \(seed)")
    }
  }

  @Test func `members with one hash rank by their bytes`() {
    let twice = goldenPool(12) + goldenPool(12)
    let drawn = DailyDraw(for: today, from: Pool(twice)).questions
    #expect(Set(drawn).count == 10)
    #expect(
      QuestionReference(bank: "a", question: "z") < QuestionReference(bank: "b", question: "a"))
    #expect(
      QuestionReference(bank: "a", question: "Z") < QuestionReference(bank: "a", question: "a"))
    #expect(
      QuestionReference(bank: "a", question: "a") < QuestionReference(bank: "a", question: "é"))
  }

  private func pool(_ size: Int, gonePercent: Int, _ numbers: inout SeededNumbers)
    -> [PoolMember]
  {
    goldenPool(size).map {
      PoolMember(reference: $0.reference, isThere: !numbers.chance(percent: gonePercent))
    }
  }
}

/// The length of a pass from the design's formula.
private func plainPassLength(_ size: Int) -> Int {
  var (length, step) = ((size + 9) / 10, 1)
  while length / step >= 16 { step *= 2 }
  while length % step != 0 { length += 1 }
  return length
}

/// The design's algorithm step by step, with a sort of the whole pool.
private func plainDraw(_ date: QuizDate, _ pool: [PoolMember]) -> [QuestionReference] {
  guard !pool.isEmpty else { return [] }
  let (count, size) = (pool.count, min(10, pool.count))
  let length = count < 10 ? 1 : plainPassLength(count)
  let day = ((date.dayNumber % length) + length) % length
  let pass = SplitMix64.mix(UInt64(bitPattern: Int64((date.dayNumber - day) / length)))
  let ranked = pool.map { member in
    let hash = SplitMix64.mix(
      FNV1a64.hash(member.reference.bank, member.reference.question))
    return (key: (hash & (1 << 63)) | (SplitMix64.mix(hash ^ pass) >> 1), member: member)
  }.sorted { $0.key < $1.key }.map(\.member)
  var drawn: [QuestionReference] = []
  for position in (day * size)..<(day * size + 3 * count) where drawn.count < size {
    let rank = position < count ? position : (count / 2 + position - count) % count
    let member = ranked[rank]
    if member.isThere, !drawn.contains(member.reference) { drawn.append(member.reference) }
  }
  var generator = SplitMix64(seed: FNV1a64.hash("rankup-daily-1", date.description))
  for place in stride(from: drawn.count - 1, to: 0, by: -1) {
    drawn.swapAt(place, Int(generator.below(UInt64(place + 1))))
  }
  return drawn
}
