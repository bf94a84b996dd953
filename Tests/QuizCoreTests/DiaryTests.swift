import QuizCore
import Testing

@Suite struct DiaryTests {
  private let key = SittingKey.daily(today)

  @Test func `a daily goes from none over running to done`() {
    var player = newcomer
    #expect(player.diary.daily(on: today).status == .none)
    player = player.after(.drawn(key, references(2)))
    #expect(player.diary.daily(on: today).status == .running)
    player = player.after(.answered(key, answer(0, xp: 10)))
    #expect(player.diary.daily(on: today).nextIndex == 1)
    #expect(!player.diary.isFinished(today))
    player = player.after(.answered(key, answer(1, share: .nothing, isSkipped: true)))
    #expect(player.diary.daily(on: today).status == .done)
    #expect(player.diary.daily(on: today).rightCount == 1)
    #expect(player.diary.isFinished(today))
  }

  @Test func `the first answer to an index stands`() {
    let once = newcomer.after(
      .drawn(key, references(3)), .answered(key, answer(0, share: .nothing)))
    #expect(once.after(.answered(key, answer(0, xp: 1515))) == once)
    let other = SittingKey.daily(today.adding(days: 1))
    #expect(once.after(.answered(other, answer(0, xp: 7))).profile.standing.xp == 7)
  }

  @Test func `the first draw of a date stands`() {
    let once = newcomer.after(.drawn(key, references(3)))
    let twice = once.after(.drawn(key, Array(references(5).suffix(2))))
    #expect(twice == once)
    let done = newcomer.after(finishedDaily(today))
    #expect(done.after(.drawn(key, references(5))) == done)
    #expect(done.after(.answered(key, answer(1, xp: 5))) == done)
  }

  @Test func `an index that was not drawn pays nothing`() {
    let drawn = newcomer.after(.drawn(key, references(3)))
    for index in [Int.min, -1, 3, 4, .max] {
      #expect(drawn.after(.answered(key, answer(index, xp: 9))) == drawn, "index \(index)")
    }
    let lost = newcomer.after(.answered(key, answer(.max, xp: 9)))
    #expect(lost.diary.daily(on: today).status == .running)
  }

  @Test func `an answer and its bonus are two awards`() {
    let player = Player(
      profile: Profile(
        nickname: "a", standing: Standing(rank: .bronze, xp: 99_000, lifetimeXP: 99_000)))
    var after = player.after(.drawn(key, references(1)))
    let entry = entries([.answered(key, answer(0, xp: 2000, bonus: 5050))])[0]
    #expect(after.add(entry) == [.silver])
    #expect(after.profile.standing == Standing(rank: .silver, xp: 5050, lifetimeXP: 106_050))
    #expect(after.add(entry) == [])
  }

  @Test func `a daily that has left memory still pays nothing twice`() {
    let dates = (0...(Diary.memory + 4)).map { today.adding(days: $0) }
    let player = newcomer.after(dates.flatMap(finishedDaily))
    #expect(player.diary.dailies.count == Diary.memory)
    #expect(player.after(finishedDaily(today)) == player)
    #expect(player.diary.finished.runs.count == 1)
  }

  @Test func `a daily that is not finished stays known, whatever other dates come`() {
    let open = newcomer.after(.drawn(key, references(2)), .answered(key, answer(0, xp: 10)))
    let others = (1...40).map { today.adding(days: $0.isMultiple(of: 2) ? $0 : -$0) }
    let player = open.after(
      others.flatMap { [.drawn(.daily($0), references(2)), .answered(.daily($0), answer(0))] }
        + others.prefix(20).map { .answered(.daily($0), answer(1)) })
    #expect(player.diary.daily(on: today) == open.diary.daily(on: today))
    #expect(player.after(.answered(key, answer(0, xp: 10))) == player)
    #expect(player.after(.answered(key, answer(1, xp: 7))).profile.standing.lifetimeXP == 17)
    #expect(player.diary.dailies.map(\.date) == player.diary.dailies.map(\.date).sorted())
    // Rows that were cut apart by what was forgotten keep some of each.
    #expect(player.diary.dailies.count == 21 + 12)
  }

  @Test func `dailies of a clock that was ahead don't drive out the one of today`() {
    for dates in [(365...380), (1...8), (2_900_000...2_900_007)] {
      let ahead = newcomer.after(dates.map { today.adding(days: $0) }.flatMap(finishedDaily))
      let player = ahead.after(finishedDaily(today))
      #expect(player.diary.daily(on: today).results.count == 1, "\(dates)")
      #expect(player.diary.status(on: today) == .done, "\(dates)")
      #expect(player.diary.streak(asOf: today).current == 1, "\(dates)")
      #expect(player.diary.dailies.count <= Diary.memory * (Diary.rows + 1), "\(dates)")
      let next = (9...30).map { today.adding(days: (dates.last ?? 0) + $0) }
      let later = player.after(next.flatMap(finishedDaily))
      #expect(later.diary.daily(on: today).results.count == 1, "\(dates)")
      #expect(later.diary.dailies.count <= Diary.memory * (Diary.rows + 1), "\(dates)")
    }
  }

  @Test func `of finished dailies those nearest to the last one stay`() {
    let days = [5, 1, 9, 2, 8, 3, 7, 4, 6, 0]
    let player = newcomer.after(days.map { today.adding(days: $0) }.flatMap(finishedDaily))
    #expect(
      player.diary.dailies.map(\.date) == [0, 2, 3, 4, 5, 6, 7, 8].map { today.adding(days: $0) })
    for day in days { #expect(player.diary.status(on: today.adding(days: day)) == .done) }
    #expect(player.diary.status(on: today.adding(days: 10)) == .none)
    let running = player.after(.drawn(.daily(today.adding(days: 10)), references(1)))
    #expect(running.diary.status(on: today.adding(days: 10)) == .running)
  }

  @Test func `a diary is put in order, and of two records of a date the last counts`() {
    let dates = [2, 0, 2, 1].map { today.adding(days: $0) }
    let diary = Diary(
      dailies: dates.enumerated().map {
        .init(date: $1, record: DailyRecord(questions: references($0 + 1)))
      },
      trainingXP: dates.enumerated().flatMap { number, date in
        [.init(date: date, mode: .review, xp: number), .init(date: date, mode: .practice, xp: 9)]
      })
    #expect(diary.dailies.map(\.record.questions.count) == [2, 4, 3])
    #expect(diary.dailies.map(\.date) == (0...2).map { today.adding(days: $0) })
    #expect(diary.trainingXP.map(\.xp) == [9, 1, 9, 3, 9, 2])
    #expect(diary.trainingXP(.review, on: today) == 1)
  }

  @Test func `one typed answer a daily is corrected`() {
    let start = newcomer.after(
      .drawn(key, references(4)), .answered(key, answer(0, share: .nothing)),
      .answered(key, answer(1, share: .nothing)),
      .answered(key, answer(2, share: .nothing, isSkipped: true)))
    let once = start.after(.corrected(key, index: 0, xp: 1500))
    #expect(once.profile.standing.xp == 1500)
    #expect(once.diary.daily(on: today).rightCount == 1)
    #expect(once.diary.daily(on: today).results[0]?.isCorrected == true)
    #expect(once.diary.daily(on: today).results[0]?.xp == 1500)
    for index in [0, 1, 2, 3, -1, .max] {
      #expect(once.after(.corrected(key, index: index, xp: 1500)) == once, "index \(index)")
    }
    #expect(start.after(.corrected(key, index: 2, xp: 1500)) == start)
    #expect(start.after(.corrected(key, index: 3, xp: 1500)) == start)
    let practice = SittingKey(mode: .practice, date: today, session: "s")
    #expect(start.after(.corrected(practice, index: 0, xp: 1500)) == start)
  }

  @Test func `a right answer is not corrected, a finished daily may be`() {
    let right = newcomer.after(.drawn(key, references(2)), .answered(key, answer(0, xp: 5)))
    #expect(right.after(.corrected(key, index: 0, xp: 1500)) == right)
    let done = right.after(
      .answered(key, answer(1, share: .nothing)), .corrected(key, index: 1, xp: 1500))
    #expect(done.profile.standing.xp == 1505)
    #expect(done.diary.daily(on: today).rightCount == 2)
  }

  @Test func `a correction that promotes is announced`() {
    let standing = Standing(rank: .bronze, xp: 99_000, lifetimeXP: 99_000)
    var player = Player(profile: Profile(nickname: "a", standing: standing))
      .after(.drawn(key, references(1)), .answered(key, answer(0, share: .nothing)))
    let promoted = player.add(entries([.corrected(key, index: 0, xp: 1500)])[0])
    #expect(promoted == [.silver])
  }

  @Test func `names, settings and the avatar go to the card`() {
    let profile = newcomer.after(
      .renamed("Ada"), .set(key: "avatar", value: "owl"), .set(key: "theme", value: "dark"),
      .set(key: "theme", value: "light"), .flagged(references(1)[0])
    ).profile
    #expect(
      profile == Profile(nickname: "Ada", avatar: "owl", settings: ["theme": "light"]))
  }
}
