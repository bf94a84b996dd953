import QuizCore
import Terminal

/// A card that is turned, and then judged like one of three choices.
struct CardPad: AnswerPad {
  private let back: String
  private var isTurned = false
  private var judgement: ChoicePad

  init(_ board: Board, back: String, confirms: Bool) {
    self.back = back
    judgement = ChoicePad(board, confirms: confirms)
  }

  var board: Board { judgement.board }
  var waiting: String? { judgement.waiting }

  mutating func handle(_ key: Key, mayCorrect: Bool) -> QuestionPage.Intent? {
    if isTurned { return judgement.handle(key, mayCorrect: mayCorrect) }
    guard key == .enter || key.latin.map(" t".contains) == true else { return nil }
    isTurned = true
    return QuestionPage.Intent.none
  }

  func draw(on sheet: inout Sheet, _ page: Page) {
    guard isTurned else {
      sheet.body += page.wrapped(page.words.pads.notTurned, .faint)
      return
    }
    sheet.body += page.laidOut(back, board.textFormat, .strong) + [Text()]
    judgement.draw(on: &sheet, page)
  }

  func footer(_ words: Words) -> [(String, String)] {
    isTurned
      ? [(board.options.labelRange, words.pads.hints.judge)]
      : [(words.screens.names.space, words.pads.hints.turn)]
  }

  func help(_ words: Words) -> [(key: String, meaning: String)] { words.pads.card }
}
