import QuizCore
import Testing

/// Dailies, practice, replays, corrections and resets, made from a seed.
private func generated(_ seed: Int) -> [Entry] {
  var numbers = SeededNumbers(seed)
  let events = (0..<numbers.number(in: 0...120)).map { _ -> Event in
    let date = today.adding(days: numbers.number(in: -9...0))
    let mode = numbers.pick(Mode.allCases)
    let key = SittingKey(mode: mode, date: date, session: "s\(numbers.number(in: 0...3))")
    let index = numbers.number(in: 0...9)
    switch numbers.number(in: 0...99) {
    case 0: return .reset(all: numbers.chance(percent: 30), backup: "b")
    case 1...9: return .corrected(.daily(date), index: index, xp: 500)
    case 10...14: return .flagged(QuestionReference(bank: "b0", question: "q0"))
    default:
      let share = numbers.pick([Share.full, .nothing, Share(millionths: 300_000)])
      return .answered(
        key,
        Answer(
          index: index,
          reference: QuestionReference(
            bank: "b\(numbers.number(in: 0...2))", question: "q\(numbers.number(in: 0...4))"),
          response: numbers.chance(percent: 90) ? ["x"] : nil, share: share,
          milliseconds: numbers.number(in: 0...9000), xp: numbers.number(in: 0...30_000)))
    }
  }
  return entries(events)
}

private func study(_ entries: [Entry]) -> Study {
  entries.reduce(into: Study(Profile(nickname: "a"))) { $0.add($1) }
}

private func excerpt(
  _ entries: [Entry], since first: QuizDate? = nil,
  where includes: (QuestionReference) -> Bool = { _ in true }
) -> StudyExcerpt {
  let sums = entries.reduce(into: AnswerSums(Profile(nickname: "a"))) { $0.add($1) }
  return sums.excerpt(since: first, of: study(entries).days, where: includes)
}

extension QuestionStudy {
  /// What of it can be said of a part of the dates too.
  fileprivate var sums: QuestionStudy {
    var sums = QuestionStudy()
    (sums.answers, sums.right, sums.shares, sums.milliseconds) = (
      answers, right, shares, milliseconds
    )
    return sums
  }
}

@Test func `the excerpt of everything is the study`() {
  for seed in 0..<200 {
    let entries = generated(seed)
    let study = study(entries)
    let whole = excerpt(entries)
    #expect(whole.days == study.days, "seed \(seed)")
    #expect(
      whole.questions == study.questions.filter { $0.value.answers > 0 }.mapValues(\.sums),
      "seed \(seed)")
  }
}

@Test func `excerpts of all banks add up to the whole, and one since a date has its days`() {
  for seed in 0..<200 {
    let entries = generated(seed)
    let whole = excerpt(entries)
    let parts = ["b0", "b1", "b2"].map { bank in excerpt(entries) { $0.bank == bank } }
    func score(_ days: [StudyDay]) -> StudyScore { days.reduce(into: StudyScore()) { $0.add($1) } }
    #expect(score(parts.flatMap(\.days)) == score(whole.days), "seed \(seed)")
    #expect(
      parts.reduce(into: [:]) { $0.merge($1.questions) { one, _ in one } } == whole.questions,
      "seed \(seed)")
    let first = today.adding(days: -4)
    let late = excerpt(entries, since: first)
    #expect(late.days == whole.days.filter { $0.date >= first }, "seed \(seed)")
    var sum = StudyScore()
    for question in late.questions.values { sum.add(question) }
    #expect(sum.answers == score(late.days).answers, "seed \(seed)")
    #expect(sum.right == score(late.days).right, "seed \(seed)")
  }
}

@Test func `sums of a beginning and the rest are those of all`() {
  for seed in 0..<100 {
    let entries = generated(seed)
    let cut = entries.count * (seed % 10) / 10
    var sums = entries.prefix(cut).reduce(into: AnswerSums(Profile(nickname: "a"))) { $0.add($1) }
    sums = AnswerSums(player: sums.player, questions: sums.questions)
    for entry in entries.dropFirst(cut) { sums.add(entry) }
    let whole = entries.reduce(into: AnswerSums(Profile(nickname: "a"))) { $0.add($1) }
    #expect(sums.questions == whole.questions && sums.player == whole.player, "seed \(seed)")
    for days in whole.questions.values {
      #expect(zip(days, days.dropFirst()).allSatisfy { $0.date < $1.date }, "seed \(seed)")
    }
  }
}

@Test(
  arguments: [
    (0, 0, 0), (1, 1, 100), (1, 0, 0), (1000, 999, 99), (1000, 1, 1), (3, 2, 67), (.max, .max, 100),
    (.max, .max - 1, 99), (-5, -5, 0), (2, 3, 100),
  ])
func `a percentage is whole only where everything is right`(
  _ answers: Int, _ right: Int, _ percent: Int
) {
  var question = QuestionStudy()
  question.answers = answers
  question.right = right
  var score = StudyScore()
  score.add(question)
  #expect(score.percent == percent)
  #expect((score.accuracy == nil) == (answers <= 0))
}

@Test func `scores saturate`() {
  var day = StudyDay(today)
  (day.answers, day.right, day.shares, day.xp, day.milliseconds) = (.max, .max, .max, .max, .max)
  var score = StudyScore()
  score.add(day)
  score.add(day)
  #expect(score.answers == .max && score.xp == .max && score.milliseconds == .max)
  #expect(score.meanMilliseconds == 1 && score.strength.right > 0 && score.strength.credit < 1)
}
