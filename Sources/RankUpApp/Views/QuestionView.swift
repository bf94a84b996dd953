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
    var lines = page.filled(
      [page.words.quiz.questionOf(number, count)] + facts(xp, page), .accent)
    lines += prompt(page)
    if !board.options.isEmpty { lines.append(Text()) }
    return lines + options(page) + [Text()]
  }

  /// The prompt, and what it does not say of how it is answered: by ticks, or by naming labels.
  func prompt(_ page: Page, isTicked: Bool = false) -> [Text] {
    var lines = page.laidOut(board.question.prompt, board.textFormat, .strong)
    if board.takesSeveral, let first = board.options.first, let last = board.options.last {
      let how =
        isTicked
        ? page.words.screens.tickAll : page.words.quiz.severalRight(first.label, last.label)
      lines += page.wrapped(how, .faint)
    }
    return lines
  }

  /// Topic, difficulty and worth.
  func facts(worth xp: Int?, _ page: Page) -> [Text] { page.filled(facts(xp, page), .faint) }

  private func facts(_ xp: Int?, _ page: Page) -> [String] {
    [
      board.question.topic.map { topicPath($0, page) } ?? "",
      page.words.quiz.difficulty(board.question.effectiveDifficulty), xp.map(page.xp) ?? "",
    ]
  }

  /// The place among all questions as a bar with its number, and what was right so far.
  func progress(right: Int, _ page: Page) -> Text { progress(done: number - 1, right, page) }

  /// The same once the question is answered.
  func answered(right: Int, _ page: Page) -> Text { progress(done: number, right, page) }

  private func progress(done: Int, _ right: Int, _ page: Page) -> Text {
    let place = Text(page.words.quiz.questionOf(number, count), .accent)
    let so = Text("  " + page.words.screens.rightSoFar(right), .faint)
    let room = page.width - place.width - so.width - 2
    guard room >= 6 else { return (place + so).width <= page.width ? place + so : place }
    return place + Text("  ")
      + Bar(done, of: count).drawn(width: min(room, 20), for: page.surface) + so
  }

  private func options(_ page: Page) -> [Text] {
    let widest = board.options.map { $0.label.count }.max() ?? 0
    return board.options.flatMap { option in
      let label = Text(option.label, .accent).padded(to: widest, .right)
      return page.laidOut(option.text, board.textFormat, after: Text("  ") + label + Text("  "))
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
