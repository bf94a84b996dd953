import QuizCore
import Terminal

/// What an answer is put together with on a page of keys: choices to strike, a line to type in, gaps.
protocol AnswerPad {
  /// What is being answered: the question, or the gap at which the cursor is.
  var board: Board { get }
  /// Whether letters are typed, so that commands need a colon.
  var isTyped: Bool { get }
  /// The label of what waits for Enter; nil where nothing does.
  var waiting: String? { get }

  /// Takes a key in; nil for one that means nothing here and may be a command.
  mutating func handle(_ key: Key, mayCorrect: Bool) -> QuestionPage.Intent?
  /// Adds what is chosen so far to a sheet, and where its cursor is.
  func draw(on sheet: inout Sheet, _ page: Page)
  /// The keys at the bottom, the most important first.
  func footer(_ words: Words) -> [(String, String)]
  /// What the keys do, for the page of keys.
  func help(_ words: Words) -> [(key: String, meaning: String)]
}

extension AnswerPad {
  var isTyped: Bool { false }
  var waiting: String? { nil }
}

extension Board {
  /// The pad of a question; `confirms` makes a struck label wait for Enter.
  func pad(confirms: Bool) -> any AnswerPad {
    switch layout {
    case .choices: ChoicePad(self, confirms: confirms)
    case .line: LinePad(self)
    case .pairs(let left, let right): PairPad(self, left, right)
    case .items(let items): OrderPad(self, items)
    case .gaps: GapPad(self)
    case .card(let back, _): CardPad(self, back: back, confirms: confirms)
    }
  }
}

extension [Board.Option] {
  /// The option whose label is one key; longer labels are reached with the arrows.
  func firstIndex(struckWith letter: Character?) -> Int? {
    guard let letter else { return nil }
    return firstIndex { option in
      let label = option.label.hasPrefix("#") ? String(option.label.dropFirst()) : option.label
      return label.lowercased() == String(letter)
    }
  }

  /// The labels from first to last, as one word.
  var labelRange: String {
    let (first, last) = (first?.label ?? "", last?.label ?? "")
    return count <= 2 ? map(\.label).joined(separator: " ") : "\(first)-\(last)"
  }
}

/// The sign before the row at which the cursor is.
func pointer(_ isHere: Bool, _ page: Page) -> Text {
  Text(isHere ? page.surface.sign("▸", or: ">") : " ", .accent)
}
