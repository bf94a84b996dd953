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
    let rows = [(words.before, change.before), (words.now, change.after)].map { label, standing in
      let name = page.words.card.rank(standing.rank)
      return (
        label: Text(label, .faint), name: Text(name, standing.rank.role),
        view: StandingView(standing: standing)
      )
    }
    let label = rows.map(\.label.width).max() ?? 0
    let name = rows.map(\.name.width).max() ?? 0
    let number = rows.map { $0.view.number(page).width }.max() ?? 0
    let head = label + name + 4
    var lines = rows.flatMap { row -> [Text] in
      let start = row.label.padded(to: label + 2) + row.name
      // Where no bar has room beside the names, it goes below them.
      guard page.width - head >= 12 else {
        return wrap(start, width: page.width)
          + row.view.bar(width: page.width, besideNumbersOf: number, page)
      }
      let bar = row.view.bar(width: page.width - head, besideNumbersOf: number, page)
      return bar.enumerated().map { index, line in
        (index == 0 ? start.padded(to: head) : .spaces(head)) + line
      }
    }
    if change.after.rank != change.before.rank {
      lines += page.wrapped(words.barStartedAgain, .faint, indent: label + 2)
    }
    return lines
  }
}
