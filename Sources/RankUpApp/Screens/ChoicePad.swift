import QuizCore
import Terminal

/// Choices that are struck by their labels or chosen with the arrows.
struct ChoicePad: AnswerPad {
  let board: Board
  /// Whether a struck label waits for Enter.
  let confirms: Bool
  /// The option that the arrows stand at; nil while they were not used.
  private var chosen: Int?
  /// Options that are ticked, where several may be right.
  private var ticked: Set<Int> = []

  init(_ board: Board, confirms: Bool) {
    self.board = board
    self.confirms = confirms
  }

  var waiting: String? {
    guard confirms, !board.takesSeveral, let chosen else { return nil }
    return board.options[chosen].label
  }

  mutating func handle(_ key: Key, mayCorrect: Bool) -> QuestionPage.Intent? {
    let count = board.options.count
    switch key {
    case .up, .backTab: chosen = ((chosen ?? count) - 1 + count) % count
    case .down, .tab: chosen = ((chosen ?? -1) + 1) % count
    case .home: chosen = 0
    case .end: chosen = count - 1
    case .enter: return enter()
    case .escape: chosen = nil
    case .character(" "): space()
    default: return board.options.firstIndex(struckWith: key.latin).map { strike($0) }
    }
    return QuestionPage.Intent.none
  }

  /// A label was struck.
  private mutating func strike(_ option: Int) -> QuestionPage.Intent {
    chosen = option
    if board.takesSeveral {
      ticked.formSymmetricDifference([option])
      return .none
    }
    // With ten and more, "1" may be the start of "12".
    guard !confirms, board.options.count < 10 else { return .none }
    return answer([option])
  }

  private mutating func space() {
    if let chosen, board.takesSeveral { ticked.formSymmetricDifference([chosen]) }
  }

  private func enter() -> QuestionPage.Intent {
    if board.takesSeveral {
      return ticked.isEmpty ? .incomplete(.nothingTicked) : answer(ticked.sorted())
    }
    return chosen.map { answer([$0]) } ?? .none
  }

  private func answer(_ indices: [Int]) -> QuestionPage.Intent {
    let picked = indices.map { board.options[$0] }
    return .answer(board.response(picked), board.texts(picked))
  }

  func draw(on sheet: inout Sheet, _ page: Page) {
    let widest = board.options.map { $0.label.count }.max() ?? 0
    for (index, option) in board.options.enumerated() {
      let isChosen = index == chosen
      let label = Text(option.label, .accent).padded(to: widest, .right)
      let start = pointer(isChosen, page) + Text(" ") + tick(index, page) + label + Text("  ")
      sheet.add(
        page.laidOut(
          option.text, board.textFormat, isChosen ? .strong : .plain, after: start),
        isFocus: isChosen)
    }
  }

  /// The box before an option where several may be ticked.
  private func tick(_ index: Int, _ page: Page) -> Text {
    guard board.takesSeveral else { return Text() }
    let isTicked = ticked.contains(index)
    return Text(
      "[\(isTicked ? page.surface.sign("✓", or: "x") : " ")] ", isTicked ? .strong : .faint)
  }

  func footer(_ words: Words) -> [(String, String)] {
    let hints = words.screens.hints
    guard board.takesSeveral else { return [(board.options.labelRange, hints.answer)] }
    return [
      (board.options.labelRange, hints.tick), (words.screens.names.enter, hints.answer),
    ]
  }

  func help(_ words: Words) -> [(key: String, meaning: String)] { words.screens.answering }
}

extension Sheet {
  /// Adds lines to the body, which should be seen where they are the focus.
  mutating func add(_ lines: [Text], isFocus: Bool) {
    if isFocus { focus = body.count..<(body.count + lines.count) }
    body += lines
  }

  /// Adds a line that is being typed behind a mark, with the cursor in it; below the mark where it is
  /// written from right to left.
  mutating func add(
    _ editor: LineEditor, after mark: Text = Text("> ", .accent), hasCursor: Bool = true,
    _ page: Page
  ) {
    var mark = mark
    if editor.text.hasRightToLeft {
      body.append(mark)
      mark = Text()
    }
    let (text, column) = editor.window(width: max(4, page.width - mark.width))
    if hasCursor { cursor = (body.count, mark.width + column) }
    body.append(mark + Text(text))
  }
}
