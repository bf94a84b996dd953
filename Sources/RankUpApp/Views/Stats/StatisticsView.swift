import QuizCore
import Terminal

/// What was learned: figures, their course over time, a calendar, the ranks, parts and weak spots.
///
/// Drawings have numbers beside them; on plain and narrow surfaces numbers alone are told, in words.
struct StatisticsView {
  let statistics: Statistics

  /// The page; where nothing was answered, what to do first.
  func lines(_ page: Page) -> [Text] {
    guard !statistics.isEmpty else { return empty(page) }
    let sections = [
      figures(page), StatisticsCourse(statistics: statistics).lines(page),
      StatisticsCalendar(statistics: statistics).lines(page),
      StatisticsClimb(statistics: statistics).lines(page),
      StatisticsParts(statistics: statistics).lines(page),
      StatisticsWeaknesses(statistics: statistics).lines(page),
    ]
    return Array(sections.filter { !$0.isEmpty }.joined(separator: [Text()]))
  }

  private func empty(_ page: Page) -> [Text] {
    let words = page.words.statistics
    guard statistics.scope.isEverything else { return page.wrapped(words.nothingFits) }
    return page.wrapped(words.empty) + page.wrapped(words.first("rankup daily"), .accent)
  }

  private func figures(_ page: Page) -> [Text] {
    let words = page.words.statistics
    let total = statistics.total
    let streak = statistics.streak
    var rows = [
      (words.right, words.percentOf(total.percent, total.answers)),
      (
        words.played,
        words.daysWith(statistics.days.count, total.answers / max(1, statistics.days.count))
      ),
    ]
    if let mean = total.meanMilliseconds { rows.append((words.time, words.seconds(mean))) }
    rows.append((words.gained, page.xp(total.xp)))
    rows.append(
      (
        page.words.card.streak,
        page.words.card.streakDays(streak.current, streak.longest, streak.freezes)
      ))
    return page.filled([words.title] + scope(page), .strong) + page.labelled(rows)
  }

  /// What is looked at.
  private func scope(_ page: Page) -> [String] {
    let words = page.words.statistics
    let scope = statistics.scope
    let time =
      scope.days.map(words.lastDays)
      ?? statistics.days.first.map { words.since($0.date.description) }
    return [time].compactMap(\.self) + scope.banks.map { cleaned($0) }
      + [scope.topic].compactMap { $0.map { cleaned($0) } }
  }
}

extension Page {
  /// Whether there is room for drawings, and anybody who sees them.
  var hasDrawings: Bool { !surface.isPlain && width >= 30 }

  /// The lines of parts with two spaces between them, broken between two parts where they don't fit.
  func filled(_ parts: [Text]) -> [Text] {
    var lines: [Text] = []
    for part in parts {
      let longer = lines.last.map { $0 + Text("  ") + part }
      if let longer, longer.width <= width {
        lines[lines.count - 1] = longer
      } else {
        lines.append(part.shortened(to: width, mark: surface.ellipsis))
      }
    }
    return lines
  }

  /// Values behind their labels, which stand in a column where there is room for one.
  func labelled(_ rows: [(String, String)]) -> [Text] {
    let widest = rows.map { Text($0.0).width }.max() ?? 0
    return rows.flatMap { label, value in
      hasDrawings
        ? wrap(Text(value), width: width, after: Text(label, .faint).padded(to: widest + 2))
        : wrapped("\(label): \(value)")
    }
  }
}
