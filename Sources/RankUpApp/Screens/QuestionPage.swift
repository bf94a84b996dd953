import QuizCore
import Terminal

/// A question as it is answered with keys: its pad, and what is told beside it.
struct QuestionPage {
  let turn: QuizRun.Turn
  /// Whether the answer before may be called right.
  var mayCorrect: Bool
  /// What the answer is put together with.
  private(set) var pad: any AnswerPad
  /// Why the last key meant nothing, or what it did.
  var message: [Text] = []
  /// Whether the keys are shown in the place of the question.
  private(set) var showsKeys = false

  /// What a key asks for.
  enum Intent: Equatable {
    /// Nothing but perhaps another look.
    case none
    case answer(Response, [String])
    case hint
    case skip
    case flag
    case correct
    case leave
    /// The page of keys.
    case keys
    /// The page moves by so many screens.
    case scroll(Int)
    /// A line that means nothing.
    case nonsense(AnswerReading.Nonsense)
    /// Enter where something is missing.
    case incomplete(Lack)
  }

  /// What an answer lacks.
  enum Lack: Equatable {
    case nothingTicked
    /// No right side is beside the left one of a label.
    case leftOpen(String)
    /// No item was moved.
    case nothingMoved
  }

  /// Begins a question; `confirms` makes a struck label wait for Enter.
  init(_ turn: QuizRun.Turn, confirms: Bool, mayCorrect: Bool) {
    self.turn = turn
    self.mayCorrect = mayCorrect
    pad = turn.board.pad(confirms: confirms)
  }

  /// Takes a key in.
  mutating func handle(_ key: Key) -> Intent {
    message = []
    if showsKeys {
      showsKeys = false
      return .none
    }
    switch key {
    case .pageUp: return .scroll(-1)
    case .pageDown: return .scroll(1)
    default: break
    }
    let intent = pad.handle(key, mayCorrect: mayCorrect) ?? command(key.latin)
    guard intent == .keys else { return intent }
    showsKeys = true
    return .none
  }

  private func command(_ letter: Character?) -> Intent {
    switch letter {
    case "h": .hint
    case "s": .skip
    case "f": .flag
    case "i": mayCorrect ? .correct : .nonsense(.nothingToCorrect)
    case "q": .leave
    case "?": .keys
    default: .none
    }
  }
}
