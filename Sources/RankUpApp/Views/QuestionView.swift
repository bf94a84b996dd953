import QuizCore
import Terminal

/// A question as it is asked: its place, its prompt, its choices.
struct QuestionView {
  let board: Board
  /// From 1.
  let number: Int
  let count: Int

  /// The question, with what a full answer is worth; nil where it is worth nothing by the rules.
  func lines(worth xp: Int?, _ page: Page) -> [Text] {
    let words = page.words.quiz
    let question = board.question
    var lines = page.filled(
      [
        words.questionOf(number, count), question.topic.map { topicPath($0, page) } ?? "",
        words.difficulty(question.effectiveDifficulty), xp.map(page.xp) ?? "",
      ], .accent)
    lines += page.wrapped(question.prompt, .strong)
    if board.takesSeveral, let first = board.options.first, let last = board.options.last {
      lines += page.wrapped(words.severalRight(first.label, last.label), .faint)
    }
    if !board.options.isEmpty { lines.append(Text()) }
    return lines + options(page) + [Text()]
  }

  private func options(_ page: Page) -> [Text] {
    let widest = board.options.map { $0.label.count }.max() ?? 0
    return board.options.flatMap { option in
      let label = Text(option.label, .accent).padded(to: widest, .right)
      return wrap(
        Text(cleaned(option.text, keepingNewlines: true)), width: page.width,
        after: Text("  ") + label + Text("  "))
    }
  }

  private func topicPath(_ topic: String, _ page: Page) -> String {
    topic.split(separator: "/").joined(separator: page.surface.sign(" › ", or: " > "))
  }

  /// What stands before the answer.
  static func prompt(for board: Board, _ page: Page) -> Text {
    let words = page.words.quiz
    let keys = board.commandPrefix + "?"
    if let first = board.options.first, let last = board.options.last {
      let labels =
        board.options.count == 2
        ? words.either(first.label, last.label) : words.range(first.label, last.label)
      return Text(words.answerByLabel(labels, keys), .faint)
    }
    if case .numeric(let key) = board.question.kind {
      return Text(words.answerNumber(key.unit.map { cleaned($0) }, keys), .faint)
    }
    return Text(words.answerTyped(keys), .faint)
  }
}
