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
    lines += prompt(page) + how(page)
    let choices = choices(page)
    return lines + (choices.isEmpty ? [] : [Text()] + choices) + [Text()]
  }

  /// The prompt, and what it does not say of how it is answered: by ticks, or by naming labels.
  func prompt(_ page: Page, isTicked: Bool = false) -> [Text] {
    var lines = page.laidOut(board.prompt, board.textFormat, .strong)
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

  /// How a line names pairs and orders, by an example of which nothing follows.
  private func how(_ page: Page) -> [Text] {
    let words = page.words.parts
    switch board.layout {
    case .pairs(let left, let right):
      let example = zip(left.prefix(2), right.prefix(2).reversed()).map { $0.label + $1.label }
      return page.wrapped(words.pairsHow(example.joined(separator: " ")), .faint)
    case .items(let items):
      // The order shown is never the right one.
      return page.wrapped(words.orderHow(items.map(\.label).joined()), .faint)
    case .choices, .line, .gaps, .card: return []
    }
  }

  /// What there is to choose from, with labels.
  private func choices(_ page: Page) -> [Text] {
    switch board.layout {
    case .choices(let options), .items(let options): rows(options, page)
    case .pairs(let left, let right): rows(left, page) + [Text()] + rows(right, page)
    case .gaps(let gaps):
      gaps.enumerated().flatMap { index, gap in
        rows(gap.options, page, after: Text("[\(index + 1)] ", .accent))
      }
    case .line, .card: []
    }
  }

  /// Options under each other, behind their labels; before the first of them, what they are for.
  private func rows(
    _ options: [Board.Option], _ page: Page, after head: Text = Text()
  ) -> [Text] {
    let widest = options.map { $0.label.count }.max() ?? 0
    return options.enumerated().flatMap { index, option in
      let start = index == 0 ? head : .spaces(head.width)
      let label = Text(option.label, .accent).padded(to: widest, .right)
      return page.laidOut(
        option.text, board.textFormat, after: Text("  ") + start + label + Text("  "))
    }
  }

  private func topicPath(_ topic: String, _ page: Page) -> String {
    topic.split(separator: "/").joined(separator: page.surface.sign(" › ", or: " > "))
  }

  /// What is shown after a step towards the answer: of a card its back.
  static func step(of answering: Answering, _ page: Page) -> [Text] {
    guard case .card(let back, _) = answering.board.layout else { return [] }
    return [Text()] + page.laidOut(back, answering.board.textFormat, .strong) + [Text()]
  }
}
