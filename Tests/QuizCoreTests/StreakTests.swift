import QuizCore
import Testing

@Suite struct StreakTests {
  /// Each character is a day, `x` with a finished daily; the last one is today.
  @Test(arguments: [
    (".", [0, 0, 0]), ("x", [1, 1, 0]), ("x.", [1, 1, 0]), ("x..", [0, 1, 0]), ("xx", [2, 2, 0]),
    ("xxxxxx", [6, 6, 0]), ("xxxxxxx", [7, 7, 1]), ("xxxxxxxxxxxxx", [13, 13, 1]),
    ("xxxxxxxxxxxxxx", [14, 14, 2]), ("xxxxxxxxxxxxxxxxxxxxx", [21, 21, 2]),
    ("xxxxxxx.", [7, 7, 1]), ("xxxxxxx..", [7, 7, 0]), ("xxxxxxx...", [0, 7, 1]),
    ("xxxxxxx.x", [8, 8, 0]), ("xxxxxxx..x", [1, 7, 1]), ("xxxxxxx..x.x", [2, 7, 0]),
    ("xxxxxxx.xxxxxx", [13, 13, 0]), ("xxxxxxx.xxxxxxx", [14, 14, 1]),
    ("xxxxxxx.x.x", [1, 8, 0]), ("xxxxxxxxxxxxxx..x", [15, 15, 0]),
    ("xxxxxxxxxxxxxx...x", [1, 14, 2]), ("xxxxxxxxxxxxxx.x.x", [16, 16, 0]),
    ("xxxxxxxxxxxxxx.x..x", [1, 15, 1]), ("xx..xxx..x", [1, 3, 0]),
  ])
  func `freezes bridge a gap only if they cover it`(history: String, expected: [Int]) {
    let streak = Streak(of: dates(history), asOf: lastDay(history))
    #expect([streak.current, streak.longest, streak.freezes] == expected)
  }

  @Test func `the fold over runs agrees with a walk over days`() {
    for seed in 0..<400 {
      var numbers = SeededNumbers(seed)
      let rate = numbers.pick([50, 80, 93])
      let history = String(
        (0..<numbers.number(in: 1...120)).map { _ in
          numbers.chance(percent: rate) ? Character("x") : "."
        })
      let streak = Streak(of: dates(history), asOf: lastDay(history))
      #expect(
        [streak.current, streak.longest, streak.freezes] == walk(history), "seed \(seed) \(history)"
      )
    }
  }

  @Test func `dates after today are left out`() {
    let days = dates("xxx.......xxxxxxx")
    let streak = Streak(of: days, asOf: day(4))
    #expect([streak.current, streak.longest, streak.freezes] == [0, 3, 0])
    #expect(Streak(of: days, asOf: day(12)).current == 3)
    #expect(Streak(of: days, asOf: day(-1)) == Streak(of: DaySet(), asOf: day(0)))
  }

  @Test(arguments: [
    ["2026-04-04", "2026-04-05", "2026-04-06"], ["2026-09-05", "2026-09-06", "2026-09-07"],
    ["2024-02-28", "2024-02-29", "2024-03-01"], ["2026-12-31", "2027-01-01", "2027-01-02"],
  ])
  func `three dates in a row are a streak of three whatever the clocks did`(texts: [String]) throws
  {
    let dates = try texts.map { try #require(QuizDate($0)) }
    let player = newcomer.after(dates.flatMap(finishedDaily))
    #expect(player.diary.streak(asOf: dates[2]).current == 3)
    let pool = goldenPool(40)
    let draws = dates.map { DailyDraw(for: $0, from: Pool(pool)).questions }
    #expect(Set(draws).count == 3)
  }

  @Test func `a clock set back some weeks and forward again costs nothing`() throws {
    let done = try (25...27).map { try #require(QuizDate("2026-02-\($0)")) }
    let player = newcomer.after(done.flatMap(finishedDaily))
    let back = try #require(QuizDate("2026-02-01"))
    #expect(player.diary.streak(asOf: back).current == 0)
    #expect(player.diary.finishedDate(after: back) == done[2])
    let forward = done[2].adding(days: 1)
    #expect(player.diary.finishedDate(after: forward) == nil)
    #expect(player.diary.streakIfFinished(forward) == 4)
    let later = player.after(finishedDaily(forward))
    #expect(later.diary.streak(asOf: forward).current == 4)
    #expect(later.profile.standing.lifetimeXP == 4000)
  }

  @Test func `living the same date twice in two zones pays once`() throws {
    let date = try #require(QuizDate("2026-03-10"))
    let once = newcomer.after(finishedDaily(date))
    let twice = once.after(finishedDaily(date))
    #expect(twice == once)
    #expect(once.diary.isFinished(date))
    let next = date.adding(days: 1)
    #expect(once.diary.streakIfFinished(next) == 2)
    #expect(once.after(finishedDaily(next)).diary.streak(asOf: next).current == 2)
  }

  private func day(_ index: Int) -> QuizDate { today.adding(days: index) }

  private func lastDay(_ history: String) -> QuizDate { day(history.count - 1) }

  private func dates(_ history: String) -> DaySet {
    var days = DaySet()
    for (index, mark) in history.enumerated() where mark == "x" { days.insert(day(index)) }
    return days
  }

  /// The rules day by day: missed days are only settled by the next played day, or by today.
  private func walk(_ history: String) -> [Int] {
    var (current, longest, freezes, missed) = (0, 0, 0, 0)
    func isBridged() -> Bool { missed <= freezes }
    let last = history.count - 1
    for (index, mark) in history.enumerated() {
      if mark == "x" {
        if isBridged() { freezes -= missed } else { current = 0 }
        missed = 0
        current += 1
        longest = max(longest, current)
        if current % 7 == 0 { freezes = min(2, freezes + 1) }
      } else if longest > 0, index < last {
        missed += 1
      }
    }
    if history.last != "x" {
      if isBridged() { freezes -= missed } else { current = 0 }
    }
    return [current, longest, freezes]
  }
}
