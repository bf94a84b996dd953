import QuizCore
import Terminal

/// The head of a quiz: which one it is, how long, and what the streak adds.
struct OpeningView {
  let sitting: Sitting
  /// The seed of a practice.
  let seed: UInt64?

  /// A line or two; a quiz that goes on says so.
  func lines(_ page: Page) -> [Text] {
    let words = page.words.quiz
    let isDaily = sitting.key.mode == .daily
    let title =
      isDaily
      ? page.line([words.dailyTitle, page.words.format.longDate(sitting.key.date)])
      : words.practiceTitle
    let percent = Prize.streakPercent(sitting.streak)
    let facts = page.line([
      words.questionCount(sitting.questions.count),
      isDaily ? words.streakDay(sitting.streak, percent) : "", seed.map(words.seed) ?? "",
    ])
    var lines = page.wrapped(title, .strong) + page.wrapped(facts, .faint)
    if let next = sitting.nextIndex, !sitting.record.results.isEmpty {
      lines += page.wrapped(words.goingOn(next + 1, sitting.questions.count))
    }
    return lines + [Text()]
  }
}
