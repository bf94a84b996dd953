import QuizCore
import Terminal

/// The end of a sitting: each question's result, the XP with their reasons, the bar then and now.
struct SummaryView {
  let title: String
  let sitting: Sitting
  let tally: Tally
  /// The prompts of the questions, nil for those whose bank is gone.
  let prompts: [String?]
  /// The standing when this run began and now; nil when nothing was played.
  let change: (before: Standing, after: Standing)?

  /// The page.
  func lines(_ page: Page) -> [Text] {
    var lines = wrap(heading(page), width: page.width)
    lines += results(page) + [Text()] + sums(page)
    if let change { lines += [Text()] + bars(change, page) }
    return lines
  }

  private func heading(_ page: Page) -> Text {
    let record = sitting.record
    return Text(
      page.line([title, page.words.quiz.rightOf(record.rightCount, sitting.questions.count)]),
      .strong)
  }

  private func results(_ page: Page) -> [Text] {
    let rows = sitting.questions.indices.compactMap { index -> [Text]? in
      guard let result = sitting.record.results[index] else { return nil }
      let sign = ResultSign(share: result.isSkipped ? nil : result.share, page)
      return [
        Text("\(index + 1)", .faint), page.surface.isPlain ? sign.word : sign.sign,
        Text(cleaned(prompts[index] ?? result.reference.question)), Text(page.number(result.xp)),
      ]
    }
    return Table(
      [.init(.right), .init(), .init(isFlexible: true), .init(.right)], rows: rows
    ).drawn(width: page.width, for: page.surface)
  }

  private func sums(_ page: Page) -> [Text] {
    let words = page.words.quiz.sums
    let percent = Prize.streakPercent(sitting.streak)
    let parts = [
      (words.answers, tally.answers), (words.combo, tally.combo), (words.hints, tally.hints),
      (words.streak(percent), tally.streak), (words.corrected, tally.corrected),
      (words.perfect, tally.perfect), (words.limit, tally.limit),
    ].filter { $0.1 != 0 }
    var rows = parts.map { [Text($0.0), Text(signed($0.1, page))] }
    if rows.count == 1 { rows = [] }
    rows.append([Text(words.total, .strong), Text(page.xp(tally.total), .strong)])
    // The numbers stand under each other, with the unit beside the last one only.
    let unit = page.xp(tally.total).count - page.number(tally.total).count
    let aligned = rows.enumerated().map { index, row in
      index == rows.count - 1 ? row : [row[0], row[1] + Text.spaces(unit)]
    }
    return Table([.init(isFlexible: true), .init(.right)], rows: aligned)
      .drawn(width: page.width, for: page.surface)
  }

  private func signed(_ amount: Int, _ page: Page) -> String {
    amount < 0 ? page.surface.sign("−", or: "-") + page.number(-amount) : page.number(amount)
  }

  private func bars(_ change: (before: Standing, after: Standing), _ page: Page) -> [Text] {
    let words = page.words.quiz
    let labels = [words.before, words.now]
    let names = [change.before, change.after].map { page.words.card.rank($0.rank) }
    let label = labels.map { Text($0).width }.max() ?? 0
    let name = names.map { Text($0).width }.max() ?? 0
    var lines: [Text] = []
    for (index, standing) in [change.before, change.after].enumerated() {
      let head =
        Text(labels[index], .faint).padded(to: label) + Text("  ")
        + Text(names[index], standing.rank.role).padded(to: name) + Text("  ")
      let bar = StandingView(standing: standing).bar(width: max(1, page.width - head.width), page)
      lines += bar.enumerated().map { $0 == 0 ? head + $1 : Text.spaces(head.width) + $1 }
    }
    if change.after.rank != change.before.rank {
      lines += page.wrapped(words.barStartedAgain, .faint, indent: label + 2)
    }
    return lines
  }
}
