import QuizBanks
import Terminal

/// The next hint of a question, or that there is none.
struct HintView {
  let hints: [String]
  /// How many were taken before.
  let taken: Int
  /// Whether it costs anything.
  var costs = true
  /// How it is written.
  var textFormat = TextFormat.plain

  /// The hint under its number; with the first one, what it costs.
  func lines(_ page: Page) -> [Text] {
    let words = page.words.quiz
    guard taken >= 0, taken < hints.count else { return page.wrapped(words.noHint(taken > 0)) }
    let label = Text(words.hint(taken + 1, hints.count) + ": ", .accent)
    let hint =
      textFormat == .plain && !hints[taken].hasRightToLeft
      ? wrap(Text(cleaned(hints[taken])), width: page.width, first: label)
      : page.laidOut(hints[taken], textFormat, after: label)
    return hint + (taken == 0 && costs ? page.wrapped(words.hintCost, .faint) : [])
  }
}
