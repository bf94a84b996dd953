import QuizCore
import Testing

/// A sitting that somebody played, with the difficulties of its questions and what it paid.
private struct Played {
  var sitting: Sitting
  var rates: [QuestionReference: Rate] = [:]
  var paid = 0

  /// Plays a sitting of up to twelve questions, with shares and hints left to chance.
  init(_ mode: Mode, seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    func below(_ limit: Int) -> Int { Int(random.next() % UInt64(limit)) }
    let references = (0..<1 + below(12)).map { QuestionReference(bank: "t", question: "q\($0)") }
    let key = SittingKey(mode: mode, date: QuizDate(dayNumber: 20_787), session: "s")
    sitting = Sitting(key: key, questions: references, streak: below(40))
    let luck = 1 + below(4)
    var room = mode.dailyLimit.map { below($0) } ?? .max
    for (index, reference) in references.enumerated() {
      let rate = Rate(Difficulty.allCases[below(3)], isSelfJudged: below(4) == 0)
      rates[reference] = rate
      let share: Share =
        below(luck + 1) > 0 ? .full : below(2) > 0 ? Share(millionths: below(1_000_000)) : .nothing
      let hints = below(3) / 2
      let answer = sitting.answer(
        index, reference, response: [],
        prize: sitting.prize(rate, share: share, hints: hints),
        hints: hints, milliseconds: 0)
      sitting.add(answer)
      let award = min(answer.xp + answer.bonus, room)
      paid += award
      room -= award
    }
  }

  func tally(cut: Bool) -> Tally {
    Tally(sitting, rate: { rates[$0] }, paid: cut ? paid : nil)
  }
}

@Test func `the parts of a daily add up to what it paid`() {
  for seed in 0..<500 {
    let played = Played(.daily, seed: seed)
    let tally = played.tally(cut: false)
    #expect(tally.total == played.paid, "seed \(seed)")
    #expect(tally.total == played.sitting.record.totalXP, "seed \(seed)")
    #expect(tally.hints <= 0 && tally.limit == 0 && tally.corrected == 0, "seed \(seed)")
    #expect(
      tally.answers >= 0 && tally.combo >= 0 && tally.streak >= 0 && tally.perfect >= 0,
      "seed \(seed)")
  }
}

@Test func `the parts of a practice add up to what arrived of it`() {
  for seed in 0..<500 {
    for mode in [Mode.practice, .review] {
      let played = Played(mode, seed: seed)
      let tally = played.tally(cut: true)
      #expect(tally.total == played.paid, "seed \(seed)")
      #expect(tally.combo == 0 && tally.streak == 0 && tally.perfect == 0, "seed \(seed)")
      #expect(tally.hints <= 0 && tally.limit <= 0 && tally.answers >= 0, "seed \(seed)")
    }
  }
}

@Test func `the parts add up after a correction, a reset or an edited bank`() {
  for seed in 0..<300 {
    let played = Played(.daily, seed: seed)
    var random = SplitMix64(seed: UInt64(seed))
    var results = played.sitting.record.results
    if let wrong = results.keys.sorted().first(where: { results[$0]?.share.isFull == false }) {
      results[wrong]?.share = .full
      results[wrong]?.isCorrected = true
      results[wrong]?.xp += 1500
    }
    let later = Sitting(
      key: played.sitting.key, questions: played.sitting.questions, results: results,
      streak: Int(random.next() % 3))
    let tally = Tally(later) { reference in
      random.next() % 3 == 0
        ? nil
        : Difficulty.allCases[Int(random.next() % 3)]
          == played.rates[reference]?.difficulty ? played.rates[reference] : .easy
    }
    #expect(tally.total == later.record.totalXP, "seed \(seed)")
    #expect(tally.answers >= 0 && tally.combo >= 0 && tally.streak >= 0, "seed \(seed)")
  }
}

@Test func `a daily is split into answers, row, hint and streak`() {
  let references = (0..<4).map { QuestionReference(bank: "t", question: "q\($0)") }
  let key = SittingKey.daily(QuizDate(dayNumber: 20_787))
  var sitting = Sitting(key: key, questions: references, streak: 2)
  let acts: [(Rate, Share, Int)] = [
    (.easy, .full, 0), (.medium, .full, 1), (.hard, Share(millionths: 500_000), 0),
    (.medium, .nothing, 0),
  ]
  for (index, (rate, share, hints)) in acts.enumerated() {
    sitting.add(
      sitting.answer(
        index, references[index], response: [],
        prize: sitting.prize(rate, share: share, hints: hints), hints: hints,
        milliseconds: 0))
  }
  let rates = Dictionary(uniqueKeysWithValues: zip(references, acts.map(\.0)))
  let tally = Tally(sitting) { rates[$0] }
  // 1,000 + 1,500 + 1,000; rows of 1 and 2 add 150 and 200; the hint takes half of 1,650.
  #expect(tally.answers == 3500)
  #expect(tally.combo == 350)
  #expect(tally.hints == -825)
  #expect(tally.streak == 20 + 16 + 24)
  #expect(tally.total == 1020 + 841 + 1224)
}

@Test func `what a day's limit took is the last part`() {
  let key = SittingKey(mode: .practice, date: today, session: "s")
  let results = [0: QuestionResult(answer(0, xp: 150)), 1: QuestionResult(answer(1, xp: 150))]
  let sitting = Sitting(key: key, questions: references(2), results: results)
  let tally = Tally(sitting, rate: { _ in .medium }, paid: 170)
  #expect([tally.answers, tally.limit, tally.total] == [300, -130, 170])
}

@Test func `sums over a damaged record never trap`() {
  let result = QuestionResult(answer(0, hints: .max, xp: .max, bonus: .max))
  var corrected = result
  corrected.isCorrected = true
  for results in [
    [0: result, 1: result], [0: corrected, 1: corrected], [0: result, -1: corrected],
  ] {
    let sitting = Sitting(key: .daily(today), questions: references(2), results: results)
    for paid in [nil, Int.min, 0, .max] {
      let tally = Tally(sitting, rate: { _ in .hard }, paid: paid)
      #expect(tally.perfect == .max, "paid \(String(describing: paid))")
    }
    #expect(sitting.record.totalXP == .max)
  }
}
