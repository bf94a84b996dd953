import QuizCore
import QuizStore
import Terminal

/// What a player may do at a question besides answering it.
extension Conversation {
  /// Does what a command asks for; returns why it means nothing here, if so.
  ///
  /// `current` is the part of the question that was asked for.
  mutating func follow(
    _ command: AnswerReading, _ turn: QuizRun.Turn, at current: Board
  ) throws -> AnswerReading.Nonsense? {
    switch command {
    case .hint: try giveHint(turn)
    case .flag: return try flag(turn.board)
    case .correct: return try correct()
    case .keys:
      let view = KeysView(
        board: current, hasHints: !turn.board.hints.isEmpty, hintsCost: run.pays,
        mayCorrect: run.disputed != nil)
      try desk.show(view.lines(desk.page))
    case .meaningless(let nonsense): return nonsense
    case .response, .step, .skip, .leave: break
    }
    return nil
  }

  private mutating func giveHint(_ turn: QuizRun.Turn) throws {
    let view = HintView(
      hints: turn.board.hints, taken: run.sitting.hintsTaken(at: turn.index),
      costs: run.pays, textFormat: turn.board.textFormat)
    desk.tell(try run.takeHint(turn))
    try desk.show(view.lines(desk.page))
  }

  private mutating func flag(_ board: Board) throws -> AnswerReading.Nonsense? {
    guard let notices = try run.flag(board) else { return .flaggedAlready }
    desk.tell(notices)
    try desk.show(desk.page.wrapped(desk.words.objections.flagged))
    return nil
  }

  private mutating func correct() throws -> AnswerReading.Nonsense? {
    guard let corrected = try run.correct() else { return .nothingToCorrect }
    desk.tell(corrected.notices)
    let xp = corrected.xp > 0 ? desk.page.xp(corrected.xp) : nil
    try desk.show(desk.page.wrapped(desk.words.objections.corrected(xp)))
    for rank in corrected.ranks { try desk.show(LevelUpView(rank: rank).lines(desk.page)) }
    return nil
  }

  /// After the last question, which has none after it to say so at, asks a player at a terminal
  /// whether the typed answer was right; an interruption ends the program.
  mutating func offerCorrectionAtEnd() throws -> Ending? {
    guard run.disputed != nil, desk.console.input == .terminal else { return nil }
    switch try desk.ask(Text(desk.words.objections.lastOffer, .faint)) {
    case .interrupted(let signal): return .interrupted(signal)
    case .endOfInput: return nil
    case .line(let line):
      if [":i", "i"].contains(line.trimmingWhitespace.lowercased()) { _ = try correct() }
      try desk.show([Text()])
      return nil
    }
  }
}
