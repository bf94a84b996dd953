import QuizCore
import QuizStore
import Terminal

/// What a player may do at a question besides answering it.
extension Conversation {
  /// An answer that may be called right all the same.
  struct Disputed {
    let index: Int
    let difficulty: Difficulty
  }

  /// Does what a command asks for; returns why it means nothing here, if so.
  mutating func follow(
    _ command: AnswerReading, _ board: Board, _ index: Int, hints: inout Int
  ) throws -> AnswerReading.Nonsense? {
    switch command {
    case .hint: try giveHint(board, index, &hints)
    case .flag: return try flag(board)
    case .correct: return try correct()
    case .keys:
      let view = KeysView(board: board, hintsCost: pays, mayCorrect: disputed != nil)
      try desk.show(view.lines(desk.page))
    case .meaningless(let nonsense): return nonsense
    case .response, .skip, .leave: break
    }
    return nil
  }

  /// Whether a right answer is worth anything.
  var pays: Bool { sitting.key.mode.percent > 0 }

  /// Shows the next hint; that of a daily is written down first, so that it costs even a player who
  /// leaves and comes back.
  private mutating func giveHint(_ board: Board, _ index: Int, _ taken: inout Int) throws {
    let view = HintView(hints: board.question.hints, taken: taken, costs: pays)
    if taken < board.question.hints.count {
      taken += 1
      if sitting.key.mode == .daily {
        let hinted = Event.hinted(sitting.key, index: index, hints: taken)
        desk.tell(try ledger.record { _ in [hinted] }.notices)
      }
      sitting.add(hints: taken, at: index)
    }
    try desk.show(view.lines(desk.page))
  }

  /// Writes down that a question is a bad one, once a run.
  private mutating func flag(_ board: Board) throws -> AnswerReading.Nonsense? {
    guard flagged.insert(board.reference).inserted else { return .flaggedAlready }
    desk.tell(try ledger.record { _ in [.flagged(board.reference)] }.notices)
    try desk.show(desk.page.wrapped(desk.words.objections.flagged))
    return nil
  }

  /// Lets the disputed answer count as right.
  private mutating func correct() throws -> AnswerReading.Nonsense? {
    guard let answer = disputed else { return .nothingToCorrect }
    disputed = nil
    var corrected: Int?
    let sitting = sitting
    let (ranks, notices) = try ledger.record { player in
      corrected = sitting.refreshed(from: player)
        .correctionXP(at: answer.index, answer.difficulty)
      return corrected.map { [.corrected(sitting.key, index: answer.index, xp: $0)] } ?? []
    }
    desk.tell(notices)
    self.sitting = sitting.refreshed(from: ledger.player)
    guard let xp = corrected else { return .nothingToCorrect }
    let told = desk.words.objections.corrected(xp > 0 ? desk.page.xp(xp) : nil)
    try desk.show(desk.page.wrapped(told))
    for rank in ranks { try desk.show(LevelUpView(rank: rank).lines(desk.page)) }
    return nil
  }

  /// After the last question, which has none after it to say so at, asks a player at a terminal
  /// whether the typed answer was right; an interruption ends the program.
  mutating func offerCorrectionAtEnd() throws -> Ending? {
    guard disputed != nil, desk.console.input == .terminal else { return nil }
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
