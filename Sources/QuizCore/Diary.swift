/// What the journal says of days: dailies, streak days, and what is needed to pay nothing twice.
///
/// A left fold over entries, of a size that hardly grows with the history: finished dates are kept
/// as runs; in full stay the dailies that are not finished, which may be gone on with on any day,
/// and of those that are the nearest to the one finished last, with some of dates far from it, so
/// that dates of a clock that was wrong don't drive out those of now.
package struct Diary: Sendable, Equatable {
  /// Every date whose daily was finished.
  package private(set) var finished: DaySet
  /// Those of them that count for the streak, which starts again with a reset.
  package private(set) var streakDates: DaySet
  /// Every daily that is not finished, and some of those that are, in the order of their dates.
  package private(set) var dailies: [DatedDaily]
  /// The other sittings touched last, the latest at the end.
  package private(set) var sessions: [SessionRecord]
  /// XP paid for practice and review, in the order of dates, then of modes.
  package private(set) var trainingXP: [TrainingXP]

  /// How many finished dailies of a row of dates, and how many sessions, are kept.
  package static let memory = 8
  /// How many times as many finished dailies are kept of dates a week or more apart from the row of
  /// the one finished last, which may be those of a clock that was wrong.
  package static let rows = 3
  /// How many sums of training are kept: those of more than a year.
  package static let trainingMemory = 800

  /// Describes a diary, by default an empty one; the dailies and sums may come in any order, of two
  /// of one date the last counts.
  package init(
    finished: DaySet = DaySet(), streakDates: DaySet = DaySet(), dailies: [DatedDaily] = [],
    sessions: [SessionRecord] = [], trainingXP: [TrainingXP] = []
  ) {
    self.finished = finished
    self.streakDates = streakDates
    self.dailies = Self.ordered(dailies) { $0.date < $1.date }
    self.sessions = sessions
    self.trainingXP = Self.ordered(trainingXP, by: TrainingXP.isEarlier)
  }

  /// What is known of the daily of a date, as far as it is kept.
  package func daily(on date: QuizDate) -> DailyRecord {
    let place = place(of: date)
    return isKept(date, at: place) ? dailies[place].record : DailyRecord()
  }

  /// Where the daily of a date stands; done also when its record is not kept any more.
  package func status(on date: QuizDate) -> DailyRecord.Status {
    isFinished(date) ? .done : daily(on: date).status
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
    let sum = TrainingXP(date: date, mode: mode, xp: 0)
    let place = place(of: sum)
    return isKept(sum, at: place) ? trainingXP[place].xp : 0
  }

  /// Puts the record of a finished date back that is not kept any more.
  package mutating func recall(_ record: DailyRecord, on date: QuizDate) {
    let place = place(of: date)
    guard isFinished(date), record.status == .done, !isKept(date, at: place) else { return }
    dailies.insert(DatedDaily(date: date, record: record), at: place)
  }

  private func place(of date: QuizDate) -> Int { dailies.firstIndex(inOrder: { $0.date >= date }) }

  private func isKept(_ date: QuizDate, at place: Int) -> Bool {
    place < dailies.count && dailies[place].date == date
  }

  private func place(of sum: TrainingXP) -> Int {
    trainingXP.firstIndex(inOrder: { !TrainingXP.isEarlier($0, sum) })
  }

  private func isKept(_ sum: TrainingXP, at place: Int) -> Bool {
    place < trainingXP.count && !TrainingXP.isEarlier(sum, trainingXP[place])
  }
}

extension Diary {
  /// Takes an entry in and returns what it means for the card.
  package mutating func add(_ entry: Entry) -> [Consequence] {
    switch entry.event {
    case .drawn(let key, let questions, let isAdaptive):
      return addDraw(key, questions, isAdaptive: isAdaptive)
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
    case .restored(_, let player, _):
      self = restoring(player.diary)
      return [.replaced(player.profile)]
    }
  }

  private mutating func addDraw(
    _ key: SittingKey, _ questions: [QuestionReference], isAdaptive: Bool
  ) -> [Consequence] {
    guard key.mode == .daily, !finished.contains(key.date), !questions.isEmpty else { return [] }
    update(key.date) { record in
      guard record.questions.isEmpty else { return }
      record.questions = questions
      record.isAdaptive = isAdaptive
    }
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
    keep(TrainingXP(date: key.date, mode: key.mode, xp: paid + award))
    return awards([award])
  }

  /// Keeps a sum in its place; beyond the limit that of the farthest date is forgotten.
  private mutating func keep(_ sum: TrainingXP) {
    let place = place(of: sum)
    if isKept(sum, at: place) {
      trainingXP[place] = sum
    } else {
      trainingXP.insert(sum, at: place)
      while trainingXP.count > Self.trainingMemory, let first = trainingXP.first,
        let last = trainingXP.last
      {
        let isLastFarther = sum.date.distance(to: last.date) > sum.date.distance(to: first.date)
        trainingXP.remove(at: isLastFarther ? trainingXP.count - 1 : 0)
      }
    }
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

  /// Changes the record of a date, and notes whether it is finished now.
  private mutating func update(_ date: QuizDate, _ change: (inout DailyRecord) -> Void) {
    let place = place(of: date)
    if !isKept(date, at: place) {
      dailies.insert(DatedDaily(date: date, record: DailyRecord()), at: place)
    }
    change(&dailies[place].record)
    if dailies[place].record.status == .done, finished.insert(date) {
      streakDates.insert(date)
      forgetFinished(farFrom: date)
    }
  }

  /// Notes which dates are finished once results of two sides came together; the next daily that is
  /// finished makes room again.
  mutating func noteFinished() {
    for daily in dailies where daily.record.status == .done && finished.insert(daily.date) {
      streakDates.insert(daily.date)
    }
  }

  /// Forgets the records of finished dates beyond the limits, the farthest from a date and of two as far
  /// the earlier; the dates stay known.
  private mutating func forgetFinished(farFrom date: QuizDate) {
    let kept = dailies.map(\.date).filter { finished.contains($0) }
    let farthestFirst = kept.sorted { left, right in
      let distances = (date.distance(to: left), date.distance(to: right))
      return distances.0 == distances.1 ? left < right : distances.0 > distances.1
    }
    let row = Self.row(of: kept, around: date)
    let near = farthestFirst.filter { row.contains($0) }
    let far = farthestFirst.filter { !row.contains($0) }
    let forgotten = Set(
      near.prefix(max(0, near.count - Self.memory))
        + far.prefix(max(0, far.count - Self.memory * Self.rows)))
    if !forgotten.isEmpty { dailies.removeAll { forgotten.contains($0.date) } }
  }

  /// The dates from the first to the last that no gap of a week or more parts from a date.
  private static func row(of dates: [QuizDate], around date: QuizDate) -> ClosedRange<QuizDate> {
    var (first, last) = (date, date)
    for earlier in dates.reversed() where earlier < first && earlier.distance(to: first) < 7 {
      first = earlier
    }
    for later in dates where later > last && later.distance(to: last) < 7 { last = later }
    return first...last
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
