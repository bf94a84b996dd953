import QuizCore
import Terminal

/// A line that is typed.
struct LinePad: AnswerPad {
  let board: Board
  private var editor = LineEditor()

  init(_ board: Board) { self.board = board }

  var isTyped: Bool { true }

  mutating func handle(_ key: Key, mayCorrect: Bool) -> QuestionPage.Intent? {
    switch key {
    case .enter:
      let intent = QuestionPage.Intent(board.read(editor.text, mayCorrect: mayCorrect), mayCorrect)
      if intent.isCommand { editor = LineEditor() }
      return intent
    case .escape: editor = LineEditor()
    default: editor.handle(key)
    }
    return QuestionPage.Intent.none
  }

  func draw(on sheet: inout Sheet, _ page: Page) {
    if case .numeric(let key) = board.question.kind, let unit = key.unit {
      sheet.body.append(Text(cleaned(unit), .faint))
    }
    sheet.add(editor, page)
  }

  func footer(_ words: Words) -> [(String, String)] {
    [(words.screens.names.enter, words.screens.hints.answer)]
  }

  func help(_ words: Words) -> [(key: String, meaning: String)] { [] }
}

extension QuestionPage.Intent {
  /// What a line that was read asks for.
  init(_ reading: AnswerReading, _ mayCorrect: Bool) {
    self =
      switch reading {
      case .response(let response, let texts): .answer(response, texts)
      case .meaningless(let nonsense): .nonsense(nonsense)
      case .keys: .keys
      case .hint: .hint
      case .skip: .skip
      case .flag: .flag
      case .correct: mayCorrect ? .correct : .nonsense(.nothingToCorrect)
      case .leave: .leave
      case .step: .none
      }
  }

  /// Whether a line that led to it was a command, and is cleared.
  var isCommand: Bool {
    switch self {
    case .answer, .none, .incomplete, .scroll: false
    case .nonsense(let nonsense): nonsense == .nothingToCorrect
    case .hint, .skip, .flag, .correct, .leave, .keys: true
    }
  }
}
