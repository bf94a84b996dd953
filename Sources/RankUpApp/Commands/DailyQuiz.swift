import Arguments
import QuizBanks
import QuizCore
import QuizStore
import Terminal

/// Takes today's quiz, goes on with it, or shows its result.
struct DailyQuiz: Command {
  let banks: [String]
  let date: QuizDate?

  static let name = "daily"
  static let usage = Usage<DailyQuiz, Words>(
    \.help.commands.daily,
    examples: [
      Example("rankup daily", \.help.commands.dailyExample),
      Example("rankup daily --bank starter", \.help.commands.dailyBankExample),
      Example("rankup daily --date 2026-11-29", \.help.commands.dailyDateExample),
    ],
    DailyQuiz.init(banks:date:),
    .option("bank", placeholder: "ID", help: \.help.commands.dailyBank),
    .option("date", placeholder: "DATE", help: \.help.commands.dailyDate))

  func run(in desk: Desk) throws -> Reply {
    let player = try desk.openPlayer()
    if let date { return try Replay(date: date, banks: banks).run(for: player, at: desk) }
    let date = desk.today(for: player)
    desk.tellIfClockIsBehind(date, player)
    if player.diary.isFinished(date) {
      try refuseOtherBanks(than: player.diary.daily(on: date).questions)
      return try result(of: date, player, desk)
    }
    guard !desk.options.noInput else { throw Failure.quizWouldAsk }
    let shelf = try desk.openShelf()
    _ = try desk.banks(banks, on: shelf)
    var ledger = desk.openLedger(for: player)
    let draw = try fixDraw(of: date, shelf, &ledger, desk)
    if ledger.player.diary.isFinished(date) { return try result(of: date, ledger.player, desk) }
    return try play(draw, on: date, shelf, ledger, desk)
  }

  /// Writes the date's draw down when it is first shown, and replaces questions that vanished.
  private func fixDraw(
    of date: QuizDate, _ shelf: Shelf, _ ledger: inout Ledger, _ desk: Desk
  ) throws -> [QuestionReference] {
    let profile = ledger.player.profile
    let known = ledger.player.diary.daily(on: date)
    if known.questions.isEmpty {
      let banks = try desk.dailyBanks(asked: banks, profile, on: shelf)
      let isAdaptive = Setting.adaptsDaily(profile)
      let drawn = try draw(of: date, from: shelf.pool(of: banks), profile, desk)
      guard !drawn.isEmpty else { throw Failure.noQuestions }
      let (_, notices) = try ledger.record { player in
        let isDrawn = !player.diary.daily(on: date).questions.isEmpty
        return isDrawn || player.diary.isFinished(date)
          ? [] : [.drawn(.daily(date), drawn, isAdaptive: isAdaptive)]
      }
      desk.tell(notices)
    }
    try refuseOtherBanks(than: ledger.player.diary.daily(on: date).questions)
    return try replacingVanished(on: date, shelf, &ledger, desk)
  }

  /// What everybody is asked, or what suits this player, as the setting has it.
  private func draw(
    of date: QuizDate, from pool: Pool, _ profile: Profile, _ desk: Desk
  ) throws -> [QuestionReference] {
    guard Setting.adaptsDaily(profile) else { return DailyDraw(for: date, from: pool).questions }
    return AdaptiveDraw(for: date, from: pool, desk.reviewDraw(for: profile))
      .questions(of: try desk.store.study())
  }

  private func refuseOtherBanks(than drawn: [QuestionReference]) throws {
    let drawnBanks = Set(drawn.map(\.bank))
    guard banks.isEmpty || drawnBanks.isSubset(of: banks) else {
      throw Failure.otherBanks(drawn: drawnBanks.sorted())
    }
  }

  /// Puts other questions in the place of open ones that are gone, and says so.
  private func replacingVanished(
    on date: QuizDate, _ shelf: Shelf, _ ledger: inout Ledger, _ desk: Desk
  ) throws -> [QuestionReference] {
    let record = ledger.player.diary.daily(on: date)
    let vanished = VanishedQuestions(date: date, record: record, shelf: shelf)
    let banks = try desk.dailyBanks(asked: banks, ledger.player.profile, on: shelf)
    let (questions, left) = try vanished.replaced(from: banks)
    let words = desk.words.quiz
    let count = vanished.indices.count - left.count
    if count > 0 { desk.notice(words.replaced(count)) }
    if !left.isEmpty {
      desk.notice(words.passedOver(left.count))
      desk.tell(try ledger.record { vanished.skips(of: left, for: $0) }.notices)
    }
    return questions
  }

  private func play(
    _ questions: [QuestionReference], on date: QuizDate, _ shelf: Shelf, _ ledger: Ledger,
    _ desk: Desk
  ) throws -> Reply {
    let diary = ledger.player.diary
    let sitting = Sitting(
      key: .daily(date), questions: questions, results: diary.daily(on: date).results,
      hints: diary.daily(on: date).hints, isAdaptive: diary.daily(on: date).isAdaptive,
      streak: diary.streakIfFinished(date))
    let before = ledger.player.profile.standing
    let isResumed = !sitting.record.results.isEmpty
    let news = BadgeNews()
    let end = { (run: QuizRun, now: Standing?) in
      let player = run.ledger.player
      let change = run.ledger.isSaving ? (before, now ?? player.profile.standing) : nil
      return DailyResultView(
        summary: summary(run.sitting, shelf, desk, change, isResumed: isResumed),
        streak: player.diary.streak(asOf: date),
        minutesUntilNext: desk.minutesUntilNext(after: date, for: player),
        isSaved: run.ledger.isSaving, badges: news.badges(of: run))
    }
    var run = QuizRun(sitting, shelf: shelf, ledger: ledger, words: desk.words)
    let ending = try desk.play(&run, OpeningView(sitting: sitting)) { run in
      ResultPage(
        lines: { end(run, $1).lines($0) },
        change: run.ledger.isSaving ? (before, run.ledger.player.profile.standing) : nil)
    }
    switch ending {
    case .finished: return Reply(end(run, nil).lines(desk.page))
    case .left: return Reply(pausedLines(run, desk), exit: .paused)
    case .interrupted(let signal): return Reply(pausedLines(run, desk), exit: .signal(signal))
    }
  }

  private func pausedLines(_ run: QuizRun, _ desk: Desk) -> [Text] {
    let words = desk.words.quiz
    let (answered, asked) = run.progress
    return desk.page.wrapped(
      run.ledger.isSaving
        ? words.paused(answered, asked, "rankup daily") : words.leftUnsaved(answered, asked))
      + NewBadgesView(badges: run.newBadges()).lines(desk.page)
  }

  /// The page of a daily that is done.
  private func result(of date: QuizDate, _ player: Player, _ desk: Desk) throws -> Reply {
    let view = try resultView(of: date, player, desk)
    return Reply(desk.page.wrapped(desk.words.quiz.doneAlready) + [Text()] + view.lines(desk.page))
  }

  /// The result of a daily that is done.
  func resultView(
    of date: QuizDate, _ player: Player, _ desk: Desk
  ) throws -> DailyResultView {
    let record = player.diary.daily(on: date)
    let sitting = Sitting(
      key: .daily(date), questions: record.questions, results: record.results,
      streak: player.diary.streakIfFinished(date))
    return DailyResultView(
      summary: try summary(sitting, desk.loadShelf(), desk, nil),
      streak: player.diary.streak(asOf: date),
      minutesUntilNext: desk.minutesUntilNext(after: date, for: player), isSaved: true)
  }

  private func summary(
    _ sitting: Sitting, _ shelf: Shelf, _ desk: Desk, _ change: (Standing, Standing)?,
    isResumed: Bool = false
  ) -> SummaryView {
    let date = desk.words.format.longDate(sitting.key.date)
    return SummaryView(
      title: desk.page.line([desk.words.quiz.dailyTitle, date]), sitting: sitting,
      tally: Tally(sitting, rate: shelf.rate), prompts: shelf.prompts(of: sitting),
      change: change, isResumed: isResumed)
  }
}
