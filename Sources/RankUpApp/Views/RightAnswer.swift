import QuizCore
import Terminal

/// What would have been right, in words.
struct RightAnswer {
  let board: Board

  init(_ board: Board) { self.board = board }

  /// One line for one answer; several choices stand below each other.
  func lines(_ page: Page) -> [Text] {
    let words = page.words.quiz
    let answers = texts(page)
    if !board.options.isEmpty, answers.contains(where: \.hasRightToLeft) {
      return page.wrapped(words.rightAnswers, indent: 2)
        + board.rightOptions.flatMap {
          page.laidOut($0.text, board.textFormat, after: Text("    " + $0.label + "  "))
        }
    }
    guard answers.count > 1 else {
      return page.sentence(words.rightAnswer, about: answers.first ?? "", indent: 2)
    }
    return page.wrapped(words.rightAnswers, indent: 2)
      + answers.flatMap { page.wrapped($0, indent: 4) }
  }

  /// Choices with their labels, the first accepted text, the first accepted number with its unit
  /// and tolerance.
  func texts(_ page: Page) -> [String] {
    switch board.question.kind {
    case .shortAnswer(let key):
      key.accepted.first { $0.credit >= 1 }.map { [$0.text] } ?? []
    case .numeric(let key):
      key.accepted.first { $0.credit >= 1 }.map { [number($0, key.unit, page.words.quiz)] } ?? []
    case .flashcard(let back): [back]
    default:
      board.rightOptions.map { "\($0.label)  \($0.text)" }
    }
  }

  private func number(
    _ accepted: NumberKey.Accepted, _ unit: String?, _ words: QuizWords
  ) -> String {
    let unit = unit.map { " " + $0 } ?? ""
    guard let value = accepted.value else {
      return words.range(plain(accepted.minimum), plain(accepted.maximum)) + unit
    }
    let tolerance = accepted.tolerance
    guard tolerance > 0 else { return plain(value) + unit }
    return words.withTolerance(plain(value) + unit, plain(tolerance))
  }

  /// A number as people write it, without `.0`.
  private func plain(_ number: Double) -> String {
    let text = number.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
