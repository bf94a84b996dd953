import QuizCore
import Terminal

/// The head of a quiz: which one it is, how long, and what the streak adds.
struct OpeningView {
  let sitting: Sitting
  /// The titles of the banks that a practice was asked to ask from.
  var bankTitles: [String] = []
  /// Whether it is a review that counts for nothing.
  var isCram = false

  /// A line or two; a quiz that goes on says so.
  func lines(_ page: Page) -> [Text] {
    let words = page.words.quiz
    let isDaily = sitting.key.mode == .daily
    let date = page.words.format.longDate(sitting.key.date)
    let title =
      switch sitting.key.mode {
      case .daily: [words.dailyTitle, date]
      case .replay where isCram: [page.words.review.title] + bankTitles
      case .replay: [page.words.replay.title, date]
      case .practice: [words.practiceTitle] + bankTitles
      case .review: [page.words.review.title] + bankTitles
      }
    let percent = Prize.streakPercent(sitting.streak)
    let facts = [
      words.questionCount(sitting.questions.count),
      isDaily ? words.streakDay(sitting.streak, percent) : "",
    ]
    var lines = page.filled(title, .strong) + page.filled(facts, .faint)
    if sitting.key.mode == .replay {
      let words = page.words
      lines += page.wrapped(
        isCram ? words.review.cramCountsForNothing : words.replay.countsForNothing)
    }
    lines += adaptive(page)
    if let next = sitting.nextIndex, !sitting.record.results.isEmpty {
      lines += page.wrapped(words.goingOn(next + 1, sitting.questions.count))
    }
    return lines + [Text()]
  }

  /// How the questions were chosen, where that is not as for everybody.
  func adaptive(_ page: Page) -> [Text] {
    sitting.record.isAdaptive ? page.wrapped(page.words.quiz.adaptive) : []
  }
}
