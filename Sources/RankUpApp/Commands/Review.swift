import Arguments
import QuizBanks
import QuizCore
import QuizStore
import Terminal

/// Asks what memory says is due, before it is forgotten.
struct Review: Command {
  let count: QuestionCount?
  let banks: [String]
  let newCount: QuestionCount?
  let isCram: Bool

  /// How many due questions are asked at most where no number is given.
  static let usualLimit = 20

  static let name = "review"
  static let usage = Usage<Review, Words>(
    \.help.commands.review.summary,
    examples: [
      Example("rankup review", \.help.commands.review.example),
      Example("rankup review --count 10 --new 3", \.help.commands.review.newExample),
      Example("rankup review --cram --bank starter", \.help.commands.review.cramExample),
    ],
    Review.init(count:banks:newCount:isCram:),
    .option("count", "n", placeholder: "N", help: \.help.commands.review.count),
    .option("bank", placeholder: "ID", help: \.help.commands.review.bank),
    .option("new", placeholder: "N", help: \.help.commands.review.new),
    .flag("cram", help: \.help.commands.review.cram))

  func run(in desk: Desk) throws -> Reply {
    guard !desk.options.noInput else { throw Failure.quizWouldAsk }
    let player = try desk.openPlayer()
    let shelf = try desk.openShelf()
    let chosen = banks.isEmpty ? shelf.banks : try desk.banks(banks, on: shelf)
    let study = try desk.store.study()
    let draw = desk.reviewDraw(for: player.profile)
    let pool = shelf.pool(of: chosen)
    let known = pool.members(among: study.questions.keys)
    let questions = questions(draw, study, known, pool, on: desk.today(for: player))
      .filter { shelf.question(for: $0) != nil }
    guard !questions.isEmpty else {
      return nothingDue(draw.nextDue(study) { known.contains($0) }, player, desk)
    }
    let key = SittingKey(
      mode: isCram ? .replay : .review, date: desk.today(for: player), session: desk.newID())
    let sitting = Sitting(key: key, questions: questions, occasion: key.session)
    return try play(sitting, memory(of: study, draw, player, desk), shelf, player, desk)
  }

  private func questions(
    _ draw: ReviewDraw, _ study: Study, _ known: Set<QuestionReference>, _ pool: Pool,
    on date: QuizDate
  ) -> [QuestionReference] {
    // Cramming asks whether anything is due or not.
    let wanted = count?.number ?? (isCram ? Self.usualLimit : nil)
    let drawn = draw.questions(wanted, limit: Self.usualLimit, of: study) { known.contains($0) }
    guard let newCount else { return drawn }
    let seed = FNV1a64.hash("rankup-review-1", date.description)
    let fresh = PracticeDraw(seed: seed).questions(pool.count, from: pool).lazy
      .filter { study.questions[$0]?.memory == nil }.prefix(newCount.number)
    return drawn + fresh
  }

  private func memory(
    of study: Study, _ draw: ReviewDraw, _ player: Player, _ desk: Desk
  ) -> ReviewMemory? {
    guard !isCram else { return nil }
    return ReviewMemory(
      states: study.questions.compactMapValues(\.memory), scheduler: draw.scheduler,
      now: { desk.now },
      date: { desk.quizDate(of: $0, for: player) })
  }

  /// That there is nothing to do, when there is again, and how to go on.
  private func nothingDue(_ next: Instant?, _ player: Player, _ desk: Desk) -> Reply {
    let words = desk.words.review
    guard let next else { return Reply(desk.page.wrapped(words.nothingLearned)) }
    let date = desk.words.format.longDate(desk.quizDate(of: next, for: player))
    return Reply(
      desk.page.wrapped(words.nothingDue(date))
        + desk.page.wrapped(words.learnNew, .faint, before: "rankup review --new 5")
        + desk.page.wrapped(words.reviewNow, .faint, before: "rankup review --cram"))
  }

  private func play(
    _ sitting: Sitting, _ memory: ReviewMemory?, _ shelf: Shelf, _ player: Player, _ desk: Desk
  ) throws -> Reply {
    let before = player.profile.standing
    var run = QuizRun(
      sitting, shelf: shelf, ledger: desk.openLedger(for: player), words: desk.words,
      memory: memory)
    let news = BadgeNews()
    let end = { (run: QuizRun, page: Page, now: Standing?) in
      summary(run, shelf, page, before: before, now: now).lines(page)
        + NewBadgesView(badges: news.badges(of: run)).lines(page)
    }
    let opening = OpeningView(
      sitting: sitting, bankTitles: try desk.banks(banks, on: shelf).map { cleaned($0.title) },
      isCram: isCram)
    let ending = try desk.play(&run, opening) { run in
      ResultPage(
        lines: { end(run, $0, $1) },
        change: run.ledger.isSaving && !isCram
          ? (before, run.ledger.player.profile.standing) : nil)
    }
    switch ending {
    case .finished: return Reply(end(run, desk.page, nil))
    case .left: return Reply(left(run, desk), exit: .paused)
    case .interrupted(let signal): return Reply(left(run, desk), exit: .signal(signal))
    }
  }

  private func summary(
    _ run: QuizRun, _ shelf: Shelf, _ page: Page, before: Standing, now: Standing?
  ) -> SummaryView {
    SummaryView(
      title: page.words.review.title, sitting: run.sitting,
      tally: Tally(run.sitting, rate: shelf.rate, paid: run.paid),
      prompts: shelf.prompts(of: run.sitting),
      change: run.ledger.isSaving && !isCram
        ? (before, now ?? run.ledger.player.profile.standing) : nil)
  }

  /// What is told of a review that was left.
  private func left(_ run: QuizRun, _ desk: Desk) -> [Text] {
    let (answered, asked) = run.progress
    return desk.page.wrapped(desk.words.review.left(answered, asked))
      + NewBadgesView(badges: run.newBadges()).lines(desk.page)
  }
}
