/// One line of the journal: something that happened, and when.
package struct Entry: Sendable, Equatable {
  /// Sixteen hex digits, unique to the line.
  package let id: String
  /// When it happened.
  package let instant: Instant
  /// What happened.
  package let event: Event

  /// Describes a line of the journal.
  package init(id: String, instant: Instant, event: Event) {
    self.id = id
    self.instant = instant
    self.event = event
  }
}

/// What a line of the journal tells.
package indirect enum Event: Sendable, Equatable {
  /// The questions of a sitting were fixed; for one player alone where they are adaptive.
  case drawn(SittingKey, [QuestionReference], isAdaptive: Bool = false)
  /// A question was answered or skipped.
  case answered(SittingKey, Answer)
  /// So many hints of a daily's question were taken before it was answered.
  case hinted(SittingKey, index: Int, hints: Int)
  /// The player was right after all: the question of an index counts as right, for so many XP.
  case corrected(SittingKey, index: Int, xp: Int)
  /// A question was marked as bad.
  case flagged(QuestionReference)
  /// The player took a new nickname.
  case renamed(String)
  /// A setting, or the avatar, got a value.
  case set(key: String, value: String)
  /// XP, level and streak started again; with `all`, everything did.
  case reset(all: Bool, backup: String)
  /// The state of a backup came back, once another one was made that undoes this.
  case restored(backup: String, Player, undo: String? = nil)
}

/// Which sitting an entry belongs to: the daily of a date, or a session of another mode.
package struct SittingKey: Sendable, Hashable {
  /// The kind of sitting.
  package let mode: Mode
  /// The quiz date it counts for.
  package let date: QuizDate
  /// What tells the sittings of a date apart; nil for the daily, of which there is one.
  package let session: String?

  /// The daily of a date.
  package static func daily(_ date: QuizDate) -> SittingKey {
    SittingKey(mode: .daily, date: date, session: nil)
  }

  /// Names a sitting; a daily has no session.
  package init(mode: Mode, date: QuizDate, session: String?) {
    self.mode = mode
    self.date = date
    self.session = mode == .daily ? nil : session ?? ""
  }
}

/// What a player did with one question of a sitting.
package struct Answer: Sendable, Equatable {
  /// The question's place in the sitting, from 0.
  package let index: Int
  /// Which question it was.
  package let reference: QuestionReference
  /// The texts chosen or typed; nil when the question was skipped.
  ///
  /// Of a matching question one text a pair in the bank's order, the two sides with a tab between
  /// them; of an ordering one the items in the order given; of a cloze the texts in its gaps; of a
  /// flashcard the `Recall`.
  package let response: [String]?
  /// How much was right.
  package let share: Share
  /// How many hints were taken.
  package let hints: Int
  /// The time taken, in milliseconds.
  package let milliseconds: Int
  /// The XP of the answer, without the bonus.
  package let xp: Int
  /// The XP of a perfect daily, with its last answer; 0 otherwise.
  package let bonus: Int

  /// Describes an answer; a nil response is a skip.
  package init(
    index: Int, reference: QuestionReference, response: [String]?, share: Share, hints: Int = 0,
    milliseconds: Int = 0, xp: Int, bonus: Int = 0
  ) {
    self.index = index
    self.reference = reference
    self.response = response
    self.share = share
    self.hints = max(0, hints)
    self.milliseconds = max(0, milliseconds)
    self.xp = max(0, xp)
    self.bonus = max(0, bonus)
  }

  /// Whether the question was passed over.
  package var isSkipped: Bool { response == nil }
}
