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
  /// Whether part of it was answered in an earlier run.
  var isResumed = false

  /// The page.
  func lines(_ page: Page) -> [Text] {
    var lines = heading(page)
    lines += results(page)
    if pays { lines += [Text()] + sums(page) }
    if let change { lines += (isTabular(page) ? [] : [Text()]) + bars(change, page) }
    return lines
  }

  private var pays: Bool { sitting.key.mode.percent > 0 }

  private func heading(_ page: Page) -> [Text] {
    let words = page.words.quiz
    let record = sitting.record
    let partly = record.results.values.count { $0.share.isPartial }
    return page.filled(
      [
        title, words.rightOf(record.rightCount, sitting.questions.count),
        partly > 0 ? words.partlyCount(partly) : "",
      ], .strong)
  }

  private func results(_ page: Page) -> [Text] {
    let rows = sitting.questions.indices.compactMap { index in
      sitting.record.results[index].map { result in
        (
          number: index + 1, xp: result.xp,
          sign: ResultSign(share: result.isSkipped ? nil : result.share, page),
          prompt: cleaned(prompts[index] ?? result.reference.question)
        )
      }
    }
    guard isTabular(page), !rows.contains(where: { $0.prompt.hasRightToLeft }) else {
      return rows.flatMap { row in
        let start =
          Text("\(row.number)") + ". " + row.sign.word
          + Text((pays ? ", " + page.xp(row.xp) : "") + ": ")
        return row.prompt.hasRightToLeft
          ? wrap(start, width: page.width) + page.wrapped(row.prompt)
          : wrap(start + Text(row.prompt), width: page.width)
      }
    }
    return Table(
      [.init(.right), .init(), .init(isFlexible: true)] + (pays ? [.init(.right)] : []),
      rows: rows.map { row in
        [Text("\(row.number)", .faint), row.sign.sign, Text(row.prompt)]
          + (pays ? [Text(page.number(row.xp))] : [])
      }
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
    let shown = parts.count == 1 ? [] : parts.map { ($0.0, signed($0.1, page)) }
    let total = page.xp(tally.total)
    let sums = (shown + [(words.total, total)]).map { "\($0.0): \($0.1)" }
    // Behind each other, so that a daily with its result has room on a screen of 24 lines.
    return isTabular(page) ? page.filled(sums) : sums.flatMap { page.wrapped($0) }
  }

  /// Whether columns have room; plain surfaces have sentences, which are heard in their order.
  private func isTabular(_ page: Page) -> Bool { page.hasRoom && !page.surface.isPlain }

  private func signed(_ amount: Int, _ page: Page) -> String {
    amount < 0 ? page.surface.sign("−", or: "-") + page.number(-amount) : page.number(amount)
  }

  private func bars(_ change: (before: Standing, after: Standing), _ page: Page) -> [Text] {
    let words = page.words.quiz
    let rows = [
      (isResumed ? words.sinceComingBack : words.before, change.before),
      (words.now, change.after),
    ].map { label, standing in
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
