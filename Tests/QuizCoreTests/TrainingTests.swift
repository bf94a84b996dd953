import QuizCore
import Testing

@Suite struct TrainingTests {
  @Test(arguments: [(Mode.practice, 5000), (.review, 10_000), (.replay, 0)])
  func `a date pays training up to its limit`(mode: Mode, limit: Int) {
    let key = SittingKey(mode: mode, date: today, session: "s")
    var player = newcomer
    for index in 0..<40 {
      player = player.after(.answered(key, answer(index, xp: 499)))
      #expect(
        player.profile.standing.lifetimeXP == min(limit, 499 * (index + 1)), "index \(index)")
    }
    #expect(player.diary.trainingXP(mode, on: today) == limit)
    let tomorrow = SittingKey(mode: mode, date: today.adding(days: 1), session: "t")
    let later = player.after(.answered(tomorrow, answer(0, xp: 499)))
    #expect(later.profile.standing.lifetimeXP == limit + min(limit, 499))
  }

  @Test func `practice and review have limits of their own`() {
    let practice = SittingKey(mode: .practice, date: today, session: "p")
    let review = SittingKey(mode: .review, date: today, session: "r")
    let player = newcomer.after(
      .answered(practice, answer(0, xp: 99_999)), .answered(review, answer(0, xp: 99_999)),
      .answered(practice, answer(1, xp: .max)))
    #expect(player.profile.standing.lifetimeXP == 15_000)
  }

  @Test func `an index of a session pays once`() {
    let key = SittingKey(mode: .practice, date: today, session: "s")
    let once = newcomer.after(.answered(key, answer(0, xp: 150)))
    #expect(once.after(.answered(key, answer(0, xp: 150))) == once)
    let other = SittingKey(mode: .practice, date: today, session: "t")
    #expect(once.after(.answered(other, answer(0, xp: 150))).profile.standing.xp == 300)
  }

  @Test func `indices in any order pay once, and those of a damaged state count`() {
    let key = SittingKey(mode: .practice, date: today, session: "s")
    for seed in 0..<100 {
      var numbers = SeededNumbers(seed)
      let known = (0..<numbers.number(in: 0...6)).map { _ in numbers.number(in: -2...9) }
      let diary = Diary(sessions: [
        .init(session: "r", answered: []), .init(session: "s", answered: known),
      ])
      var player = Player(profile: newcomer.profile, diary: diary)
      var answered = Set(known)
      for _ in 0..<20 {
        let index = numbers.number(in: -2...9)
        let before = player
        player = player.after(.answered(key, answer(index, xp: 1)))
        let isNew = answered.insert(index).inserted
        let paid = player.profile.standing.lifetimeXP - before.profile.standing.lifetimeXP
        #expect(paid == (isNew ? 1 : 0), "seed \(seed), index \(index)")
        if !isNew { #expect(player == before, "seed \(seed), index \(index)") }
      }
      #expect(player.diary.sessions.last?.answered == answered.sorted(), "seed \(seed)")
      #expect(player.diary.sessions.map(\.session) == ["r", "s"], "seed \(seed)")
    }
  }

  @Test func `training touches neither daily nor streak`() {
    for mode in [Mode.practice, .review, .replay] {
      let key = SittingKey(mode: mode, date: today, session: "s")
      let player = newcomer.after(.drawn(key, references(1)), .answered(key, answer(0, xp: 100)))
      #expect(player.diary.daily(on: today) == DailyRecord(), "\(mode)")
      #expect(player.diary.streak(asOf: today).current == 0, "\(mode)")
    }
  }

  @Test func `the limit of a date holds when it comes again after many others`() {
    var player = newcomer
    for round in 0..<2 {
      for day in 0..<30 {
        for mode in [Mode.practice, .review] {
          let key = SittingKey(
            mode: mode, date: today.adding(days: day), session: "\(mode) \(round) \(day)")
          player = player.after(.answered(key, answer(0, xp: 99_999)))
        }
      }
      #expect(player.diary.trainingXP.count == 60, "round \(round)")
      #expect(player.profile.standing.lifetimeXP == 30 * 15_000, "round \(round)")
    }
  }

  @Test func `sums of more than a year are kept, the latest`() {
    let days = 0..<(Diary.trainingMemory + 30)
    let player = newcomer.after(
      days.map { day -> Event in
        let key = SittingKey(mode: .practice, date: today.adding(days: day), session: "s\(day)")
        return .answered(key, answer(0, xp: 1))
      })
    #expect(
      player.diary.trainingXP.map(\.date) == days.suffix(800).map { today.adding(days: $0) })
  }

  @Test func `sums of dates far ahead leave the limit of today`() {
    let events = (0..<(Diary.trainingMemory + 5)).map { day -> Event in
      let date = today.adding(days: 1000 + day)
      return .answered(
        SittingKey(mode: .practice, date: date, session: "s\(day)"), answer(0, xp: 1))
    }
    let key = SittingKey(mode: .practice, date: today, session: "s")
    let player = newcomer.after(
      events + [.answered(key, answer(0, xp: 4000)), .answered(key, answer(1, xp: 4000))])
    #expect(player.diary.trainingXP(.practice, on: today) == 5000)
    #expect(player.diary.trainingXP.count == Diary.trainingMemory)
  }

  @Test func `replays of many dates leave the limit of today`() {
    let key = SittingKey(mode: .practice, date: today, session: "s")
    var player = newcomer.after(.answered(key, answer(0, xp: 5000)))
    for day in 1...20 {
      let replay = SittingKey(mode: .replay, date: today.adding(days: -day), session: "r\(day)")
      player = player.after(.answered(replay, answer(0, xp: 1500)))
    }
    player = player.after(.answered(key, answer(1, xp: 150)))
    #expect(player.profile.standing.lifetimeXP == 5000)
  }

  @Test func `sums from a damaged state never trap`() {
    for xp in [Int.min, -1, .max] {
      let diary = Diary(trainingXP: [.init(date: today, mode: .practice, xp: xp)])
      let key = SittingKey(mode: .practice, date: today, session: "s")
      let player = Player(profile: newcomer.profile, diary: diary)
        .after(.answered(key, answer(0, xp: .max)))
      #expect(player.profile.standing.lifetimeXP == (xp == .max ? 0 : 5000), "\(xp)")
    }
  }
}
