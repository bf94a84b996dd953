import QuizCore
import Testing

private let day: Int64 = 86_400_000

/// A study of answers to questions of the bank `t`.
private func study(_ answers: [(id: String, day: Int, isRight: Bool)]) -> Study {
  playedStudy(
    answers.map { (QuestionReference(bank: "t", question: $0.id), $0.day, $0.isRight) })
}

private func draw(onDay day: Int) -> ReviewDraw {
  ReviewDraw(at: Instant(milliseconds: Int64(20_000 + day) * 86_400_000 + 1_000), Scheduler())
}

struct ReviewDrawTests {
  private let known = study([
    ("right", 0, true), ("wrong", 0, false), ("late", 3, true), ("twice", 0, true),
    ("twice", 2, true),
  ])

  @Test func `what is due comes first, the least sure of it before all`() {
    func ids(_ count: Int?, on day: Int, limit: Int = 20) -> [String] {
      draw(onDay: day).questions(count, limit: limit, of: known) { _ in true }.map(\.question)
    }
    #expect(ids(nil, on: 0) == [])
    #expect(ids(nil, on: 1) == ["wrong"])
    #expect(ids(nil, on: 2) == ["wrong", "right"])
    #expect(ids(nil, on: 2, limit: 1) == ["wrong"])
    #expect(ids(3, on: 1) == ["wrong", "right", "late"])
    #expect(ids(9, on: 3).count == 4)
    #expect(ids(0, on: 3) == [])
  }

  @Test func `what is gone from the shelf is passed over`() {
    let ids = draw(onDay: 3).questions(nil, limit: 20, of: known) { $0.question != "wrong" }
    #expect(ids.map(\.question) == ["right"])
    #expect(draw(onDay: 3).questions(nil, limit: 20, of: known) { _ in false } == [])
  }

  @Test func `the next one is the nearest that is not due yet`() {
    #expect(
      draw(onDay: 0).nextDue(known) { _ in true }
        == Instant(milliseconds: Int64(20_001) * day + 1))
    #expect(draw(onDay: 0).nextDue(known) { _ in false } == nil)
    #expect(draw(onDay: 100).nextDue(known) { _ in true } == nil)
  }

  @Test func `the order hangs on the history alone`() {
    for seed in 0..<100 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      var answers = (0..<40).map { _ in
        (
          id: "q\(random.below(20))", day: Int(random.below(30)), isRight: random.below(2) == 0
        )
      }
      answers.sort { $0.day < $1.day }
      let first = draw(onDay: 31).questions(nil, limit: 50, of: study(answers)) { _ in true }
      let again = draw(onDay: 31).questions(nil, limit: 50, of: study(answers)) { _ in true }
      #expect(first == again, "seed \(seed)")
      #expect(Set(first).count == first.count, "seed \(seed)")
      let more = draw(onDay: 31).questions(50, limit: 50, of: study(answers)) { _ in true }
      #expect(Array(more.prefix(first.count)) == first, "seed \(seed)")
    }
  }
}
