import QuizCore
import Testing

@Suite struct SittingTests {
  @Test func `a perfect medium daily on day one pays 25,499`() {
    let (player, answers) = play(.init(repeating: .right, count: 10))
    #expect(
      answers.map(\.xp) == [1515, 1666, 1818, 1969, 2121, 2272, 2272, 2272, 2272, 2272])
    #expect(answers.map(\.bonus) == [0, 0, 0, 0, 0, 0, 0, 0, 0, 5050])
    #expect(player.profile.standing.lifetimeXP == 25_499)
    #expect(player.diary.daily(on: today).totalXP == 25_499)
    #expect(player.diary.daily(on: today).status == .done)
    #expect(player.diary.streak(asOf: today).current == 1)
  }

  @Test(arguments: [
    ([Move.right, .right, .wrong, .right], [1515, 1666, 0, 1515]),
    ([.right, .right, .skip, .right], [1515, 1666, 0, 1515]),
    ([.right, .right, .half, .right], [1515, 1666, 909, 1515]),
    ([.right, .right, .hinted, .right], [1515, 1666, 909, 1969]),
    ([.half, .half, .right, .right], [757, 757, 1515, 1666]),
  ])
  func `the combo starts again after anything but a right answer`(moves: [Move], xp: [Int]) {
    #expect(play(moves).answers.map(\.xp) == xp)
  }

  @Test(arguments: [
    (4, [Move](), 0), (5, [], 5050), (5, [.hinted], 5050), (5, [.half], 0), (5, [.skip], 0),
    (10, [.wrong], 0), (10, [.hinted, .hinted], 5050),
  ])
  func `the bonus needs five questions, all right, hints or not`(
    count: Int, start: [Move], bonus: Int
  ) {
    let moves = start + [Move](repeating: .right, count: count - start.count)
    let answers = play(moves).answers
    #expect(answers.dropLast().map(\.bonus) == [Int](repeating: 0, count: count - 1))
    #expect(answers.last?.bonus == bonus)
  }

  @Test func `the streak pays from the first answer`() {
    var player = newcomer
    for day in 0..<32 {
      let (next, answers) = play([.right], on: today.adding(days: day), by: player)
      #expect(answers[0].xp == 1500 * (100 + min(day + 1, 30)) / 100, "day \(day)")
      player = next
    }
  }

  @Test func `a sitting that was left goes on where it stood`() {
    let moves: [Move] = [.right, .hinted, .right, .wrong, .right, .half, .right, .skip, .right]
    let whole = play(moves)
    for cut in 0...moves.count {
      let first = play(Array(moves.prefix(cut)), of: moves.count)
      let rest = play(Array(moves.dropFirst(cut)), of: moves.count, by: first.player)
      #expect(first.answers + rest.answers == whole.answers, "cut at \(cut)")
      #expect(rest.player == whole.player, "cut at \(cut)")
    }
  }

  @Test func `a corrected answer carries the combo and the bonus`() {
    let key = SittingKey.daily(today)
    let drawn = newcomer.after(.drawn(key, references(5)))
    let wrong = play([.wrong], of: 5, by: drawn).player
    let corrected = wrong.after(.corrected(key, index: 0, xp: 1500))
    let answers = play([.right, .right, .right, .right], of: 5, by: corrected).answers
    #expect(answers.map(\.xp) == [1666, 1818, 1969, 2121])
    #expect(answers.last?.bonus == 5050)
  }

  @Test(
    arguments: [
      (Move.wrong, Rate.medium, 1500), (.wrong, .easy, 1000), (.wrong, .hard, 2000),
      (.half, .medium, 743), (.hintedWrong, .medium, 750), (.right, .medium, nil),
      (.skip, .medium, nil), (.hinted, .medium, nil),
    ] as [(Move, Rate, Int?)])
  func `what was right after all is worth its base, less what it paid`(
    move: Move, rate: Rate, xp: Int?
  ) {
    let player = play([move], of: 5).player
    #expect(sitting(of: player).correctionXP(at: 0, rate) == xp)
    for index in [1, 5, -1, .max, .min] {
      #expect(sitting(of: player).correctionXP(at: index, .medium) == nil, "index \(index)")
    }
  }

  @Test func `one answer a daily is right after all, and none elsewhere`() {
    let key = SittingKey.daily(today)
    let player = play([.wrong, .half], of: 5).player.after(.corrected(key, index: 0, xp: 1500))
    #expect(sitting(of: player).correctionXP(at: 1, .medium) == nil)
    let record = play([.wrong], of: 5).player.diary.daily(on: today)
    for mode in Mode.allCases {
      let other = Sitting(
        key: SittingKey(mode: mode, date: today, session: "s"), questions: record.questions,
        results: record.results)
      #expect((other.correctionXP(at: 0, .medium) != nil) == (mode == .daily), "\(mode)")
    }
  }

  @Test func `a correction never pays less than nothing`() {
    let rich = QuestionResult(answer(0, share: Share(millionths: 900_000), xp: .max))
    let sitting = Sitting(key: .daily(today), questions: references(2), results: [0: rich])
    #expect(sitting.correctionXP(at: 0, .hard) == 0)
  }

  @Test func `practice has neither combo, streak nor bonus`() {
    let key = SittingKey(mode: .practice, date: today, session: "s")
    var sitting = Sitting(key: key, questions: references(5), streak: 9, occasion: "7")
    #expect(sitting.occasion == "7")
    #expect(sitting.streak == 0)
    while let index = sitting.nextIndex {
      let prize = sitting.prize(.medium, share: .full, hints: 0)
      let answer = sitting.answer(
        index, sitting.questions[index], response: ["x"], prize: prize, hints: 0, milliseconds: 5)
      #expect([answer.xp, answer.bonus] == [150, 0], "index \(index)")
      sitting.add(answer)
    }
    #expect(sitting.record.status == .done)
  }

  @Test func `a sitting without questions is over`() {
    let sitting = Sitting(key: .daily(today), questions: [])
    #expect(sitting.nextIndex == nil)
    #expect(sitting.combo == 0)
    #expect(sitting.occasion == "2026-11-30")
  }

  @Test func `odd indices in a record never trap`() {
    let odd = QuestionResult(answer(0))
    for index in [Int.min, -1, 0, 9, .max] {
      let record = DailyRecord(results: [index: odd])
      #expect(record.combo(before: index) == 0 || index == 0, "index \(index)")
      #expect(record.status == .running, "index \(index)")
      _ = DailyRecord(questions: references(2), results: [index: odd]).combo(before: .min)
    }
  }

  enum Move { case right, wrong, half, hinted, hintedWrong, skip }

  private func sitting(of player: Player) -> Sitting {
    let record = player.diary.daily(on: today)
    return Sitting(key: .daily(today), questions: record.questions, results: record.results)
  }

  /// Plays moves on medium questions, resuming what the player's diary knows of the date.
  private func play(
    _ moves: [Move], of count: Int? = nil, on date: QuizDate = today, by player: Player = newcomer
  ) -> (player: Player, answers: [Answer]) {
    let key = SittingKey.daily(date)
    var player = player.after(.drawn(key, references(count ?? moves.count)))
    var answers: [Answer] = []
    for move in moves {
      let record = player.diary.daily(on: date)
      let sitting = Sitting(
        key: key, questions: record.questions, results: record.results,
        streak: player.diary.streakIfFinished(date))
      guard let index = sitting.nextIndex else { break }
      let answer = given(move, to: index, in: sitting)
      answers.append(answer)
      player = player.after(.answered(key, answer))
    }
    return (player, answers)
  }

  private func given(_ move: Move, to index: Int, in sitting: Sitting) -> Answer {
    let share: Share =
      switch move {
      case .right, .hinted: .full
      case .half: Share(millionths: 500_000)
      case .wrong, .hintedWrong, .skip: .nothing
      }
    let hints = [.hinted, .hintedWrong].contains(move) ? 2 : 0
    return sitting.answer(
      index, sitting.questions[index], response: move == .skip ? nil : ["x"],
      prize: sitting.prize(.medium, share: share, hints: hints), hints: hints, milliseconds: 100)
  }
}
