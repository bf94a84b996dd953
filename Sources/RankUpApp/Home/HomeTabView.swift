import QuizCore
import Terminal

/// The first tab: who is back, how far, and what there is to do today.
struct HomeTabView {
  let state: HomeState

  /// Greeting, bar, week, today's daily, the last results.
  func lines(_ page: Page) -> [Text] {
    let words = page.words.home
    let profile = state.player.profile
    let standing = StandingView(standing: profile.standing)
    var lines = page.sentence(naming: [cleaned(profile.nickname)], .strong) {
      words.greeting(state.hour, $0[0])
    }
    lines +=
      [Text()]
      + page.ends(
        standing.name(page), Text(standing.outlook(page), .faint), width: min(page.width, 60))
    lines += standing.bar(width: min(page.width, 60), page) + [Text()]
    lines += week(page) + [Text()]
    lines += today(page)
    if let due = state.due, due > 0 { lines += page.wrapped(words.due(due), .accent) }
    return lines + recent(page)
  }

  private func week(_ page: Page) -> [Text] {
    let streak = state.player.diary.streak(asOf: state.date)
    let words = page.words.card
    let days = words.streakDays(streak.current, streak.longest, streak.freezes)
    let label = Text(words.streak + "  ", .faint)
    return WeekView(diary: state.player.diary, date: state.date).lines(page)
      + wrap(Text(days), width: page.width, after: label)
  }

  private func today(_ page: Page) -> [Text] {
    let words = page.words.home
    let record = state.player.diary.daily(on: state.date)
    let span = page.words.format.span(state.minutesUntilNext)
    switch state.player.diary.status(on: state.date) {
    case .none: return page.wrapped(words.dailyWaits, .accent)
    case .running:
      return page.wrapped(
        words.dailyRuns(record.results.count, record.questions.count), .accent)
    case .done:
      return page.wrapped(words.dailyDone(record.rightCount, record.questions.count), .good)
        + page.wrapped(page.words.quiz.nextDaily(span), .faint)
    }
  }

  /// The latest dailies before today's.
  private func recent(_ page: Page) -> [Text] {
    let done = state.player.diary.dailies.filter {
      $0.record.status == .done && $0.date < state.date
    }.suffix(3).reversed()
    guard !done.isEmpty else { return [] }
    return [Text()] + page.wrapped(page.words.home.recent, .faint)
      + done.flatMap { daily -> [Text] in
        let signs = daily.record.questions.indices.map { index -> Text in
          let result = daily.record.results[index]
          return ResultSign(share: result?.isSkipped == false ? result?.share : nil, page).sign
        }
        let score = page.words.quiz.rightOf(daily.record.rightCount, daily.record.questions.count)
        let start = Text("  \(daily.date.description)  ")
        return page.surface.isPlain
          ? wrap(start + Text(score), width: page.width)
          : wrap(signs.joined() + Text("  " + score), width: page.width, after: start)
      }
  }
}

/// The last seven days, each with a sign and the first letter of its weekday.
struct WeekView {
  let diary: Diary
  let date: QuizDate

  /// Two lines, signs below letters; a sentence where signs mean nothing.
  func lines(_ page: Page) -> [Text] {
    let days = (0..<7).reversed().map { date.adding(days: -$0) }
    let frozen = diary.streak(asOf: date).frozen
    let words = page.words.home
    let marks = days.map { day -> (sign: Text, word: String) in
      if diary.streakDates.contains(day) {
        return (Text(page.surface.sign("●", or: "#"), .good), words.dayDone)
      }
      if frozen.contains(day) {
        return (Text(page.surface.sign("◆", or: "*"), .accent), words.dayFrozen)
      }
      return (
        Text(page.surface.sign("○", or: "."), .faint), day == date ? words.dayOpen : words.dayMissed
      )
    }
    let names = days.map { words.weekday($0.weekday) }
    guard !page.surface.isPlain else {
      let parts = zip(names, marks).map { "\($0) \($1.word)" }
      return page.wrapped(parts.joined(separator: ", "))
    }
    let cell = (names.map { Text($0).width }.max() ?? 1) + 2
    let letters = names.map { Text($0, .faint).padded(to: cell) }.joined()
    let signs = marks.map { $0.sign.padded(to: cell) }.joined()
    return [letters, signs]
  }
}
