import QuizCore
import Testing

@Suite struct DaySetTests {
  @Test func `inserting agrees with a plain set`() {
    for seed in 0..<200 {
      var numbers = SeededNumbers(seed)
      var (days, plain) = (DaySet(), Set<Int>())
      for _ in 0..<numbers.number(in: 0...60) {
        let day = numbers.number(in: -30...30)
        #expect(
          days.insert(QuizDate(dayNumber: day)) == plain.insert(day).inserted, "seed \(seed)")
      }
      #expect(days.runs == runs(of: plain), "seed \(seed)")
      #expect(days.isEmpty == plain.isEmpty, "seed \(seed)")
      let found = (-32...32).filter { days.contains(QuizDate(dayNumber: $0)) }
      #expect(found == plain.sorted(), "seed \(seed)")
    }
  }

  @Test func `runs in any order and unions agree with plain sets`() {
    for seed in 0..<200 {
      var numbers = SeededNumbers(seed)
      let (left, right) = (randomRuns(&numbers), randomRuns(&numbers))
      let (plainLeft, plainRight) = (Set(left.joined()), Set(right.joined()))
      let (leftSet, rightSet) = (DaySet(runs: left), DaySet(runs: right))
      #expect(leftSet.runs == runs(of: plainLeft), "seed \(seed)")
      #expect(
        leftSet.union(rightSet).runs == runs(of: plainLeft.union(plainRight)), "seed \(seed)")
    }
  }

  @Test func `numbers of no date are left out`() {
    let days = DaySet(runs: [Int.min ... -1_000_000, 5...7, 8...Int.max, Int.max...Int.max])
    #expect(days.runs == [5...2_932_896])
    #expect(Streak(of: DaySet(runs: [.min ... .max]), asOf: today).current == 740_316)
  }

  private func randomRuns(_ numbers: inout SeededNumbers) -> [ClosedRange<Int>] {
    (0..<numbers.number(in: 0...8)).map { _ in
      let start = numbers.number(in: -40...40)
      return start...(start + numbers.number(in: 0...9))
    }
  }

  private func runs(of days: Set<Int>) -> [ClosedRange<Int>] {
    days.sorted().reduce(into: []) { runs, day in
      if let last = runs.last, last.upperBound == day - 1 {
        runs[runs.count - 1] = last.lowerBound...day
      } else {
        runs.append(day...day)
      }
    }
  }
}
