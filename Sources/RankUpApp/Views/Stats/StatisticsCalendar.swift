import QuizCore
import Terminal

/// The days of the last year, weeks across: how much was answered on each.
struct StatisticsCalendar {
  let statistics: Statistics

  /// The most weeks that a year touches.
  static let weeks = 53

  func lines(_ page: Page) -> [Text] {
    guard page.hasDrawings else { return sentences(page) }
    let rows = (0..<7).map(page.words.home.weekday)
    let room = min(Self.weeks, Heatmap.room(width: page.width, beside: rows))
    let weeks = statistics.weeks(atMost: room)
    let map = Heatmap(
      columns: weeks.map { $0.answers.map { $0.map(Statistics.level) } },
      heads: heads(of: weeks.map(\.monday), page), rows: rows)
    return title(page) + map.drawn(width: page.width, for: page.surface) + legend(page)
  }

  private func title(_ page: Page) -> [Text] {
    page.wrapped(page.words.statistics.calendar, .strong)
  }

  /// The name of each month over the week in which it begins.
  private func heads(of mondays: [QuizDate], _ page: Page) -> [Int: String] {
    var heads: [Int: String] = [:]
    for (column, monday) in mondays.enumerated() {
      let sunday = monday.adding(days: 6)
      guard sunday.day <= 7 else { continue }
      heads[column] = page.words.statistics.month(sunday.month)
    }
    return heads
  }

  /// The signs with the numbers of answers that they stand for.
  private func legend(_ page: Page) -> [Text] {
    let bounds = Statistics.levelBounds
    var parts = [Heatmap.cell(0, .good, for: page.surface) + Text(" 0", .faint)]
    for (index, bound) in bounds.enumerated() {
      let last = index + 1 < bounds.count ? bounds[index + 1] - 1 : nil
      let range = last.map { "\(bound)-\($0)" } ?? "\(bound)+"
      parts.append(
        Heatmap.cell(index + 1, .good, for: page.surface) + Text(" " + range, .faint))
    }
    return page.filled(parts + [Text(page.words.statistics.answersADay, .faint)])
  }

  /// The months with an answer, the latest first.
  private func sentences(_ page: Page) -> [Text] {
    let words = page.words.statistics
    let first = statistics.today.adding(days: 1 - Statistics.longestPeriod)
    var months: [(year: Int, month: Int, days: Int, answers: Int)] = []
    for day in statistics.days.reversed() where day.date >= first {
      if let last = months.last, last.year == day.date.year, last.month == day.date.month {
        months[months.count - 1].days += 1
      } else {
        months.append((day.date.year, day.date.month, 1, 0))
      }
      let (sum, isOver) = months[months.count - 1].answers.addingReportingOverflow(day.answers)
      months[months.count - 1].answers = isOver ? .max : sum
    }
    guard !months.isEmpty else { return [] }
    return title(page)
      + months.flatMap { month in
        page.wrapped(
          "\(words.monthOfYear(month.month, month.year)): "
            + words.monthDays(month.days, month.answers))
      }
  }
}
