import QuizBanks
import QuizCore
import QuizStore

/// A sitting as it is played: each act is marked and saved at once, and told as data.
struct QuizRun {
  let shelf: Shelf
  private(set) var ledger: Ledger
  private(set) var sitting: Sitting
  /// XP that arrived in this run, the day's limit regarded.
  private(set) var paid = 0
  /// The answer just given, while it may be called right all the same.
  private(set) var disputed: Disputed?
  /// The questions that were flagged in this run.
  private var flagged: Set<QuestionReference> = []
  private let words: Words
  /// What tells when a question comes again; in a review alone.
  private let memory: ReviewMemory?
  /// The badges that were earned before the first answer of this run; nil where that is not known.
  private var badgesBefore: [Badge]?
  private var isAnswered = false

  /// An answer that may be called right all the same.
  struct Disputed {
    let index: Int
    let rate: Rate
  }

  /// The question that is to be answered.
  struct Turn {
    let index: Int
    let board: Board
  }

  /// What the player did with a question.
  struct Act {
    let response: Response?
    let texts: [String]?
    let hints: Int
    let milliseconds: Int

    /// Describes an act; without a response the question is passed over.
    init(_ response: Response?, _ texts: [String]?, hints: Int, milliseconds: Int) {
      self.response = response
      self.texts = texts
      self.hints = hints
      self.milliseconds = milliseconds
    }
  }

  /// What an act came to.
  struct Settled {
    /// Nil for a question that was passed over.
    let verdict: Verdict?
    let prize: Prize
    /// XP that arrived for the answer.
    let paid: Int
    /// XP that a perfect daily added.
    let bonus: Int
    let act: Act
    /// Whether the day's limit took a part of the XP.
    let isLimited: Bool
    /// Ranks that it led to, lowest first.
    let ranks: [Rank]
    let notices: [StoreNotice]
    /// When the question comes again, in days and as a date; nil outside a review.
    let next: (days: Int, date: QuizDate)?
  }

  /// What "I was right" came to.
  struct Corrected {
    let xp: Int
    let ranks: [Rank]
    let notices: [StoreNotice]
  }

  /// Begins or goes on with a sitting; `words` give the choices that are no bank's.
  init(
    _ sitting: Sitting, shelf: Shelf, ledger: Ledger, words: Words, memory: ReviewMemory? = nil
  ) {
    self.memory = memory
    self.sitting = sitting
    self.shelf = shelf
    self.ledger = ledger
    self.words = words
  }

  /// Questions with a result, and all of them.
  var progress: (answered: Int, asked: Int) {
    (sitting.record.results.count, sitting.questions.count)
  }

  /// Whether a right answer is worth anything.
  var pays: Bool { sitting.key.mode.percent > 0 }

  /// The next question; nil when the sitting is over, or the question is nowhere to be found.
  var turn: Turn? {
    guard let index = sitting.nextIndex, let found = shelf.question(for: sitting.questions[index])
    else { return nil }
    return Turn(
      index: index,
      board: Board(found.question, of: found.bank, on: sitting.occasion, words))
  }

  /// What a full answer to a question would bring; nil where it is worth nothing by the rules.
  func worth(of board: Board) -> Int? {
    let prize = sitting.prize(board.question.rate, share: .full, hints: 0)
    return pays ? min(prize.xp, room(in: ledger.player)) : nil
  }

  /// What the day's limit still lets through.
  private func room(in player: Player) -> Int {
    guard let limit = sitting.key.mode.dailyLimit else { return .max }
    return max(0, limit - player.diary.trainingXP(sitting.key.mode, on: sitting.key.date))
  }

  /// The badges that this run earned up to now.
  func newBadges() -> [Badge] {
    guard let badgesBefore, let now = ledger.badges(on: shelf, asOf: sitting.key.date) else {
      return []
    }
    return now.filter { !badgesBefore.contains($0) }
  }

  /// Notes before the first answer which badges are earned, so that it is known which ones are new.
  private mutating func noteBadges() {
    guard !isAnswered, pays else { return }
    isAnswered = true
    badgesBefore = ledger.badges(on: shelf, asOf: sitting.key.date)
  }

  /// Marks an act and writes it down; nil when the question was answered elsewhere meanwhile.
  mutating func settle(_ turn: Turn, _ act: Act) throws -> Settled? {
    disputed = nil
    noteBadges()
    let board = turn.board
    let verdict = act.response.map(board.question.mark)
    let share = verdict?.share ?? .nothing
    let rate = board.question.rate
    var prize = sitting.prize(rate, share: share, hints: act.hints)
    var paid = 0
    var written: Answer?
    let (sitting, room) = (sitting, room(in:))
    let (ranks, notices) = try ledger.record { player in
      let fresh = sitting.refreshed(from: player)
      guard fresh.nextIndex == turn.index else { return [] }
      prize = fresh.prize(rate, share: share, hints: act.hints)
      let answer = fresh.answer(
        turn.index, board.reference, response: act.texts, prize: prize, hints: act.hints,
        milliseconds: act.milliseconds)
      written = answer
      paid = min(answer.xp, room(player))
      return sitting.redrawing(for: player) + [.answered(sitting.key, answer)]
    }
    guard let written else {
      self.sitting = sitting.refreshed(from: ledger.player)
      return nil
    }
    self.sitting.add(written)
    self.paid += paid + written.bonus
    disputed = disputable(board, turn.index)
    return Settled(
      verdict: verdict, prize: prize, paid: paid, bonus: written.bonus, act: act,
      isLimited: paid < written.xp, ranks: ranks, notices: notices,
      next: memory?.next(board.reference, share: share, hints: act.hints))
  }

  /// The answer to a question of words that was not right, when no other was corrected.
  private func disputable(_ board: Board, _ index: Int) -> Disputed? {
    let rate = board.question.rate
    guard case .shortAnswer = board.question.kind, sitting.correctionXP(at: index, rate) != nil
    else { return nil }
    return Disputed(index: index, rate: rate)
  }

  /// Takes the next hint; that of a daily is written down before it is seen, so that it costs even a
  /// player who leaves and comes back.
  mutating func takeHint(_ turn: Turn) throws -> [StoreNotice] {
    let taken = sitting.hintsTaken(at: turn.index) + 1
    guard taken <= turn.board.hints.count else { return [] }
    var notices: [StoreNotice] = []
    if sitting.key.mode == .daily {
      let hinted = Event.hinted(sitting.key, index: turn.index, hints: taken)
      notices = try ledger.record { _ in [hinted] }.notices
    }
    sitting.add(hints: taken, at: turn.index)
    return notices
  }

  /// Writes down that a question is a bad one, once a run; nil when it is so already.
  mutating func flag(_ board: Board) throws -> [StoreNotice]? {
    guard flagged.insert(board.reference).inserted else { return nil }
    return try ledger.record { _ in [.flagged(board.reference)] }.notices
  }

  /// Lets the disputed answer count as right; nil when there is none.
  mutating func correct() throws -> Corrected? {
    guard let answer = disputed else { return nil }
    disputed = nil
    var corrected: Int?
    let sitting = sitting
    let (ranks, notices) = try ledger.record { player in
      corrected = sitting.refreshed(from: player)
        .correctionXP(at: answer.index, answer.rate)
      return corrected.map { [.corrected(sitting.key, index: answer.index, xp: $0)] } ?? []
    }
    self.sitting = sitting.refreshed(from: ledger.player)
    return corrected.map { Corrected(xp: $0, ranks: ranks, notices: notices) }
  }
}

extension Sitting {
  /// The draw once more where the player's diary knows none any more, after a reset of everything
  /// elsewhere; without it the daily would never be done.
  fileprivate func redrawing(for player: Player) -> [Event] {
    guard key.mode == .daily, player.diary.daily(on: key.date).questions.isEmpty else { return [] }
    return [.drawn(key, questions, isAdaptive: record.isAdaptive)]
  }

  /// The sitting as the player's diary knows it at this moment; only the daily is kept there.
  func refreshed(from player: Player) -> Sitting {
    guard key.mode == .daily else { return self }
    let record = player.diary.daily(on: key.date)
    return Sitting(
      key: key, questions: questions, results: record.results, hints: record.hints,
      isAdaptive: self.record.isAdaptive,
      streak: player.diary.streakIfFinished(key.date), occasion: occasion)
  }
}
