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
    let share = page.wrapped(words.share.offer("rankup share"), .faint)
    guard minutesUntilNext > 0 else {
      return share + page.wrapped(words.quiz.nextIsHere("rankup daily"))
    }
    let days = words.card.streakDays(streak.current, streak.longest, streak.freezes)
    return page.wrapped("\(words.card.streak): \(days)")
      + page.wrapped(words.quiz.nextDaily(words.format.span(minutesUntilNext)))
      + page.wrapped(words.quiz.offerPractice("rankup practice"), .faint) + share
  }
}
