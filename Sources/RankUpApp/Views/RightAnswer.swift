import QuizCore

/// What would have been right, in words.
struct RightAnswer {
  let board: Board

  init(_ board: Board) { self.board = board }

  /// Choices with their labels, typed answers with their variants, numbers with unit and tolerance.
  func text(_ page: Page) -> String {
    let words = page.words
    switch board.question.kind {
    case .shortAnswer(let key):
      return words.quiz.alternatives(
        Array(key.accepted.filter { $0.credit >= 1 }.map(\.text).prefix(3)))
    case .numeric(let key):
      return key.accepted.first { $0.credit >= 1 }.map { number($0, key.unit, words.quiz) } ?? ""
    default:
      return words.format.list(board.rightOptions.map { "\($0.label)  \($0.text)" })
    }
  }

  private func number(
    _ accepted: NumberKey.Accepted, _ unit: String?, _ words: QuizWords
  ) -> String {
    let unit = unit.map { " " + $0 } ?? ""
    guard let value = accepted.value else {
      return words.range(plain(accepted.minimum), plain(accepted.maximum)) + unit
    }
    let tolerance = accepted.maximum - value
    guard tolerance > 0 else { return plain(value) + unit }
    return words.withTolerance(plain(value) + unit, plain(tolerance))
  }

  /// A number as people write it: no `.0`, no digits that only rounding made.
  private func plain(_ number: Double) -> String {
    let scaled = number * 1e9
    let rounded =
      scaled.magnitude < 9e15 ? Double(Int(scaled + (scaled < 0 ? -0.5 : 0.5))) / 1e9 : number
    let text = rounded.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
