import QuizBanks
import QuizCore
import QuizStore
import Terminal

/// Takes the daily of a past date again, for nothing.
///
/// It is asked and marked like a daily, with its choices in the order of that date. The journal
/// keeps the answers as those of a replay, which change neither XP nor streak.
struct Replay {
  let date: QuizDate
  let banks: [String]

  /// Asks what was drawn then, or what would have been drawn from today's banks.
  func run(for player: Player, at desk: Desk) throws -> Reply {
    guard date < desk.today(for: player) else { throw Failure.notPast(date) }
    guard !desk.options.noInput else { throw Failure.quizWouldAsk }
    let shelf = try desk.openShelf()
    let chosen = try desk.dailyBanks(asked: banks, player.profile, on: shelf)
    let recorded = try recordedDraw(player, desk.store)
    try refuseOtherBanks(than: recorded)
    let drawn =
      recorded.isEmpty ? DailyDraw(for: date, from: shelf.pool(of: chosen)).questions : recorded
    let questions = try replacingVanished(among: drawn, from: chosen, on: shelf, desk)
    guard !questions.isEmpty else { throw Failure.noQuestions }
    let key = SittingKey(mode: .replay, date: date, session: desk.newID())
    return try play(
      Sitting(key: key, questions: questions), shelf, desk.openLedger(for: player), desk)
  }

  /// The date's first draw that the journals tell of; empty when there was none.
  private func recordedDraw(_ player: Player, _ store: Store) throws -> [QuestionReference] {
    var drawn = player.diary.daily(on: date).questions
    guard drawn.isEmpty else { return drawn }
    try store.forEachEntry { entry in
      guard drawn.isEmpty, case .drawn(let key, let questions, _) = entry.event,
        key == .daily(date)
      else { return }
      drawn = questions
    }
    return drawn
  }

  private func refuseOtherBanks(than drawn: [QuestionReference]) throws {
    let drawnBanks = Set(drawn.map(\.bank))
    guard banks.isEmpty || drawnBanks.isSubset(of: banks) else {
      throw Failure.otherBanksThen(date, drawn: drawnBanks.sorted())
    }
  }

  /// Puts other questions in the place of those that are gone, leaves out what has no other, and
  /// says so.
  private func replacingVanished(
    among drawn: [QuestionReference], from banks: [Bank], on shelf: Shelf, _ desk: Desk
  ) throws -> [QuestionReference] {
    let vanished = VanishedQuestions(
      date: date, record: DailyRecord(questions: drawn), shelf: shelf)
    let (questions, left) = try vanished.replaced(from: banks)
    let count = vanished.indices.count - left.count
    if count > 0 { desk.notice(desk.words.quiz.replaced(count)) }
    if !left.isEmpty { desk.notice(desk.words.replay.leftOut(left.count)) }
    return questions.enumerated().filter { !left.contains($0.offset) }.map(\.element)
  }

  private func play(
    _ sitting: Sitting, _ shelf: Shelf, _ ledger: Ledger, _ desk: Desk
  ) throws -> Reply {
    var run = QuizRun(sitting, shelf: shelf, ledger: ledger, words: desk.words)
    let opening = OpeningView(sitting: sitting)
    let ending = try desk.play(&run, opening) { run in
      ResultPage(lines: { page, _ in end(of: run.sitting, shelf, page) }, change: nil)
    }
    let (answered, asked) = run.progress
    let left = desk.page.wrapped(desk.words.replay.left(answered, asked))
    switch ending {
    case .finished: return Reply(end(of: run.sitting, shelf, desk.page))
    case .left: return Reply(left, exit: .paused)
    case .interrupted(let signal): return Reply(left, exit: .signal(signal))
    }
  }

  /// The results, without any XP.
  private func end(of sitting: Sitting, _ shelf: Shelf, _ page: Page) -> [Text] {
    let words = page.words
    let summary = SummaryView(
      title: page.line([words.replay.title, words.format.longDate(date)]), sitting: sitting,
      tally: Tally(sitting, rate: shelf.rate), prompts: shelf.prompts(of: sitting),
      change: nil)
    return summary.lines(page) + [Text()] + page.wrapped(words.replay.counted)
  }
}
