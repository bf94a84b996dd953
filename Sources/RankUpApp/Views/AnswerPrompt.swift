import QuizCore
import Terminal

extension QuestionView {
  /// What stands before the line that is typed next.
  static func prompt(for answering: Answering, _ page: Page) -> Text {
    let board = answering.current
    let keys = board.commandPrefix + "?"
    if let gap = answering.gap {
      let count = answering.board.gaps.count
      return Text(page.words.parts.answerGap(gap + 1, count, wanted(in: board, page), keys), .faint)
    }
    return Text(sentence(answering, keys, page), .faint)
  }

  private static func sentence(_ answering: Answering, _ keys: String, _ page: Page) -> String {
    let words = page.words
    switch answering.board.layout {
    case .choices(let options): return words.quiz.answerByLabel(labels(options, words.quiz), keys)
    case .pairs: return words.parts.answerPairs(keys)
    case .items: return words.parts.answerOrder(keys)
    case .card where answering.waitsForTurn: return words.parts.turnCard(keys)
    case .card(_, let judgements):
      let names = judgements.map { "\($0.label) \($0.text)" }.joined(separator: ", ")
      return words.parts.judgeCard(names, keys)
    case .line, .gaps:
      if case .numeric(let key) = answering.board.question.kind {
        return words.quiz.answerNumber(key.unit.map { cleaned($0) }, keys)
      }
      return words.quiz.answerTyped(keys)
    }
  }

  /// What a gap wants: its labels, or a number; nothing where it is words.
  private static func wanted(in gap: Board, _ page: Page) -> String {
    if !gap.options.isEmpty { return labels(gap.options, page.words.quiz) }
    if case .numeric(let key) = gap.question.kind {
      return page.words.parts.aNumber(key.unit.map { cleaned($0) })
    }
    return ""
  }

  private static func labels(_ options: [Board.Option], _ words: QuizWords) -> String {
    let (first, last) = (options.first?.label ?? "", options.last?.label ?? "")
    return options.count == 2 ? words.either(first, last) : words.range(first, last)
  }
}
