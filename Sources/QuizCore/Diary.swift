/// What the journal says of days: dailies, streak days, and what is needed to pay nothing twice.
///
/// A left fold over entries, of a size that hardly grows with the history: finished dates are kept
/// as runs, records of the dailies touched last in full.
package struct Diary: Sendable, Equatable {
  /// Every date whose daily was finished.
  package private(set) var finished: DaySet
  /// Those of them that count for the streak, which starts again with a reset.
  package private(set) var streakDates: DaySet
  /// The dailies touched last, the latest at the end.
  package private(set) var dailies: [DatedDaily]
  /// The other sittings touched last, the latest at the end.
  package private(set) var sessions: [SessionRecord]
  /// XP paid for practice and review on the latest dates, by date and mode.
  package private(set) var trainingXP: [TrainingXP]

  /// The daily of a date.
  package struct DatedDaily: Sendable, Equatable {
    /// The quiz date.
    package let date: QuizDate
    /// What is known of it.
    package var record: DailyRecord

    /// Puts a record under its date.
    package init(date: QuizDate, record: DailyRecord) {
      self.date = date
      self.record = record
    }
  }

  /// The answered indices of a practice, review or replay.
  package struct SessionRecord: Sendable, Equatable {
    /// The session's name.
    package let session: String
    /// The indices that have an answer, in rising order, each once.
    package private(set) var answered: [Int]

    /// Describes a session; the indices may come in any order.
    package init(session: String, answered: [Int]) {
      self.session = session
      let isOrdered = zip(answered, answered.dropFirst()).allSatisfy(<)
      self.answered = isOrdered ? answered : Set(answered).sorted()
    }

    /// Notes an index as answered; returns whether it was not so before.
    mutating func insert(_ index: Int) -> Bool {
      let place = answered.firstIndex(inOrder: { $0 >= index })
      if place < answered.count, answered[place] == index { return false }
      answered.insert(index, at: place)
      return true
    }
  }

  /// XP that a mode paid on a date.
  package struct TrainingXP: Sendable, Equatable {
    /// The quiz date.
    package let date: QuizDate
    /// The mode, practice or review.
    package let mode: Mode
    /// What it paid so far.
    package var xp: Int

    /// Describes a sum.
    package init(date: QuizDate, mode: Mode, xp: Int) {
      self.date = date
      self.mode = mode
      self.xp = max(0, xp)
    }
  }

  /// How many dailies, and how many sessions and sums, are kept.
  package static let memory = 8

  /// Describes a diary; by default an empty one.
  package init(
    finished: DaySet = DaySet(), streakDates: DaySet = DaySet(), dailies: [DatedDaily] = [],
    sessions: [SessionRecord] = [], trainingXP: [TrainingXP] = []
  ) {
    self.finished = finished
    self.streakDates = streakDates
    self.dailies = dailies
    self.sessions = sessions
    self.trainingXP = trainingXP
  }

  /// What is known of the daily of a date, as far as it is kept.
  package func daily(on date: QuizDate) -> DailyRecord {
    dailies.last { $0.date == date }?.record ?? DailyRecord()
  }

  /// Whether the daily of a date is done.
  package func isFinished(_ date: QuizDate) -> Bool { finished.contains(date) }

  /// The streak as it stands on a date; later dates are left out.
  package func streak(asOf date: QuizDate) -> Streak { Streak(of: streakDates, asOf: date) }

  /// The streak there will be once the daily of a date is finished.
  package func streakIfFinished(_ date: QuizDate) -> Int {
    var dates = streakDates
    dates.insert(date)
    return Streak(of: dates, asOf: date).current
  }

  /// The latest finished date after a given one, if the clock stood later once.
  package func finishedDate(after date: QuizDate) -> QuizDate? {
    finished.runs.last.map { QuizDate(dayNumber: $0.upperBound) }.flatMap { $0 > date ? $0 : nil }
  }

  /// What practice or review has paid on a date.
  package func trainingXP(_ mode: Mode, on date: QuizDate) -> Int {
    trainingXP.last { $0.date == date && $0.mode == mode }?.xp ?? 0
  }
}

extension Diary {
  /// Takes an entry in and returns what it means for the card.
  package mutating func add(_ entry: Entry) -> [Consequence] {
    switch entry.event {
    case .drawn(let key, let questions): return addDraw(key, questions)
    case .answered(let key, let answer):
      return key.mode == .daily ? addDaily(answer, on: key.date) : addTraining(answer, key)
    case .hinted(let key, let index, let hints): return addHints(hints, at: index, key)
    case .corrected(let key, let index, let xp): return correct(key, index: index, xp: xp)
    case .flagged: return []
    case .renamed(let name): return [.nickname(name)]
    case .set(let key, let value): return [.setting(key, value)]
    case .reset(let all, _):
      if all { self = Diary() } else { streakDates = DaySet() }
      return [.startAgain(all: all)]
    case .restored(_, let player):
      self = restoring(player.diary)
      return [.replaced(player.profile)]
    }
  }

  private mutating func addDraw(_ key: SittingKey, _ questions: [QuestionReference])
    -> [Consequence]
  {
    guard key.mode == .daily, !finished.contains(key.date) else { return [] }
    update(key.date) { if $0.questions.isEmpty { $0.questions = questions } }
    return []
  }

  /// The first answer to an index stands; a repeat, or an answer to a finished date, pays nothing.
  private mutating func addDaily(_ answer: Answer, on date: QuizDate) -> [Consequence] {
    let record = daily(on: date)
    guard !finished.contains(date), record.isOpen(answer.index) else { return [] }
    update(date) { $0.add(QuestionResult(answer), at: answer.index) }
    return awards([answer.xp, answer.bonus])
  }

  /// Hints of a question that has a result, or of a finished date, mean nothing any more.
  private mutating func addHints(_ hints: Int, at index: Int, _ key: SittingKey) -> [Consequence] {
    var record = daily(on: key.date)
    record.add(hints: hints, at: index)
    guard key.mode == .daily, !finished.contains(key.date), record != daily(on: key.date) else {
      return []
    }
    update(key.date) { $0 = record }
    return []
  }

  private mutating func addTraining(_ answer: Answer, _ key: SittingKey) -> [Consequence] {
    let session = key.session ?? ""
    guard let limit = key.mode.dailyLimit, limit > 0, markAnswered(answer.index, in: session)
    else { return [] }
    let paid = trainingXP(key.mode, on: key.date)
    let award = min(saturatingSum(answer.xp, answer.bonus), max(0, limit - paid))
    trainingXP.removeAll { $0.date == key.date && $0.mode == key.mode }
    trainingXP.append(TrainingXP(date: key.date, mode: key.mode, xp: paid + award))
    trainingXP.removeFirst(max(0, trainingXP.count - Self.memory))
    return awards([award])
  }

  /// One correction a daily counts, and only of an answer that was given and not right.
  private mutating func correct(_ key: SittingKey, index: Int, xp: Int) -> [Consequence] {
    let record = daily(on: key.date)
    guard key.mode == .daily, record.isCorrectable(index), let result = record.results[index]
    else { return [] }
    update(key.date) {
      $0.results[index]?.share = .full
      $0.results[index]?.isCorrected = true
      $0.results[index]?.xp = saturatingSum(result.xp, max(0, xp))
    }
    return awards([xp])
  }

  private func awards(_ xp: [Int]) -> [Consequence] { xp.filter { $0 > 0 }.map { .award($0) } }

  /// Changes the record of a date, moves it to the end, and notes whether it is finished now.
  private mutating func update(_ date: QuizDate, _ change: (inout DailyRecord) -> Void) {
    var record = daily(on: date)
    change(&record)
    dailies.removeAll { $0.date == date }
    dailies.append(DatedDaily(date: date, record: record))
    dailies.removeFirst(max(0, dailies.count - Self.memory))
    if record.status == .done, finished.insert(date) { streakDates.insert(date) }
  }

  /// Notes an index as answered; returns whether it was not so before.
  private mutating func markAnswered(_ index: Int, in session: String) -> Bool {
    let place = sessions.lastIndex { $0.session == session }
    // Taken out and not copied, so that an answer costs the same in a long session.
    var record =
      place.map { sessions.remove(at: $0) } ?? SessionRecord(session: session, answered: [])
    let isNew = record.insert(index)
    sessions.insert(record, at: isNew ? sessions.count : place ?? sessions.count)
    sessions.removeFirst(max(0, sessions.count - Self.memory))
    return isNew
  }
}
