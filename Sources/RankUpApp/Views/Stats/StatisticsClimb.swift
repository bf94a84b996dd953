import QuizCore
import Terminal

/// The XP of the days, and the way through the ranks.
struct StatisticsClimb {
  let statistics: Statistics

  /// How many lines the plot of XP has.
  private static let height = 5

  func lines(_ page: Page) -> [Text] {
    let plots = page.hasDrawings ? [experience(page), ranks(page)] : [sentences(page)]
    return Array(plots.filter { !$0.isEmpty }.joined(separator: [Text()]))
  }

  private func experience(_ page: Page) -> [Text] {
    guard statistics.total.xp > 0 else { return [] }
    let names = names(page)
    let spans = spans(beside: names, page)
    let perDay = spans.map { Double($0.score.xp) / Double($0.length) }
    let top = perDay.max() ?? 0
    let lines = (0..<Self.height).map { row in
      Plot.Line(row == 0 ? Text(page.number(Int(clamping: top))) : row == 4 ? Text("0") : Text())
    }
    let drawn = Plot(perDay, top: top, lines: padded(lines, to: names))
      .drawn(width: page.width, for: page.surface)
    return page.wrapped(page.words.statistics.experienceADay, .strong) + drawn
      + page.wrapped(page.words.statistics.column(of: spans), .faint)
  }

  private func ranks(_ page: Page) -> [Text] {
    guard !statistics.scope.isPartial else { return [] }
    let names = names(page)
    let spans = spans(beside: names, page)
    let lines = Rank.allCases.reversed().map {
      Plot.Line(Text(page.words.card.rank($0), $0.role), role: $0.role)
    }
    let drawn = Plot(
      spans.map(\.height), top: Double(Rank.allCases.count), lines: padded(lines, to: names)
    ).drawn(width: page.width, for: page.surface)
    return page.wrapped(page.words.statistics.path, .strong) + drawn + steps(page)
  }

  /// What stands beside the plots: both begin at one column.
  private func names(_ page: Page) -> [Text] {
    Rank.allCases.map { Text(page.words.card.rank($0)) } + [Text(page.number(999_999))]
  }

  private func padded(_ lines: [Plot.Line], to names: [Text]) -> [Plot.Line] {
    let widest = names.map(\.width).max() ?? 0
    return lines.map { Plot.Line($0.name.padded(to: widest, .right), role: $0.role) }
  }

  private func spans(beside names: [Text], _ page: Page) -> [Statistics.Span] {
    let room = Plot.room(width: page.width, beside: names)
    return statistics.spans(atMost: min(StatisticsCourse.widest, max(1, room)))
  }

  /// The dates of the ranks.
  private func steps(_ page: Page) -> [Text] {
    page.filled(
      statistics.rankUps.map { "\(page.words.card.rank($0.rank)) \($0.date)" }, .faint)
  }

  private func sentences(_ page: Page) -> [Text] {
    let words = page.words.statistics
    let spans = statistics.spans(atMost: 8).filter { $0.score.xp > 0 }
    let paid =
      spans.isEmpty
      ? []
      : page.wrapped(words.gained, .strong)
        + spans.flatMap { page.wrapped("\(words.dates(of: $0)): \(page.xp($0.score.xp))") }
    guard !statistics.rankUps.isEmpty else { return paid }
    return paid + [Text()] + page.wrapped(words.path, .strong)
      + statistics.rankUps.flatMap {
        page.wrapped("\(page.words.card.rank($0.rank)): \($0.date)")
      }
  }
}

extension Int {
  /// The whole part of a number, brought to the nearest that there is; 0 for what is no number.
  init(clamping number: Double) {
    guard !number.isNaN else {
      self = 0
      return
    }
    self = abs(number) < 0x1p62 ? Int(number) : number > 0 ? .max : .min
  }
}
