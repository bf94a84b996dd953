import Arguments
import QuizBanks
import QuizCore
import Terminal

/// Asks any questions for small XP.
struct Practice: Command {
  let banks: [String]
  let count: QuestionCount
  let topic: String?
  let difficulty: Difficulty?
  let seed: Seed?

  static let name = "practice"
  static let usage = Usage<Practice, Words>(
    \.help.commands.practice,
    examples: [
      Example(
        "rankup practice starter --count 5 --difficulty hard", \.help.commands.practiceExample),
      Example("rankup practice --seed 7", \.help.commands.practiceSeedExample),
    ],
    Practice.init(banks:count:topic:difficulty:seed:),
    .rest("id", help: \.help.commands.practiceBanks),
    .option(
      "count", "n", placeholder: "N", help: \.help.commands.practiceCount,
      default: QuestionCount.usual),
    .option("topic", help: \.help.commands.practiceTopic),
    .option("difficulty", placeholder: "D", help: \.help.commands.practiceDifficulty),
    .option("seed", placeholder: "N", help: \.help.commands.practiceSeed))

  func run(in desk: Desk) throws -> Reply {
    guard !desk.options.noInput else { throw Failure.quizWouldAsk }
    let player = try desk.openPlayer()
    let shelf = try desk.openShelf()
    let seed = seed?.number ?? desk.randomBits() % 1_000_000
    let questions = try choose(from: shelf, seed, desk)
    let ledger = desk.openLedger(for: player)
    let key = SittingKey(mode: .practice, date: desk.today(for: player), session: desk.newID())
    let draw = PracticeDraw(seed: seed)
    let sitting = Sitting(key: key, questions: questions, occasion: draw.occasion)
    return try play(sitting, seed, shelf, ledger, desk)
  }

  private func choose(from shelf: Shelf, _ seed: UInt64, _ desk: Desk) throws -> [QuestionReference]
  {
    let chosen = banks.isEmpty ? shelf.banks : try desk.banks(banks, on: shelf)
    let pool = shelf.pool(of: chosen)
    let candidates = pool.candidatesByReference
    guard !candidates.isEmpty else { throw Failure.noQuestions }
    let topics = try topic.map { try matchingTopics($0, among: candidates.compactMap(\.topic)) }
    let questions = PracticeDraw(seed: seed).questions(count.number, from: pool) { candidate in
      let isOnTopic = topics.map { candidate.topic.map($0.contains) ?? false } ?? true
      return isOnTopic && candidate.difficulty == (difficulty ?? candidate.difficulty)
    }
    guard !questions.isEmpty else {
      throw difficulty.map { .nothingFits($0, topic: topic) } ?? Failure.noQuestions
    }
    if questions.count < count.number, count != .usual {
      try desk.show(
        desk.page.wrapped(desk.words.quiz.fewerQuestions(questions.count, count.number)))
    }
    return questions
  }

  /// The topics that are the wanted one or below it; that none is, is an error.
  private func matchingTopics(_ topic: String, among all: [String]) throws -> Set<String> {
    let known = Set(all)
    let wanted = topic.lowercased()
    let matching = known.filter { one in
      let own = one.lowercased()
      return own == wanted || own.hasPrefix(wanted + "/")
    }
    guard !matching.isEmpty else { throw Failure.noSuchTopic(topic, known: known.sorted()) }
    return matching
  }

  private func play(
    _ sitting: Sitting, _ seed: UInt64, _ shelf: Shelf, _ ledger: Ledger, _ desk: Desk
  ) throws -> Reply {
    let before = ledger.player.profile.standing
    let titles = try desk.banks(banks, on: shelf).map { cleaned($0.title) }
    var run = QuizRun(sitting, shelf: shelf, ledger: ledger, words: desk.words)
    let opening = OpeningView(sitting: sitting, bankTitles: titles)
    let news = BadgeNews()
    let end = { (run: QuizRun, page: Page, now: Standing?) in
      summary(run, shelf, page, before: before, now: now).lines(page)
        + NewBadgesView(badges: news.badges(of: run)).lines(page)
    }
    let ending = try desk.play(&run, opening) { run in
      ResultPage(
        lines: { end(run, $0, $1) },
        change: run.ledger.isSaving ? (before, run.ledger.player.profile.standing) : nil)
    }
    switch ending {
    case .finished:
      let last =
        run.ledger.isSaving
        ? again(seed, desk) : [Text()] + desk.page.wrapped(desk.words.quiz.nothingSaved, .warning)
      return Reply(end(run, desk.page, nil) + last)
    case .left: return Reply(left(run, desk), exit: .paused)
    case .interrupted(let signal): return Reply(left(run, desk), exit: .signal(signal))
    }
  }

  private func summary(
    _ run: QuizRun, _ shelf: Shelf, _ page: Page, before: Standing, now: Standing?
  ) -> SummaryView {
    SummaryView(
      title: page.words.quiz.practiceTitle, sitting: run.sitting,
      tally: Tally(run.sitting, rate: shelf.rate, paid: run.paid),
      prompts: shelf.prompts(of: run.sitting),
      change: run.ledger.isSaving ? (before, now ?? run.ledger.player.profile.standing) : nil)
  }

  /// What is told of a practice that was left.
  private func left(_ run: QuizRun, _ desk: Desk) -> [Text] {
    let words = desk.words.quiz
    let (answered, asked) = run.progress
    return desk.page.wrapped(
      run.ledger.isSaving
        ? words.practiceLeft(
          answered, asked, run.sitting.record.rightCount, desk.page.xp(run.paid))
        : words.leftUnsaved(answered, asked))
      + NewBadgesView(badges: run.newBadges()).lines(desk.page)
  }

  /// The command that asks the same questions, unless the player gave the seed.
  private func again(_ chosen: UInt64, _ desk: Desk) -> [Text] {
    guard seed == nil else { return [] }
    var command = ["rankup practice"] + banks
    if count != .usual { command.append("--count \(count.argument)") }
    if let topic { command.append("--topic \(shellQuoted(topic))") }
    if let difficulty { command.append("--difficulty \(difficulty.rawValue)") }
    command.append("--seed \(chosen)")
    return [Text()]
      + desk.page.wrapped(
        desk.words.quiz.sameAgain, .faint, before: command.joined(separator: " "))
  }
}

extension Difficulty: ArgumentValue {}
