import QuizCore
import Testing

/// The table of the README: how many days a player needs who plays ten questions a day.
@Suite struct ClimbSimulationTests {
  @Test(arguments: [(70, [8, 67, 98]), (50, [12, 98, 145]), (100, [4, 35, 50])])
  func `simulated players climb as the table says`(percent: Int, table: [Int]) {
    let climbs = (0..<50).map { climb(rightPercent: percent, seed: $0) }
    for (column, (milestone, expected)) in zip(["Silver", "Diamond", "full"], table).enumerated() {
      let days = climbs.map { $0[column] }.sorted()
      let doubledMedian = days[24] + days[25]
      let slack = max(2, expected / 5)
      #expect(
        abs(doubledMedian - 2 * expected) <= slack,
        "\(milestone) after \(expected) days, measured \(Double(doubledMedian) / 2)")
    }
  }

  /// The days until Silver, Diamond and a full Diamond of one player.
  private func climb(rightPercent: Int, seed: Int) -> [Int] {
    var numbers = SeededNumbers(seed &* 1000 &+ rightPercent)
    var player = newcomer
    var (silver, diamond) = (0, 0)
    for day in 1...400 {
      play(on: today.adding(days: day), rightPercent, &player, &numbers)
      let standing = player.profile.standing
      if silver == 0, standing.rank != .bronze { silver = day }
      if diamond == 0, standing.rank == .diamond { diamond = day }
      if standing.rank == .diamond, standing.isFull { return [silver, diamond, day] }
    }
    return [silver, diamond, 400]
  }

  private func play(
    on date: QuizDate, _ rightPercent: Int, _ player: inout Player, _ numbers: inout SeededNumbers
  ) {
    let key = SittingKey.daily(date)
    let questions = references(10)
    var sitting = Sitting(
      key: key, questions: questions, streak: player.diary.streakIfFinished(date))
    var events = [Event.drawn(key, questions)]
    while let index = sitting.nextIndex {
      let difficulty = numbers.pick(Difficulty.allCases)
      let share = numbers.chance(percent: rightPercent) ? Share.full : .nothing
      let answer = sitting.answer(
        index, questions[index], response: ["x"],
        prize: sitting.prize(Rate(difficulty), share: share, hints: 0), hints: 0, milliseconds: 1000
      )
      sitting.add(answer)
      events.append(.answered(key, answer))
    }
    for entry in entries(events) { player.add(entry) }
  }
}
