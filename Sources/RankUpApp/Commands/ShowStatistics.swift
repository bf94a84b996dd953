import Arguments
import QuizBanks
import QuizCore
import QuizStore

/// Shows what was learned, in figures and plots.
struct ShowStatistics: Command, AnswersInJSON {
  let banks: [String]
  let topic: String?
  let days: DayCount?

  static let name = "stats"
  static let usage = Usage<ShowStatistics, Words>(
    \.help.statistics.summary,
    examples: [
      Example("rankup stats", \.help.statistics.example),
      Example("rankup stats --bank starter --days 30", \.help.statistics.daysExample),
      Example("rankup stats --json", \.help.statistics.jsonExample),
    ],
    ShowStatistics.init(banks:topic:days:),
    .option("bank", placeholder: "ID", help: \.help.statistics.bank),
    .option("topic", help: \.help.statistics.topic),
    .option("days", placeholder: "N", help: \.help.statistics.days))

  func run(in desk: Desk) throws -> Reply {
    let player = try desk.openPlayer()
    let today = desk.today(for: player)
    desk.tellIfClockIsBehind(today, player)
    let shelf = try desk.loadShelf()
    let study = try desk.store.study()
    let known = Set(study.questions.keys.lazy.map(\.bank))
    for id in banks where shelf.bank(id) == nil && !known.contains(id) {
      throw Failure(noBank: id, on: shelf)
    }
    let facts = QuestionFacts(of: study.questions.keys, on: shelf)
    let scope = Statistics.Scope(banks: banks, topic: topic, days: days?.number)
    let statistics = Statistics(
      try excerpt(study, scope, on: today, facts, desk.store), of: player,
      rankUps: study.badges.rankUps,
      scope: scope, on: today, facts: facts, shelf: shelf)
    return Reply(StatisticsView(statistics: statistics).lines(desk.page), json: statistics.json)
  }

  /// All of the study, or what the part of it comes to that is looked at.
  private func excerpt(
    _ study: Study, _ scope: Statistics.Scope, on today: QuizDate, _ facts: QuestionFacts,
    _ store: Store
  ) throws -> StudyExcerpt {
    guard !scope.isEverything else { return StudyExcerpt(study) }
    let onTopic = topic.map { facts.references(on: $0) }
    if let topic, onTopic?.isEmpty == true, !study.questions.isEmpty {
      throw Failure.noSuchTopic(topic, known: facts.topics)
    }
    let banks = Set(banks)
    return try store.answerSums().excerpt(since: scope.first(on: today), of: study.days) {
      (banks.isEmpty || banks.contains($0.bank)) && onTopic?.contains($0) ?? true
    }
  }
}
