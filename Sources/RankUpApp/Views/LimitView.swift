import QuizCore
import Terminal

/// The day's limit of a mode is reached.
struct LimitView {
  let mode: Mode

  /// One sentence, with the limit.
  func lines(_ page: Page) -> [Text] {
    page.wrapped(page.words.quiz.trainingLimit(page.number(mode.dailyLimit ?? 0)), .faint)
      + [Text()]
  }
}
