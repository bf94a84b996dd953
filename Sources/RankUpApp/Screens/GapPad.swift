import QuizCore
import Terminal

/// The gaps of a text, each with a line to type in.
struct GapPad: AnswerPad {
  private let gaps: [Board]
  private var editors: [LineEditor]
  /// The gap at which the cursor is.
  private var focus = 0

  init(_ board: Board) {
    gaps = board.gaps
    editors = gaps.map { _ in LineEditor() }
  }

  var board: Board { gaps[focus] }
  var isTyped: Bool { true }

  mutating func handle(_ key: Key, mayCorrect: Bool) -> QuestionPage.Intent? {
    switch key {
    case .tab, .down: focus = (focus + 1) % gaps.count
    case .backTab, .up: focus = (focus + gaps.count - 1) % gaps.count
    case .escape: editors[focus] = LineEditor()
    case .enter: return enter(mayCorrect)
    default: editors[focus].handle(key)
    }
    return QuestionPage.Intent.none
  }

  /// Goes to the next gap; at the last one answers, or goes to one that is not filled.
  private mutating func enter(_ mayCorrect: Bool) -> QuestionPage.Intent {
    let reading = board.read(editors[focus].text, mayCorrect: mayCorrect)
    guard case .response = reading else {
      let intent = QuestionPage.Intent(reading, mayCorrect)
      if intent.isCommand { editors[focus] = LineEditor() }
      return intent
    }
    if focus < gaps.count - 1 {
      focus += 1
      return .none
    }
    return answer()
  }

  private mutating func answer() -> QuestionPage.Intent {
    var answering: [(Response, String)] = []
    for (index, gap) in gaps.enumerated() {
      let reading = gap.read(editors[index].text)
      guard case .response(let response, let texts) = reading else {
        focus = index
        return QuestionPage.Intent(reading, false)
      }
      answering.append((response, texts.joined(separator: ", ")))
    }
    return .answer(.gaps(answering.map(\.0)), answering.map(\.1))
  }

  func draw(on sheet: inout Sheet, _ page: Page) {
    for (index, gap) in gaps.enumerated() {
      let isHere = index == focus
      let number = Text("[\(index + 1)] ", .accent)
      var mark = pointer(isHere, page) + Text(" ") + number
      if case .numeric(let key) = gap.question.kind, let unit = key.unit.map({ cleaned($0) }),
        !unit.hasRightToLeft, Text(unit).width + mark.width + 12 <= page.width
      {
        mark += Text("(\(unit)) ", .faint)
      }
      sheet.add(editors[index], after: mark + Text("> ", .accent), hasCursor: isHere, page)
      sheet.body += gap.options.flatMap { option in
        page.laidOut(
          option.text, gap.textFormat,
          after: .spaces(number.width + 2) + Text(option.label, .accent) + Text("  "))
      }
    }
  }

  func footer(_ words: Words) -> [(String, String)] {
    let (names, hints) = (words.screens.names, words.pads.hints)
    let isLast = focus == gaps.count - 1
    return [(names.enter, isLast ? words.screens.hints.answer : hints.nextGap)]
      + (gaps.count > 1 ? [("Tab", hints.otherGap)] : [])
  }

  func help(_ words: Words) -> [(key: String, meaning: String)] { words.pads.gaps }
}
