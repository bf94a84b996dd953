import QuizCore
import Terminal

/// The tab of today's quiz: where it stands, what it pays, and when the next one comes.
struct DailyTabView {
  let state: HomeState

  /// The date, the state of the daily, and its results so far.
  func lines(_ page: Page) -> [Text] {
    let words = page.words
    let record = state.player.diary.daily(on: state.date)
    let date = words.format.longDate(state.date)
    var lines = page.filled([words.quiz.dailyTitle, date], .strong) + [Text()]
    switch state.player.diary.status(on: state.date) {
    case .none:
      let streak = state.player.diary.streakIfFinished(state.date)
      lines += page.wrapped(words.home.dailyWaits, .accent)
      lines += page.wrapped(words.home.streakAhead(streak, Prize.streakPercent(streak)), .faint)
    case .running:
      lines += page.wrapped(
        words.home.dailyRuns(record.results.count, record.questions.count), .accent)
      lines += [Text()] + results(record, page)
    case .done:
      lines += page.wrapped(
        words.home.dailyDone(record.rightCount, record.questions.count), .good)
      lines += [Text()] + results(record, page)
      lines += page.wrapped(words.home.paid(page.xp(record.totalXP)))
      lines += page.wrapped(
        words.quiz.nextDaily(words.format.span(state.minutesUntilNext)), .faint)
    }
    return lines + [Text()] + page.wrapped(words.home.practiceHint, .faint)
  }

  /// A sign for each question, with its number below it.
  private func results(_ record: DailyRecord, _ page: Page) -> [Text] {
    let signs = record.questions.indices.map { index -> (sign: ResultSign, isOpen: Bool) in
      let result = record.results[index]
      return (
        ResultSign(share: result?.isSkipped == false ? result?.share : nil, page), result == nil
      )
    }
    guard !page.surface.isPlain else {
      return signs.enumerated().flatMap { index, one in
        one.isOpen ? [] : wrap(Text("\(index + 1). ") + one.sign.word, width: page.width)
      }
    }
    let row = signs.map { one in
      (one.isOpen ? Text(page.surface.sign("·", or: "."), .faint) : one.sign.sign).padded(to: 3)
    }.joined()
    let numbers = signs.indices.map { Text("\($0 + 1)", .faint).padded(to: 3) }.joined()
    return wrap(numbers, width: page.width) + wrap(row, width: page.width) + [Text()]
  }
}
