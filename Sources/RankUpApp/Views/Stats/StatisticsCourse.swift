import QuizCore
import Terminal

/// How answers and accuracy went over time, as two sparklines; in words the last weeks.
struct StatisticsCourse {
  let statistics: Statistics

  /// The most columns of a drawing over time.
  static let widest = 60

  func lines(_ page: Page) -> [Text] {
    guard page.hasDrawings else { return sentences(page) }
    let words = page.words.statistics
    let labels = [words.right, words.answers]
    let margin = (labels.map { Text($0).width }.max() ?? 0) + 2
    let room = min(Self.widest, page.width - margin - 14)
    let spans = statistics.spans(atMost: max(1, room))
    let most = spans.map(\.score.answers).max() ?? 0
    let rows = [
      (
        labels[0], Sparkline(spans.map(\.score.accuracy), top: 1, role: .good),
        words.percent(statistics.total.percent)
      ),
      (
        labels[1], Sparkline(spans.map { Double($0.score.answers) }),
        words.atMost(page.number(most))
      ),
    ]
    return page.wrapped(words.overTime, .strong)
      + rows.map { label, sparkline, note in
        let line =
          Text(label, .faint).padded(to: margin)
          + sparkline.drawn(width: spans.count, for: page.surface) + Text("  " + note)
        return line.shortened(to: page.width, mark: page.surface.ellipsis)
      } + page.wrapped(words.column(of: spans), .faint)
  }

  /// The last spans of the period, a sentence each.
  private func sentences(_ page: Page) -> [Text] {
    let words = page.words.statistics
    let spans = statistics.spans(atMost: 8).filter { $0.score.answers > 0 }
    return page.wrapped(words.overTime, .strong)
      + spans.flatMap { span in
        page.wrapped(
          "\(words.dates(of: span)): \(words.answersRight(span.score.answers, span.score.percent))")
      }
  }
}

extension StatisticsWords {
  /// What a column of a drawing over time stands for.
  func column(of spans: [Statistics.Span]) -> String {
    guard let first = spans.first, let last = spans.last else { return "" }
    return column(first.first.description, last.length, last.last.description)
  }

  /// The first and the last day of a span.
  func dates(of span: Statistics.Span) -> String {
    span.length == 1
      ? span.last.description
      : range(span.first.description, span.last.description)
  }
}
