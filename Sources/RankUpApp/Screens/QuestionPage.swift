import QuizCore
import Terminal

/// A question as it is answered with keys: what is chosen, ticked or typed so far.
struct QuestionPage {
  let turn: QuizRun.Turn
  /// Whether a choice waits for Enter.
  let confirms: Bool
  /// Whether the answer before may be called right.
  var mayCorrect: Bool
  /// The option that the arrows stand at; nil while they were not used.
  private(set) var chosen: Int?
  /// Options that are ticked, where several may be right.
  private(set) var ticked: Set<Int> = []
  /// The line of a typed question.
  private(set) var editor = LineEditor()
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
    /// The page moves by so many screens.
    case scroll(Int)
    /// A line that means nothing.
    case nonsense(AnswerReading.Nonsense)
    /// Enter where nothing is ticked.
    case nothingTicked
  }

  private var board: Board { turn.board }

  /// Whether the answer is typed.
  var isTyped: Bool { board.options.isEmpty }

  /// Begins a question.
  init(_ turn: QuizRun.Turn, confirms: Bool, mayCorrect: Bool) {
    self.turn = turn
    self.confirms = confirms
    self.mayCorrect = mayCorrect
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
    default: return isTyped ? handleTyped(key) : handleChoice(key)
    }
  }

  private mutating func handleTyped(_ key: Key) -> Intent {
    switch key {
    case .enter: return read(editor.text)
    case .escape:
      editor = LineEditor()
      return .none
    default:
      editor.handle(key)
      return .none
    }
  }

  /// Reads the line as one of a conversation is read.
  private mutating func read(_ line: String) -> Intent {
    switch board.read(line, mayCorrect: mayCorrect) {
    case .response(let response, let texts): return .answer(response, texts)
    case .meaningless(let nonsense): return .nonsense(nonsense)
    case .keys:
      showsKeys = true
      editor = LineEditor()
      return .none
    case .hint, .skip, .flag, .correct, .leave:
      defer { editor = LineEditor() }
      return command(line.last.map { Character($0.lowercased()) } ?? " ")
    }
  }

  private mutating func handleChoice(_ key: Key) -> Intent {
    let count = board.options.count
    switch key {
    case .up, .backTab: chosen = ((chosen ?? count) - 1 + count) % count
    case .down, .tab: chosen = ((chosen ?? -1) + 1) % count
    case .home: chosen = 0
    case .end: chosen = count - 1
    case .enter: return enter()
    case .escape: chosen = nil
    case .character(" "): return space()
    case .character:
      guard let letter = key.latin else { return .none }
      if let option = option(struckWith: letter) { return strike(option) }
      return command(letter)
    default: break
    }
    return .none
  }

  /// The option whose label is one key; of more than nine, numbers of two digits are chosen by arrows.
  private func option(struckWith letter: Character) -> Int? {
    board.options.firstIndex { option in
      let label = option.label.hasPrefix("#") ? String(option.label.dropFirst()) : option.label
      return label.lowercased() == String(letter)
    }
  }

  /// A label was struck.
  private mutating func strike(_ option: Int) -> Intent {
    chosen = option
    if board.takesSeveral {
      ticked.formSymmetricDifference([option])
      return .none
    }
    // With ten and more, "1" may be the start of "12".
    guard !confirms, board.options.count < 10 else { return .none }
    return answer([option])
  }

  private mutating func space() -> Intent {
    guard let chosen, board.takesSeveral else { return .none }
    ticked.formSymmetricDifference([chosen])
    return .none
  }

  private func enter() -> Intent {
    if board.takesSeveral { return ticked.isEmpty ? .nothingTicked : answer(ticked.sorted()) }
    return chosen.map { answer([$0]) } ?? .none
  }

  private func answer(_ indices: [Int]) -> Intent {
    let picked = indices.map { board.options[$0] }
    return .answer(board.response(picked), board.texts(picked))
  }

  private mutating func command(_ letter: Character) -> Intent {
    switch letter {
    case "h": return .hint
    case "s": return .skip
    case "f": return .flag
    case "i": return mayCorrect ? .correct : .nonsense(.nothingToCorrect)
    case "q": return .leave
    case "?": showsKeys = true
    default: break
    }
    return .none
  }
}
