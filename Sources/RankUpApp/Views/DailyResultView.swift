import QuizCore
import Terminal

/// The result of a finished daily, and when the next one comes.
struct DailyResultView {
  let summary: SummaryView
  /// The streak with this daily.
  let streak: Streak
  let minutesUntilNext: Int
  /// Whether it is on disk; a quiz that is not counts for nothing.
  let isSaved: Bool
  /// The badges that it earned.
  var badges: [Badge] = []

  /// The summary, the time to the next daily, and what to do until then.
  func lines(_ page: Page) -> [Text] {
    // Of a day long past, or from a backup, only that it is done may be known.
    let known = summary.sitting.questions.isEmpty ? [] : summary.lines(page) + [Text()]
    let news = NewBadgesView(badges: badges).lines(page).dropFirst()
    return known + (news.isEmpty ? [] : news + [Text()]) + next(page)
  }

  private func next(_ page: Page) -> [Text] {
    let words = page.words
    guard isSaved else { return page.wrapped(words.quiz.nothingSaved, .warning) }
    let share = words.share.offer("rankup share")
    guard minutesUntilNext > 0 else {
      return page.wrapped(share, .faint) + page.wrapped(words.quiz.nextIsHere("rankup daily"))
    }
    let days = words.card.streakDays(streak.current, streak.longest, streak.freezes)
    let news = [
      "\(words.card.streak): \(days)", words.quiz.nextDaily(words.format.span(minutesUntilNext)),
    ]
    let offers = [words.quiz.offerPractice("rankup practice"), share]
    guard !page.surface.isPlain else {
      return news.flatMap { page.wrapped($0) } + offers.flatMap { page.wrapped($0, .faint) }
    }
    return page.filled(news) + page.filled(offers, .faint)
  }
}
