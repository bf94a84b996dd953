import Host
import QuizCore
import QuizStore
import Terminal

/// Plays a sitting with single keys on a screen.
struct KeyedQuiz {
  let stage: Stage
  let desk: Desk
  let confirms: Bool
  var run: QuizRun
  private var isLimitTold = false
  /// What is told below the first question.
  private var opening: [Text]

  /// Begins on a stage; `confirms` makes a struck label wait for Enter.
  init(_ run: QuizRun, _ opening: OpeningView, on stage: Stage, at desk: Desk) {
    self.run = run
    self.stage = stage
    self.opening = opening.adaptive(stage.page)
    self.desk = desk
    confirms = Setting.confirms(run.ledger.player.profile)
  }

  /// Asks until the sitting is over or the player leaves.
  mutating func play() throws -> Ending {
    while let turn = run.turn {
      if let ending = try ask(turn) { return ending }
    }
    return run.sitting.nextIndex == nil ? .finished : .left
  }

  private func place(of turn: QuizRun.Turn) -> QuestionPage.Place {
    QuestionPage.Place(
      number: turn.index + 1, count: run.sitting.questions.count,
      right: run.sitting.record.rightCount, worth: run.worth(of: turn.board),
      hintsTaken: run.sitting.hintsTaken(at: turn.index), hintsCost: run.pays)
  }

  /// Asks one question until it has a result and the result was seen.
  private mutating func ask(_ turn: QuizRun.Turn) throws -> Ending? {
    var page = QuestionPage(turn, confirms: confirms, mayCorrect: run.disputed != nil)
    page.message =
      desk.told.takeUnseen().flatMap { stage.page.wrapped($0, .warning) } + opening
    opening = []
    let began = desk.clock.monotonic()
    // A question is seen from its beginning, also where the line to type in has no room below it.
    var (offset, follows) = (0, false)
    // No key that was struck before the question was there may answer it.
    stage.screen.discardTypedAhead()
    while true {
      let place = place(of: turn)
      switch try stage.wait(at: &offset, { page.sheet(place, $0) }, follows: follows) {
      case .end: return .left
      case .interrupted(let signal): return .interrupted(signal)
      case .timedOut: continue
      case .key(let key):
        follows = true
        let time = Int(clamping: desk.clock.monotonic() - began)
        let hints = run.sitting.hintsTaken(at: turn.index)
        switch page.handle(key) {
        case .leave: return .left
        case .answer(let response, let texts):
          return try settle(turn, .init(response, texts, hints: hints, milliseconds: time))
        case .skip: return try settle(turn, .init(nil, nil, hints: hints, milliseconds: time))
        case let intent: page.message = try follow(intent, turn, &page)
        }
      }
    }
  }

  /// Does what else a key asks for; returns what is to be told of it.
  private mutating func follow(
    _ intent: QuestionPage.Intent, _ turn: QuizRun.Turn, _ page: inout QuestionPage
  ) throws -> [Text] {
    let view = stage.page
    switch intent {
    case .hint: return try hint(turn)
    case .flag: return try flag(turn.board)
    case .correct:
      page.mayCorrect = false
      return try correct()
    case .nonsense(let nonsense):
      return KeysView(board: page.pad.board).complaint(nonsense, view)
    case .incomplete(let lack): return view.wrapped(stage.words.sentence(lack), .warning)
    case .none:
      return page.pad.waiting.map { view.wrapped(stage.words.screens.confirm($0), .faint) } ?? []
    case .answer, .skip, .leave, .keys, .scroll: return []
    }
  }

  private mutating func hint(_ turn: QuizRun.Turn) throws -> [Text] {
    let taken = run.sitting.hintsTaken(at: turn.index)
    guard taken < turn.board.hints.count else {
      return stage.page.wrapped(stage.words.quiz.noHint(taken > 0), .warning)
    }
    return sentences(try run.takeHint(turn))
  }

  private mutating func flag(_ board: Board) throws -> [Text] {
    guard let notices = try run.flag(board) else {
      return stage.page.wrapped(stage.words.objections.flaggedAlready)
    }
    return stage.page.wrapped(stage.words.objections.flagged) + sentences(notices)
  }

  private mutating func correct() throws -> [Text] {
    guard let corrected = try run.correct() else {
      return stage.page.wrapped(stage.words.objections.nothingToCorrect)
    }
    for rank in corrected.ranks { try celebrate(rank) }
    let xp = corrected.xp > 0 ? stage.page.xp(corrected.xp) : nil
    return stage.page.wrapped(stage.words.objections.corrected(xp), .good)
      + sentences(corrected.notices)
  }

  /// What the store found, as lines of a page.
  private func sentences(_ notices: [StoreNotice]) -> [Text] {
    notices.flatMap { stage.page.wrapped(StoreSentence(words: stage.words).text($0), .warning) }
  }
}

extension KeyedQuiz {
  /// Settles a question and shows what it came to, until a key goes on.
  private mutating func settle(_ turn: QuizRun.Turn, _ act: QuizRun.Act) throws -> Ending? {
    guard let settled = try run.settle(turn, act) else {
      let words = stage.words
      return try ending(
        stage.rest { page in
          Sheet(
            body: page.wrapped(words.quiz.answeredElsewhere, .warning),
            foot: [
              KeyLine(keys: [(words.screens.names.anyKey, words.screens.hints.goOn)]).text(page)
            ])
        })
    }
    var page = FeedbackPage(
      turn: turn, settled: settled,
      progress: (turn.index + 1, run.sitting.questions.count, run.sitting.record.rightCount),
      mayCorrect: run.disputed != nil)
    page.message = sentences(settled.notices) + limit(settled)
    if settled.paid > 0 {
      try stage.move(for: FeedbackPage.duration) { page.sheet($0, counted: $1) }
    }
    let ending = try look(at: &page)
    if ending == nil { for rank in settled.ranks { try celebrate(rank) } }
    return ending
  }

  private mutating func limit(_ settled: QuizRun.Settled) -> [Text] {
    guard settled.isLimited, !isLimitTold else { return [] }
    isLimitTold = true
    return LimitView(mode: run.sitting.key.mode).lines(stage.page)
  }

  /// Waits at the feedback until a key goes on; some keys do something else first.
  private mutating func look(at page: inout FeedbackPage) throws -> Ending? {
    var offset = 0
    stage.screen.discardTypedAhead()
    while true {
      let shown = page
      let wake = try stage.wait(at: &offset, { shown.sheet($0) }, scrollsByArrows: true)
      guard case .key(let key) = wake else { return ending(wake) }
      switch key.latin {
      case "i" where page.mayCorrect:
        page.mayCorrect = false
        page.message = try correct()
      case "f": page.message = try flag(page.turn.board)
      case "q": return run.sitting.nextIndex == nil ? nil : .left
      default: return nil
      }
    }
  }

  private func ending(_ wake: Stage.Wake) -> Ending? {
    switch wake {
    case .key, .timedOut: nil
    // What is answered last is answered all the same.
    case .end: run.sitting.nextIndex == nil ? nil : .left
    case .interrupted(let signal): .interrupted(signal)
    }
  }

  /// A new rank, on a page of its own.
  private func celebrate(_ rank: Rank) throws {
    let page = LevelUpPage(rank: rank)
    try stage.move(for: LevelUpPage.duration) { page.sheet($0, at: $1) }
    stage.screen.discardTypedAhead()
    _ = try stage.rest { page.sheet($0) }
  }
}

extension Words {
  /// What an answer lacks, in words.
  fileprivate func sentence(_ lack: QuestionPage.Lack) -> String {
    switch lack {
    case .nothingTicked: screens.tickFirst
    case .leftOpen(let label): pads.leftOpen(label)
    case .nothingMoved: pads.nothingMoved
    }
  }
}
