/// What the journal tells of learning: a left fold over entries, beside the player they come to.
///
/// Of a size that grows with the questions and the days, not with the answers. A reset keeps it; a
/// reset of everything empties it.
package struct Study: JournalFold, Equatable {
  /// The player that the same entries come to.
  package var player: Player
  /// What is known of each question that was ever answered or flagged.
  package private(set) var questions: [QuestionReference: QuestionStudy] = [:]
  /// The days with an answer, in the order of their dates.
  package private(set) var days: [StudyDay] = []
  /// What badges are made of.
  package var badges = BadgeBook()

  /// Begins before the first entry.
  package init(_ beginning: Profile) { player = Player(profile: beginning) }

  /// Goes on with what was put down; the days must be in the order of their dates, each once.
  package init(
    player: Player, questions: [QuestionReference: QuestionStudy], days: [StudyDay],
    badges: BadgeBook = BadgeBook()
  ) {
    self.player = player
    self.questions = questions
    self.days = days
    self.badges = badges
  }

  /// Whether nothing was ever answered or flagged.
  package var isEmpty: Bool { questions.isEmpty && days.isEmpty }

  /// Takes an entry in.
  package mutating func add(_ entry: Entry) {
    switch entry.event {
    case .answered(let key, let answer):
      let counts = key.mode != .replay && player.diary.takes(answer, key)
      let paid = pay(entry, on: key.date)
      if counts { learn(answer, key, paid: paid, at: entry.instant) }
    case .corrected(let key, let index, _):
      let result = player.diary.daily(on: key.date).results[index]
      let paid = pay(entry, on: key.date)
      let after = player.diary.daily(on: key.date).results[index]
      if let result, after?.isCorrected == true, !result.isCorrected {
        correct(result, on: key.date, paid: paid)
      }
    case .flagged(let reference):
      player.add(entry)
      questions[reference, default: QuestionStudy()].isFlagged = true
    case .reset(let all, let backup):
      player.add(entry)
      badges.reset(all: all, backup: backup)
      if all {
        questions = [:]
        days = []
      }
    case .restored(let backup, let player, _):
      self.player.add(entry)
      badges.restore(backup, player, at: entry.instant)
    default: player.add(entry)
    }
  }

  /// Lets an entry pay, and notes the ranks that it leads to; returns the XP that arrived.
  private mutating func pay(_ entry: Entry, on date: QuizDate) -> Int {
    let before = player.profile.standing.lifetimeXP
    for rank in player.add(entry) { badges.reach(rank, on: date) }
    return max(0, saturatingDifference(player.profile.standing.lifetimeXP, before))
  }

  private mutating func learn(
    _ answer: Answer, _ key: SittingKey, paid: Int, at instant: Instant
  ) {
    update(key.date) { $0.add(answer, paid: paid) }
    let life = answer.share.isFull ? badges.present : nil
    badges.add(answer, key, to: player)
    update(answer.reference) { question in
      question.learn(answer, at: instant)
      if let life { question.noteRight(on: key.date, life: life) }
    }
  }

  /// Lets a wrong answer of a daily have been right.
  private mutating func correct(_ result: QuestionResult, on date: QuizDate, paid: Int) {
    let gained = Share.full.millionths - result.share.millionths
    update(date) { $0.correct(gained: gained, paid: paid) }
    badges.correct(on: date, of: player)
    questions[result.reference]?.correct(gained: gained, hints: result.hints)
    questions[result.reference]?.noteRight(on: date, life: badges.present)
  }

  /// Changes what is known of a question, which is made where it is not there.
  private mutating func update(
    _ reference: QuestionReference, _ change: (inout QuestionStudy) -> Void
  ) {
    change(&questions[reference, default: QuestionStudy()])
  }

  /// Changes the day of a date, which is made where it is not there.
  private mutating func update(_ date: QuizDate, _ change: (inout StudyDay) -> Void) {
    change(&days[date])
    days[date].note(player.profile.standing)
  }
}
