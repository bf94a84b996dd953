import QuizCore
import Terminal

/// What an answer came to, on a page of its own: the question once more, the right choice, the XP.
struct FeedbackPage {
  let turn: QuizRun.Turn
  let settled: QuizRun.Settled
  let progress: (answered: Int, asked: Int, right: Int)
  /// Whether the answer may be called right.
  var mayCorrect: Bool
  /// What was told since: a flag, a correction, trouble with the files.
  var message: [Text] = []

  /// How long the XP count up, in milliseconds.
  static let duration = 500

  /// The page when so many thousandths of the XP are counted.
  func sheet(_ page: Page, counted: Int = 1_000) -> Sheet {
    let view = QuestionView(
      board: turn.board, number: progress.answered, count: progress.asked)
    let words = page.words.screens
    var sheet = Sheet(
      head: [view.answered(right: progress.right, page), Text()],
      foot: (message.isEmpty ? [Text()] : message) + [footer(words).text(page)])
    sheet.body = page.laidOut(turn.board.prompt, turn.board.textFormat, .strong)
    sheet.body += [Text()] + answers(page) + [Text()]
    let start = sheet.body.count
    sheet.body += FeedbackView(board: turn.board, settled: settled, namesRight: turn.board.isTyped)
      .lines(page, counted: counted)
    if sheet.body.last?.isEmpty == true { sheet.body.removeLast() }
    sheet.focus = start..<sheet.body.count
    return sheet
  }

  private func footer(_ words: ScreenWords) -> KeyLine {
    var keys = [(words.names.anyKey, words.hints.goOn)]
    if mayCorrect { keys.append(("i", words.hints.correct)) }
    return KeyLine(keys: keys + [("f", words.hints.flag), ("q", words.hints.leave)])
  }

  /// What was answered and what was right, as far as the line that was typed doesn't say it.
  private func answers(_ page: Page) -> [Text] {
    let board = turn.board
    switch board.layout {
    case .choices: return choices(page)
    case .line:
      let typed = settled.act.texts?.first
      return typed.map { page.sentence(page.words.screens.typed, about: $0) } ?? []
    case .pairs, .items, .gaps:
      return PartsView(
        board: board, response: settled.act.response, verdict: settled.verdict
      ).lines(page)
    case .card(let back, _): return page.laidOut(back, board.textFormat)
    }
  }

  /// The choices with what was picked and what was right.
  private func choices(_ page: Page) -> [Text] {
    let right = Set(turn.board.rightOptions.map(\.position))
    let picked = Set(settled.act.texts ?? [])
    let widest = turn.board.options.map { $0.label.count }.max() ?? 0
    return turn.board.options.flatMap { option -> [Text] in
      let isRight = right.contains(option.position)
      let isPicked = turn.board.texts([option]).allSatisfy(picked.contains)
      let role: Role = isRight ? .good : isPicked ? .bad : .faint
      let sign =
        isRight
        ? page.surface.sign("✓", or: "+") : isPicked ? page.surface.sign("✗", or: "x") : " "
      let label = Text(option.label, role).padded(to: widest, .right)
      let lines = page.laidOut(
        option.text, turn.board.textFormat, isRight || isPicked ? role : .plain,
        after: Text(sign + " ", role) + label + Text("  "))
      return noted(lines, isRight: isRight, isPicked: isPicked, page)
    }
  }

  /// Words beside the sign, so that no colour is needed.
  private func noted(_ lines: [Text], isRight: Bool, isPicked: Bool, _ page: Page) -> [Text] {
    let words = page.words.screens
    let note = [isRight ? words.rightChoice : "", isPicked ? words.yourChoice : ""]
      .filter { !$0.isEmpty }.joined(separator: ", ")
    guard !note.isEmpty, let last = lines.last else { return lines }
    let text = Text("  (\(note))", .faint)
    return last.width + text.width <= page.width && !last.plain.hasRightToLeft
      ? lines.dropLast() + [last + text] : lines + [Text("    ") + text]
  }
}
