import Host
import QuizBanks
import QuizCore
import QuizStore
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

/// Asks the questions of a sitting, one line an answer, and saves each answer at once.
struct Conversation {
  let desk: Desk
  let shelf: Shelf
  var ledger: Ledger
  var sitting: Sitting
  /// XP that arrived in this run, the day's limit regarded.
  private(set) var paid = 0
  /// The answer just given, while it may be called right all the same.
  var disputed: Disputed?
  /// The questions that were flagged in this run.
  var flagged: Set<QuestionReference> = []
  private var meaninglessLines = 0
  private var isLimitTold = false

  /// Lines in a row that mean nothing before a run without a terminal ends.
  static let patience = 3

  init(_ sitting: Sitting, at desk: Desk, shelf: Shelf, ledger: Ledger) {
    self.sitting = sitting
    self.desk = desk
    self.shelf = shelf
    self.ledger = ledger
  }

  /// Questions with a result, and all of them.
  var progress: (answered: Int, asked: Int) {
    (sitting.record.results.count, sitting.questions.count)
  }

  /// Asks until the sitting is over or the player leaves.
  mutating func run() throws -> Ending {
    while let index = sitting.nextIndex {
      guard let board = board(at: index) else { return .left }
      let worth = min(prize(board, .full, hints: 0).xp, room(in: ledger.player))
      try desk.show(
        QuestionView(board: board, number: index + 1, count: sitting.questions.count)
          .lines(worth: pays ? worth : nil, desk.page))
      for taken in 0..<sitting.hintsTaken(at: index) {
        try desk.show(HintView(hints: board.question.hints, taken: taken).lines(desk.page))
      }
      if let ending = try ask(board, index) { return ending }
    }
    return try offerCorrectionAtEnd() ?? .finished
  }

  private func board(at index: Int) -> Board? {
    shelf.question(for: sitting.questions[index]).map {
      Board($0.question, of: $0.bank, on: sitting.occasion, truth: desk.words.quiz.truth)
    }
  }

  private func prize(_ board: Board, _ share: Share, hints: Int) -> Prize {
    sitting.prize(board.question.effectiveDifficulty, share: share, hints: hints)
  }

  /// Asks one question until it has a result; an ending ends the sitting before that.
  private mutating func ask(_ board: Board, _ index: Int) throws -> Ending? {
    let began = desk.clock.monotonic()
    var hints = sitting.hintsTaken(at: index)
    var vain = VainAsides()
    while true {
      switch try desk.ask(QuestionView.prompt(for: board, desk.page)) {
      case .endOfInput: return .left
      case .interrupted(let signal): return .interrupted(signal)
      case .line(let line):
        let time = Int(clamping: desk.clock.monotonic() - began)
        switch board.read(line, mayCorrect: disputed != nil) {
        case .response(let response, let texts):
          try settle(board, index, .init(response, texts, hints: hints, milliseconds: time))
          return nil
        case .skip:
          try settle(board, index, .init(nil, nil, hints: hints, milliseconds: time))
          return nil
        case .leave: return .left
        case let command:
          let isVain = vain.contain(command, hintsLeft: board.question.hints.count - hints)
          if let nonsense = try follow(command, board, index, hints: &hints) {
            if try complain(nonsense, board) { return .left }
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
  private mutating func complain(_ nonsense: AnswerReading.Nonsense, _ board: Board) throws -> Bool
  {
    try desk.show(KeysView(board: board).complaint(nonsense, desk.page))
    return try losesPatience()
  }

  /// Counts a line that led nowhere; returns true when patience is at its end.
  private mutating func losesPatience() throws -> Bool {
    meaninglessLines += 1
    guard desk.console.input == .pipe, meaninglessLines >= Self.patience else { return false }
    try desk.show(desk.page.wrapped(desk.words.quiz.tooManyLines))
    return true
  }
}

extension Conversation {
  /// What the player did with a question.
  struct Act {
    let response: Response?
    let texts: [String]?
    let hints: Int
    let milliseconds: Int

    init(_ response: Response?, _ texts: [String]?, hints: Int, milliseconds: Int) {
      self.response = response
      self.texts = texts
      self.hints = hints
      self.milliseconds = milliseconds
    }
  }

  /// Marks and saves an answer, then tells what it came to.
  private mutating func settle(_ board: Board, _ index: Int, _ act: Act) throws {
    meaninglessLines = 0
    disputed = nil
    let verdict = act.response.map(board.question.mark)
    let share = verdict?.share ?? .nothing
    var paid = 0
    var prize = prize(board, share, hints: act.hints)
    var written: Answer?
    let (sitting, room) = (sitting, room(in:))
    let (ranks, notices) = try ledger.record { player in
      let fresh = sitting.refreshed(from: player)
      guard fresh.nextIndex == index else { return [] }
      prize = fresh.prize(
        board.question.effectiveDifficulty, share: share, hints: act.hints)
      let answer = fresh.answer(
        index, board.reference, response: act.texts, prize: prize, hints: act.hints,
        milliseconds: act.milliseconds)
      written = answer
      paid = min(answer.xp, room(player))
      return sitting.redrawing(for: player) + [.answered(sitting.key, answer)]
    }
    desk.tell(notices)
    guard let written else {
      self.sitting = sitting.refreshed(from: ledger.player)
      return try desk.show(
        desk.page.wrapped(desk.words.quiz.answeredElsewhere, .warning) + [Text()])
    }
    self.sitting.add(written)
    self.paid += paid + written.bonus
    disputed = disputable(board, index)
    let mayCorrect = disputed != nil && self.sitting.nextIndex != nil
    try desk.show(
      FeedbackView(
        board: board, verdict: verdict, prize: prize, paid: paid, act: act,
        mayCorrect: mayCorrect
      ).lines(desk.page))
    if paid < written.xp, !isLimitTold {
      isLimitTold = true
      try desk.show(LimitView(mode: sitting.key.mode).lines(desk.page))
    }
    for rank in ranks { try desk.show(LevelUpView(rank: rank).lines(desk.page)) }
  }

  /// The answer to a question of words that was not right, when no other was corrected.
  private func disputable(_ board: Board, _ index: Int) -> Disputed? {
    let difficulty = board.question.effectiveDifficulty
    guard case .shortAnswer = board.question.kind,
      sitting.correctionXP(at: index, difficulty) != nil
    else { return nil }
    return Disputed(index: index, difficulty: difficulty)
  }

  /// What the day's limit still lets through.
  private func room(in player: Player) -> Int {
    guard let limit = sitting.key.mode.dailyLimit else { return .max }
    return max(0, limit - player.diary.trainingXP(sitting.key.mode, on: sitting.key.date))
  }
}

extension Sitting {
  /// The draw once more where the player's diary knows none any more, after a reset of everything
  /// elsewhere; without it the daily would never be done.
  fileprivate func redrawing(for player: Player) -> [Event] {
    guard key.mode == .daily, player.diary.daily(on: key.date).questions.isEmpty else { return [] }
    return [.drawn(key, questions)]
  }

  /// The sitting as the player's diary knows it at this moment; only the daily is kept there.
  func refreshed(from player: Player) -> Sitting {
    guard key.mode == .daily else { return self }
    let record = player.diary.daily(on: key.date)
    return Sitting(
      key: key, questions: questions, results: record.results, hints: record.hints,
      streak: player.diary.streakIfFinished(key.date), occasion: occasion)
  }
}
