import QuizCore
import Testing

@Suite struct BadgeTests {
  /// Each character is a day, `x` with a finished daily; the number is the day of the badge.
  @Test(
    arguments: [
      (Badge.streak3, "xx", nil), (.streak3, "xxx", 2), (.streak3, "xx.xxx", 5),
      (.streak3, "xxxxx....x", 2), (.streak7, "xxxxxxx", 6), (.streak7, "xxxxxx.x", nil),
      (.streak7, "xxx....xxxxxxx.x", 13), (.firstDaily, "..x", 2), (.firstDaily, "...", nil),
      (.weekdays, "xxxxxxx", 6), (.weekdays, "xxxxxx..x", nil), (.weekdays, "xxxxxx.......x", 13),
      (.weekdays, "xx.xxxx..x", 9), (.comeback, "x" + String(repeating: ".", count: 29) + "x", 30),
      (.comeback, "x" + String(repeating: ".", count: 28) + "x", nil),
      (.comeback, "x.x" + String(repeating: ".", count: 40) + "xx", 43),
    ] as [(Badge, String, Int?)])
  func `badges of dates`(badge: Badge, history: String, earned: Int?) {
    let study = study(dailies(history))
    let last = day(history.count - 1)
    #expect(state(badge, study, last).date == earned.map(day))
    // The same on every later day.
    #expect(state(badge, study, last.adding(days: 400)).date == earned.map(day))
    if let earned {
      #expect(state(badge, study, day(earned)).date == day(earned))
      #expect(state(badge, study, day(earned - 1)).date == nil)
    }
  }

  @Test(arguments: [
    (Badge.streak30, "xxxx", BadgeProgress(4, of: 30, .days)),
    (.streak7, "xxxxx..xx", BadgeProgress(2, of: 7, .days)),
    (.weekdays, "x.x", BadgeProgress(2, of: 7, .weekdays)),
    (.right100, "xxx", BadgeProgress(3, of: 100, .rightAnswers)),
    (.firstReview, "x", BadgeProgress(0, of: 1, .answers)),
    (.comeback, "x", BadgeProgress(0, of: 1, .returns)),
    (.silver, "xx", BadgeProgress(2000, of: 100_000, .xp)),
    (.gold, "xx", BadgeProgress(2000, of: 300_000, .xp)),
    (.diamond, "xx", BadgeProgress(2000, of: 1_000_000, .xp)),
    (.firstDaily, "x", BadgeProgress(1, of: 1, .dailies)),
  ])
  func `progress of badges`(badge: Badge, history: String, progress: BadgeProgress) {
    let study = study(dailies(history))
    #expect(state(badge, study, day(history.count - 1)).progress == progress)
  }

  @Test func `the hundredth right answer counts, in every mode but replay and no repeat`() {
    var events: [Event] = []
    for index in 0..<60 { events.append(.answered(session(.practice, day(0)), answer(index))) }
    for index in 0..<39 { events.append(.answered(session(.review, day(2)), answer(index))) }
    events.append(.answered(session(.review, day(2)), answer(0)))
    events.append(.answered(session(.replay, day(3)), answer(1)))
    events.append(.answered(session(.practice, day(3)), answer(70, share: .nothing)))
    #expect(state(.right100, study(events), day(9)).progress.value == 99)
    events.append(.answered(session(.practice, day(1)), answer(0)))
    let study = study(events)
    // The dates count, whatever the order of the lines.
    #expect(state(.right100, study, day(9)).date == day(2))
    #expect(state(.right100, study, day(1)).progress.value == 61)
    #expect(state(.firstPractice, study, day(9)).date == day(0))
    #expect(state(.firstReview, study, day(9)).date == day(2))
    #expect(
      state(.right1000, study, day(9)).progress == BadgeProgress(100, of: 1000, .rightAnswers))
  }

  @Test func `a daily is perfect with five questions or more, also by a correction`() {
    func played(_ count: Int, on date: QuizDate, wrong: Int? = nil) -> [Event] {
      [.drawn(.daily(date), references(count))]
        + (0..<count).map {
          .answered(.daily(date), answer($0, share: $0 == wrong ? .nothing : .full))
        }
    }
    #expect(state(.perfect1, study(played(4, on: day(0))), day(0)).date == nil)
    #expect(state(.perfect1, study(played(5, on: day(0))), day(0)).date == day(0))
    let missed = played(10, on: day(0), wrong: 9)
    #expect(state(.perfect1, study(missed), day(0)).date == nil)
    let corrected = study(missed + [.corrected(.daily(day(0)), index: 9, xp: 1000)])
    #expect(state(.perfect1, corrected, day(0)).date == day(0))
    let ten = study((0..<12).flatMap { played(5, on: day($0)) })
    #expect(state(.perfect10, ten, day(20)).date == day(9))
    #expect(state(.perfect10, ten, day(7)).progress == BadgeProgress(8, of: 10, .perfectDailies))
  }

  @Test func `a rank has the date on which it was reached first`() {
    let events = (0..<4).map {
      Event.answered(.daily(day($0)), answer(0, xp: 90_000))
    }
    let study = study(events)
    #expect(state(.silver, study, day(9)).date == day(1))
    #expect(state(.gold, study, day(9)).date == nil)
    #expect(state(.gold, study, day(9)).progress == BadgeProgress(280_000, of: 300_000, .xp))
    #expect(state(.silver, study, day(0)).date == nil)
  }

  @Test func `a card that is further than the journal is believed from the journal's first date`() {
    let study = study(dailies(".x.x"))
    let card = Standing(rank: .gold, xp: 100, lifetimeXP: 300_100)
    let states = study.badges(asOf: day(3), BadgeGoals(study, asOf: day(3)), card: card)
    let ranks = states.filter { if case .rank = $0.badge.condition { true } else { false } }
    #expect(ranks.map(\.date) == [day(1), day(1), nil, nil])
    #expect(ranks[2].progress == BadgeProgress(300_100, of: 600_000, .xp))
  }

  @Test func `a bank is finished and a topic mastered by the last question that was needed`() {
    let shelf = (0..<5).map { (answer($0).reference, "Sums/\($0)") }
    var events: [Event] = (0..<5).map { .answered(session(.practice, day($0)), answer($0)) }
    events += [.answered(session(.practice, day(6), "again"), answer(4, share: .nothing))]
    #expect(state(.bank1, study(events), day(9), shelf).date == day(4))
    #expect(state(.bank1, study(events), day(3), shelf).date == nil)
    #expect(
      state(.bank1, study(events), day(3), shelf).progress == BadgeProgress(4, of: 5, .questions))
    #expect(state(.bank5, study(events), day(9), shelf).progress == BadgeProgress(1, of: 5, .banks))
    #expect(state(.topic1, study(events), day(9), shelf).progress.value == 0)
    // Twice on one day is one day.
    events += (0..<5).map { .answered(session(.review, day($0), "same"), answer($0)) }
    #expect(state(.topic1, study(events), day(9), shelf).date == nil)
    events += (0..<5).map { .answered(session(.review, day(11 - $0), "next"), answer($0)) }
    #expect(state(.topic1, study(events), day(20), shelf).date == day(11))
    let more = shelf + [(QuestionReference(bank: "t", question: "q-new"), "Sums")]
    #expect(state(.bank1, study(events), day(20), more).date == nil)
    #expect(state(.topic1, study(events), day(20), more).date == nil)
    #expect(state(.bank1, study(events), day(20), Array(shelf.prefix(4))).date == nil)
    #expect(state(.bank1, study(events), day(20), []).date == nil)
  }

  @Test func `a reset begins the badges again, and its backup brings them back`() {
    let before = dailies("xxxxxxx") + [Event.answered(.daily(day(7)), answer(0, xp: 100_000))]
    let reset = before + [.reset(all: false, backup: "b")]
    let kept = study(before).player
    #expect(earned(study(before), day(9)) == [.firstDaily, .streak3, .streak7, .silver, .weekdays])
    #expect(earned(study(reset), day(9)) == [])
    let after = reset + finishedDaily(day(20))
    #expect(earned(study(after), day(20)) == [.firstDaily])
    #expect(state(.firstDaily, study(after), day(20)).date == day(20))
    let restored = study(after + [.restored(backup: "b", kept)])
    #expect(
      earned(restored, day(20)) == [.firstDaily, .streak3, .streak7, .silver, .weekdays])
    #expect(state(.silver, restored, day(20)).date == day(7))
    #expect(study(reset).badges.rankUps == [])
    #expect(restored.badges.rankUps == [RankUp(.silver, on: day(7))])
    #expect(state(.firstDaily, restored, day(20)).date == day(0))
    #expect(restored.badges.end(of: day(20)) == DailyEnd(rank: .bronze, isPerfect: false))
    #expect(earned(study(after + [.reset(all: true, backup: "c")]), day(20)) == [])
  }

  @Test func `a backup of another occasion brings back its streak and its rank`() {
    let kept = study(dailies("xxx") + [.answered(.daily(day(7)), answer(0, xp: 100_000))]).player
    let restored = study([.reset(all: true, backup: "a"), .restored(backup: "x", kept)])
    #expect(earned(restored, day(9_999)) == [.firstDaily, .streak3, .silver])
    // The instant of the line, whatever day it is where the player lives.
    #expect(state(.silver, restored, day(9_999)).date == QuizDate("2026-11-30"))
  }

  @Test func `what is earned on a date does not change by what is dated later`() {
    for seed in 0..<200 {
      var numbers = SeededNumbers(seed)
      let events = history(&numbers)
      let whole = study(events)
      let cut = day(numbers.number(in: 0...60))
      let earlier = study(events.filter { ($0.date ?? cut) <= cut })
      for (one, other) in zip(states(whole, cut), states(earlier, cut)) {
        #expect(one.date == other.date, "seed \(seed), \(one.badge)")
        if let date = one.date { #expect(date <= cut, "seed \(seed), \(one.badge)") }
        #expect((one.progress.left == 0) == (one.date != nil) || one.date == nil, "seed \(seed)")
      }
    }
  }

  @Test func `the order of the lines of two devices does not matter`() {
    for seed in 0..<200 {
      var numbers = SeededNumbers(seed)
      let events = history(&numbers)
      // The draws come first, and no XP are in them: what a cap or a threshold cuts has an order.
      let draws = events.filter { if case .drawn = $0 { true } else { false } }
      let rest = events.filter { if case .drawn = $0 { false } else { true } }
      let other = study(draws + numbers.shuffled(rest))
      #expect(states(study(draws + rest), day(60)) == states(other, day(60)), "seed \(seed)")
    }
  }

  /// Dailies and practice over sixty days, no index twice.
  private func history(_ numbers: inout SeededNumbers) -> [Event] {
    var events: [Event] = []
    for index in 0..<60 where numbers.chance(percent: 70) {
      let count = numbers.number(in: 1...6)
      events.append(.drawn(.daily(day(index)), references(count)))
      for place in 0..<count {
        let share: Share = numbers.chance(percent: 85) ? .full : .nothing
        events.append(.answered(.daily(day(index)), answer(place, share: share)))
      }
      if numbers.chance(percent: 20) {
        let key = session(.practice, day(index), "s\(index)")
        events += (0..<numbers.number(in: 1...9)).map { .answered(key, answer($0)) }
      }
    }
    return events
  }

  private func day(_ index: Int) -> QuizDate { today.adding(days: index) }

  private func session(_ mode: Mode, _ date: QuizDate, _ name: String = "s") -> SittingKey {
    SittingKey(mode: mode, date: date, session: "\(mode.rawValue) \(date) \(name)")
  }

  private func dailies(_ history: String) -> [Event] {
    history.enumerated().flatMap { $1 == "x" ? finishedDaily(day($0)) : [] }
  }

  private func study(_ events: [Event]) -> Study {
    entries(events).reduce(into: Study(newcomer.profile)) { $0.add($1) }
  }

  private func states(
    _ study: Study, _ date: QuizDate, _ shelf: [(QuestionReference, String)]? = nil
  ) -> [BadgeState] {
    var goals = BadgeGoals(study, asOf: date)
    for (reference, topic) in shelf ?? (0..<9).map({ (answer($0).reference, "Sums") }) {
      goals.add(reference.hash, of: reference.bank, topic: topic)
    }
    return study.badges(asOf: date, goals)
  }

  private func state(
    _ badge: Badge, _ study: Study, _ date: QuizDate, _ shelf: [(QuestionReference, String)]? = nil
  ) -> BadgeState {
    let states = states(study, date, shelf)
    return states.first { $0.badge == badge } ?? states[0]
  }

  private func earned(_ study: Study, _ date: QuizDate) -> [Badge] {
    states(study, date).filter { $0.date != nil }.map(\.badge)
  }
}

extension Event {
  /// The quiz date of what happens in a sitting.
  fileprivate var date: QuizDate? {
    switch self {
    case .drawn(let key, _, _), .answered(let key, _): key.date
    default: nil
    }
  }
}
