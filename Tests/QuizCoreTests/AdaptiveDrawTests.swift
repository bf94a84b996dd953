import QuizCore
import Testing

private let day: Int64 = 86_400_000
private let date = QuizDate(dayNumber: 20_031)

/// The question of a number in the bank `t`.
private func reference(_ number: Int) -> QuestionReference {
  QuestionReference(bank: "t", question: "q-\(number)")
}

private func pool(_ numbers: some Sequence<Int>) -> Pool {
  Pool(numbers.map { PoolMember(reference: reference($0)) })
}

/// A study of answers to questions by their numbers.
private func study(_ answers: [(number: Int, day: Int, isRight: Bool)]) -> Study {
  playedStudy(answers.map { (reference($0.number), $0.day, $0.isRight) })
}

private let review = ReviewDraw(at: Instant(milliseconds: 20_031 * day + 1_000), Scheduler())

/// The numbers of the questions that are drawn, in rising order.
private func drawn(_ study: Study, from pool: Pool, on date: QuizDate = date) -> [Int] {
  AdaptiveDraw(for: date, from: pool, review).questions(of: study)
    .compactMap { Int($0.question.dropFirst(2)) }.sorted()
}

struct AdaptiveDrawTests {
  /// Questions 0 to 7 are due, 10 to 13 were wrong a moment ago, 20 to 29 are well known.
  private let played = study(
    (0..<8).map { ($0, 0, true) }
      + (20..<30).flatMap { number in [3, 8, 18, 30].map { (number, $0, true) } }
      + (10..<14).map { ($0, 31, false) })

  @Test func `half is due, the least sure first, and half is new`() {
    let drawn = drawn(played, from: pool(0..<60))
    #expect(drawn.filter { $0 < 8 }.count == 5)
    #expect(drawn.filter { $0 >= 30 || (14..<20).contains($0) || (8..<10).contains($0) }.count == 5)
  }

  @Test func `what is weak fills the half when little is due`() {
    let drawn = drawn(played, from: pool(5..<60))
    #expect(drawn.prefix(3) == [5, 6, 7])
    #expect(drawn.filter { (10..<14).contains($0) }.count == 2)
    #expect(drawn.filter { (20..<30).contains($0) }.isEmpty)
  }

  @Test func `the usual questions fill up what runs short`() {
    let usual = DailyDraw(for: date, from: pool(20..<60)).questions
    // Nothing is due or weak: five are new, and five are those that everybody is asked first.
    let half = AdaptiveDraw(for: date, from: pool(20..<60), review).questions(of: played)
    #expect(Set(half).intersection(usual).count >= 5)
    #expect(half.filter { played.questions[$0] == nil }.count >= 5)
    // Nothing is new: of those that are known all come, whatever they are.
    #expect(drawn(played, from: pool(20..<30)) == Array(20..<30))
    #expect(drawn(played, from: pool(Array(5..<14) + [20])).count == 10)
    // Nothing was ever answered.
    let newcomer = AdaptiveDraw(for: date, from: pool(0..<60), review)
      .questions(of: Study(Profile(nickname: "Ann")))
    #expect(Set(newcomer).count == 10)
    #expect(AdaptiveDraw(for: date, from: pool(0..<0), review).questions(of: played) == [])
    #expect(drawn(played, from: pool(3..<4)) == [3])
  }

  @Test func `a question that is gone is not drawn`() {
    var members = (0..<60).map { PoolMember(reference: reference($0)) }
    for number in members.indices where !number.isMultiple(of: 2) {
      members[number].isThere = false
    }
    let drawn = drawn(played, from: Pool(members))
    #expect(drawn.count == 10)
    #expect(drawn.allSatisfy { $0.isMultiple(of: 2) })
  }

  @Test func `laws of the adaptive draw over histories and dates`() {
    for seed in 0..<200 {
      var numbers = SeededNumbers(seed)
      let size = numbers.number(in: 1...40)
      var answers = (0..<numbers.number(in: 0...60)).map { _ in
        (
          number: numbers.number(in: 0...50), day: numbers.number(in: 0...31),
          isRight: numbers.chance(percent: 60)
        )
      }
      answers.sort { $0.day < $1.day }
      let study = study(answers)
      let date = date.adding(days: numbers.number(in: 0...500))
      let questions = AdaptiveDraw(for: date, from: pool(0..<size), review).questions(of: study)
      #expect(questions.count == min(10, size), "seed \(seed)")
      #expect(Set(questions).count == questions.count, "seed \(seed)")
      #expect(questions.allSatisfy { (0..<size).map(reference).contains($0) }, "seed \(seed)")
      let shuffled = pool(numbers.shuffled(Array(0..<size)))
      let again = AdaptiveDraw(for: date, from: shuffled, review).questions(of: study)
      #expect(again == questions, "seed \(seed)")
      let known = questions.filter { study.questions[$0] != nil }
      let unknown = (0..<size).count { study.questions[reference($0)] == nil }
      #expect(
        questions.count - known.count >= min((questions.count + 1) / 2, unknown), "seed \(seed)")
      let due = review.questions(nil, limit: 100, of: study) {
        (0..<size).map(reference).contains($0)
      }
      let wanted = min(questions.count / 2, due.count)
      #expect(Set(due.prefix(wanted)).isSubset(of: questions), "seed \(seed)")
    }
  }

  @Test func `another date, another order and other new questions`() {
    let first = drawn(played, from: pool(0..<200))
    let second = drawn(played, from: pool(0..<200), on: date.adding(days: 1))
    #expect(first.filter { $0 < 8 } == second.filter { $0 < 8 })
    #expect(first != second)
  }
}
