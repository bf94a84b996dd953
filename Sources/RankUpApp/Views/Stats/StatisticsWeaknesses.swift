import QuizCore
import Terminal

/// The questions and topics that are known least well.
struct StatisticsWeaknesses {
  let statistics: Statistics

  func lines(_ page: Page) -> [Text] {
    let words = page.words.statistics
    let questions = statistics.weakestQuestions.map { weak in
      (weak.line ?? words.gone("\(weak.reference.bank): \(weak.reference.question)"), weak.score)
    }
    let topics = statistics.weakestTopics.map { ($0.title ?? "", $0.score) }
    let sections = [
      section(words.weakestQuestions, questions, page), section(words.weakestTopics, topics, page),
    ]
    return Array(sections.filter { !$0.isEmpty }.joined(separator: [Text()]))
  }

  private func section(_ head: String, _ rows: [(String, StudyScore)], _ page: Page) -> [Text] {
    guard !rows.isEmpty else { return [] }
    return page.wrapped(head, .strong) + scores(rows, page)
  }

  private func scores(_ rows: [(String, StudyScore)], _ page: Page) -> [Text] {
    let words = page.words.statistics
    guard page.hasDrawings, !rows.contains(where: { $0.0.hasRightToLeft }) else {
      return ScoreBars(rows: rows).lines(page)
    }
    return Table(
      [.init(isFlexible: true), .init(.right), .init(.right)],
      rows: rows.map { name, score in
        [
          Text(name).oneLine, Text(words.percent(score.percent)),
          Text(words.ofAnswers(page.number(score.answers)), .faint),
        ]
      }
    ).drawn(width: page.width, for: page.surface)
  }
}
