import QuizCore
import Terminal

/// Items that are moved until they stand in order, or named one after the other.
struct OrderPad: AnswerPad {
  let board: Board
  /// As they stand now.
  private var items: [Board.Option]
  /// The place at which the cursor is.
  private var cursor = 0
  /// Whether the item there moves with the cursor.
  private var isHeld = false
  /// How many items were named, which stand at the beginning.
  private var named = 0
  /// Whether anything was put in order at all.
  private var isTouched = false

  init(_ board: Board, _ items: [Board.Option]) {
    self.board = board
    self.items = items
  }

  mutating func handle(_ key: Key, mayCorrect: Bool) -> QuestionPage.Intent? {
    switch key {
    case .up, .backTab: move(to: cursor - 1)
    case .down, .tab: move(to: cursor + 1)
    case .home: while cursor > 0 { move(to: cursor - 1) }
    case .end: while cursor < items.count - 1 { move(to: cursor + 1) }
    case .character(" "): isHeld.toggle()
    case .escape: isHeld = false
    case .backspace: named = max(0, named - 1)
    case .enter: return enter()
    default:
      guard let item = items.firstIndex(struckWith: key.latin) else { return nil }
      name(item)
    }
    return QuestionPage.Intent.none
  }

  /// Moves the cursor by one place, and with it the item that is held; not beyond the ends.
  private mutating func move(to place: Int) {
    guard items.indices.contains(place) else { return }
    if isHeld {
      items.swapAt(cursor, place)
      isTouched = true
    }
    cursor = place
    named = 0
  }

  /// Puts an item behind those that were named before.
  private mutating func name(_ item: Int) {
    if named >= items.count { named = 0 }
    items.insert(items.remove(at: item), at: min(named, items.count))
    cursor = named
    named += 1
    isTouched = true
    isHeld = false
  }

  private mutating func enter() -> QuestionPage.Intent {
    if isHeld {
      isHeld = false
      return .none
    }
    guard isTouched else { return .incomplete(.nothingMoved) }
    return QuestionPage.Intent(board.answer(ordering: items), false)
  }

  func draw(on sheet: inout Sheet, _ page: Page) {
    let numbers = "\(items.count)".count + 1
    let widest = items.map { $0.label.count }.max() ?? 0
    for (place, item) in items.enumerated() {
      let isHere = place == cursor
      let sign =
        isHere && isHeld ? Text(page.surface.sign("↕", or: "*"), .warning) : pointer(isHere, page)
      let number = Text("\(place + 1).", .faint).padded(to: numbers, .right)
      let label = Text(item.label, .accent).padded(to: widest, .right)
      sheet.add(
        page.laidOut(
          item.text, board.textFormat, isHere ? .strong : .plain,
          after: sign + Text(" ") + number + Text(" ") + label + Text("  ")),
        isFocus: isHere)
    }
  }

  func footer(_ words: Words) -> [(String, String)] {
    let (names, hints) = (words.screens.names, words.pads.hints)
    if isHeld { return [(names.arrows, hints.moveItem), (names.space, hints.putDown)] }
    return [(names.space, hints.pickUp), (names.enter, words.screens.hints.answer)]
  }

  func help(_ words: Words) -> [(key: String, meaning: String)] { words.pads.order }
}
