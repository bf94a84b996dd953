import Terminal

/// The result of a finished daily, and when the next one comes.
struct DailyResultView {
  let summary: SummaryView
  let minutesUntilNext: Int

  /// The summary, the time to the next daily, and what to do until then.
  func lines(_ page: Page) -> [Text] {
    let words = page.words
    let next = words.quiz.nextDaily(words.format.span(minutesUntilNext))
    return summary.lines(page) + [Text()] + page.wrapped(next)
      + page.wrapped(words.quiz.offerPractice("rankup practice"), .faint)
  }
}
