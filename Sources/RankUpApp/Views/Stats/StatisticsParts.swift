import QuizCore
import Terminal

/// How well banks, topics and difficulties are known, with bars.
struct StatisticsParts {
  let statistics: Statistics

  /// How many banks and topics are listed.
  static let limit = 10

  func lines(_ page: Page) -> [Text] {
    let words = page.words.statistics
    let banks = statistics.banks.map { ($0.title ?? $0.name ?? "", $0.score) }
    let topics = statistics.topics.map { ($0.title ?? page.words.banks.noTopic, $0.score) }
    let difficulties = statistics.difficulties.map {
      (page.words.quiz.difficulty($0.difficulty), $0.score)
    }
    let sections = [
      section(words.byBank, banks, page), section(words.byTopic, topics, page),
      section(words.byDifficulty, difficulties, page),
    ]
    return Array(sections.filter { !$0.isEmpty }.joined(separator: [Text()]))
  }

  private func section(
    _ head: String, _ rows: [(String, StudyScore)], _ page: Page
  ) -> [Text] {
    guard !rows.isEmpty else { return [] }
    let shown = Array(rows.prefix(Self.limit))
    let more = rows.count - shown.count
    return page.wrapped(head, .strong) + ScoreBars(rows: shown).lines(page)
      + (more > 0 ? page.wrapped(page.words.statistics.more(more), .faint) : [])
  }
}

/// Names with the bar of their accuracy, the percentage and the number of answers.
struct ScoreBars {
  let rows: [(name: String, score: StudyScore)]

  init(rows: [(String, StudyScore)]) { self.rows = rows.map { (name: $0.0, score: $0.1) } }

  func lines(_ page: Page) -> [Text] {
    let words = page.words.statistics
    guard page.hasDrawings, !rows.contains(where: { $0.name.hasRightToLeft }) else {
      return rows.flatMap { row in
        page.sentence(
          { "\($0): \(words.answersRight(row.score.answers, row.score.percent))" },
          about: cleaned(row.name))
      }
    }
    let bar = page.width >= 60 ? 20 : 8
    return Table(
      [.init(isFlexible: true), .init(), .init(.right), .init(.right)],
      rows: rows.map { row in
        [
          Text(row.name).oneLine,
          Bar(row.score.right, of: row.score.answers, role: .good)
            .drawn(width: bar, for: page.surface),
          Text(words.percent(row.score.percent)),
          Text(words.ofAnswers(page.number(row.score.answers)), .faint),
        ]
      }
    ).drawn(width: page.width, for: page.surface)
  }
}
