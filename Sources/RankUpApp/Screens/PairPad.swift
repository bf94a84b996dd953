import QuizCore
import Terminal

/// Left sides, beside each of which a right side is put.
struct PairPad: AnswerPad {
  let board: Board
  private let left: [Board.Option]
  private let right: [Board.Option]
  /// For each left side the right one beside it.
  private var picks: [Int?]
  /// The left side at which the cursor is.
  private var cursor = 0

  init(_ board: Board, _ left: [Board.Option], _ right: [Board.Option]) {
    self.board = board
    self.left = left
    self.right = right
    picks = left.map { _ in nil }
  }

  mutating func handle(_ key: Key, mayCorrect: Bool) -> QuestionPage.Intent? {
    guard !left.isEmpty, !right.isEmpty else { return nil }
    switch key {
    case .up, .backTab: cursor = (cursor + left.count - 1) % left.count
    case .down, .tab: cursor = (cursor + 1) % left.count
    case .home: cursor = 0
    case .end: cursor = left.count - 1
    case .right: picks[cursor] = ((picks[cursor] ?? -1) + 1) % right.count
    case .left: picks[cursor] = ((picks[cursor] ?? right.count) + right.count - 1) % right.count
    case .backspace, .delete: picks[cursor] = nil
    case .enter: return enter()
    default:
      guard let option = right.firstIndex(struckWith: key.latin) else { return nil }
      picks[cursor] = option
      cursor = nextOpen ?? cursor
    }
    return QuestionPage.Intent.none
  }

  /// The next left side without a right one, from the cursor on.
  private var nextOpen: Int? {
    (0..<left.count).lazy.map { (cursor + $0) % left.count }.first { picks[$0] == nil }
  }

  private mutating func enter() -> QuestionPage.Intent {
    if let open = nextOpen {
      cursor = open
      return .incomplete(.leftOpen(left[open].label))
    }
    return QuestionPage.Intent(
      board.answer(pairing: picks.compactMap { $0.map { right[$0] } }), false)
  }

  func draw(on sheet: inout Sheet, _ page: Page) {
    let widest = left.map { $0.label.count }.max() ?? 0
    let arrow = page.surface.sign(" → ", or: " -> ")
    for (index, side) in left.enumerated() {
      let isHere = index == cursor
      let label = Text(side.label, .accent).padded(to: widest, .right)
      let pick = picks[index].map { right[$0].label + " " + right[$0].text } ?? "?"
      sheet.add(
        pair(
          side.text, arrow, pick, isHere ? .strong : .plain,
          after: pointer(isHere, page) + Text(" ") + label + Text("  "), page),
        isFocus: isHere)
    }
    sheet.body.append(Text())
    let labels = right.map { $0.label.count }.max() ?? 0
    for (index, side) in right.enumerated() {
      let label = Text(side.label, .accent).padded(to: labels, .right)
      sheet.body += page.laidOut(
        side.text, board.textFormat, picks.contains(index) ? .faint : .plain,
        after: Text("  ") + label + Text("  "))
    }
  }

  /// A left side and what is beside it, or below it where one is written from right to left.
  private func pair(
    _ left: String, _ arrow: String, _ pick: String, _ role: Role, after start: Text, _ page: Page
  ) -> [Text] {
    guard (left + pick).hasRightToLeft else {
      return page.laidOut(left + arrow + pick, board.textFormat, role, after: start)
    }
    return page.laidOut(left, board.textFormat, role, after: start)
      + page.laidOut(pick, board.textFormat, role, after: .spaces(start.width))
  }

  func footer(_ words: Words) -> [(String, String)] {
    let screens = words.screens
    return [
      (right.labelRange, words.pads.hints.match), (screens.names.enter, screens.hints.answer),
    ]
  }

  func help(_ words: Words) -> [(key: String, meaning: String)] { words.pads.pairs }
}
