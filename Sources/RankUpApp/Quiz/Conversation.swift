import Host
import QuizBanks
import QuizCore
import Terminal

/// How a quiz ended.
enum Ending: Equatable {
  /// Every question has a result.
  case finished
  /// The player left, or the input was over.
  case left
  /// A signal asked the program to end.
  case interrupted(Int32)
}

/// Plays a sitting by lines: one line a question, one line an answer.
struct Conversation {
  let desk: Desk
  var run: QuizRun
  private var meaninglessLines = 0
  private var isLimitTold = false

  /// Lines in a row that mean nothing before a run without a terminal ends.
  static let patience = 3

  init(_ run: QuizRun, at desk: Desk) {
    self.run = run
    self.desk = desk
  }

  /// Asks until the sitting is over or the player leaves.
  mutating func play() throws -> Ending {
    while let turn = run.turn {
      let view = QuestionView(
        board: turn.board, number: turn.index + 1, count: run.sitting.questions.count)
      try desk.show(view.lines(worth: run.worth(of: turn.board), desk.page))
      for taken in 0..<run.sitting.hintsTaken(at: turn.index) {
        let view = HintView(
          hints: turn.board.hints, taken: taken, textFormat: turn.board.textFormat)
        try desk.show(view.lines(desk.page))
      }
      if let ending = try ask(turn) { return ending }
    }
    if run.sitting.nextIndex != nil { return .left }
    return try offerCorrectionAtEnd() ?? .finished
  }

  /// Asks one question until it has a result; an ending ends the sitting before that.
  private mutating func ask(_ turn: QuizRun.Turn) throws -> Ending? {
    let board = turn.board
    let began = desk.clock.monotonic()
    var vain = VainAsides()
    var answering = Answering(board)
    while true {
      switch try desk.ask(QuestionView.prompt(for: answering, desk.page)) {
      case .endOfInput: return .left
      case .interrupted(let signal): return .interrupted(signal)
      case .line(let line):
        let time = Int(clamping: desk.clock.monotonic() - began)
        let hints = run.sitting.hintsTaken(at: turn.index)
        let current = answering.current
        switch answering.read(line, mayCorrect: run.disputed != nil) {
        case .response(let response, let texts):
          try settle(turn, .init(response, texts, hints: hints, milliseconds: time))
          return nil
        case .skip:
          try settle(turn, .init(nil, nil, hints: hints, milliseconds: time))
          return nil
        case .leave: return .left
        case .step:
          meaninglessLines = 0
          try desk.show(QuestionView.step(of: answering, desk.page))
        case let command:
          let isVain = vain.contain(command, hintsLeft: board.hints.count - hints)
          if let nonsense = try follow(command, turn, at: current) {
            if try complain(nonsense, answering) { return .left }
          } else if !isVain {
            meaninglessLines = 0
          } else if try losesPatience() {
            return .left
          }
        }
      }
    }
  }

  /// Says why a line means nothing; returns true when patience is at its end.
  private mutating func complain(_ nonsense: AnswerReading.Nonsense, _ answering: Answering)
    throws -> Bool
  {
    try desk.show(KeysView(board: answering.current).complaint(nonsense, desk.page))
    return try losesPatience()
  }

  /// Counts a line that led nowhere; returns true when patience is at its end.
  private mutating func losesPatience() throws -> Bool {
    meaninglessLines += 1
    guard desk.console.input == .pipe, meaninglessLines >= Self.patience else { return false }
    try desk.show(desk.page.wrapped(desk.words.quiz.tooManyLines))
    return true
  }

  /// Settles a question and tells what it came to.
  private mutating func settle(_ turn: QuizRun.Turn, _ act: QuizRun.Act) throws {
    meaninglessLines = 0
    guard let settled = try run.settle(turn, act) else {
      return try desk.show(
        desk.page.wrapped(desk.words.quiz.answeredElsewhere, .warning) + [Text()])
    }
    desk.tell(settled.notices)
    let mayCorrect = run.disputed != nil && run.sitting.nextIndex != nil
    try desk.show(
      FeedbackView(board: turn.board, settled: settled, mayCorrect: mayCorrect).lines(desk.page))
    if settled.isLimited, !isLimitTold {
      isLimitTold = true
      try desk.show(LimitView(mode: run.sitting.key.mode).lines(desk.page))
    }
    for rank in settled.ranks { try desk.show(LevelUpView(rank: rank).lines(desk.page)) }
  }
}
