/// Every daily, practice and review that the journal tells of: a left fold over entries.
///
/// A sitting takes some 200 bytes, so that a hundred thousand of them have room.
package struct History: JournalFold {
  /// What is looked for.
  package struct Selection: Sendable {
    /// Only sittings with a question of one of these banks; all where there are none.
    package let banks: Set<String>
    /// Only from this date on.
    package let since: QuizDate?
    /// Only this date, with the answers that were given.
    package let date: QuizDate?

    /// Describes what is looked for; by default everything.
    package init(banks: Set<String> = [], since: QuizDate? = nil, date: QuizDate? = nil) {
      self.banks = banks
      self.since = since
      self.date = date
    }

    /// Whether a date is looked for.
    package func includes(_ day: QuizDate) -> Bool {
      since.map { day >= $0 } ?? true && date.map { day == $0 } ?? true
    }
  }

  /// A line of the history.
  package enum Line: Sendable, Equatable {
    case sitting(PastSitting)
    /// A day without a daily that a freeze bridged.
    case frozen(QuizDate)

    /// The quiz date.
    package var date: QuizDate {
      switch self {
      case .sitting(let sitting): sitting.key.date
      case .frozen(let date): date
      }
    }
  }

  private let selection: Selection
  private var fold = AnswerFold()
  /// In the order in which they began.
  private var sittings: [PastSitting] = []
  private var places: [UInt64: Int] = [:]

  /// Begins before the first entry.
  package init(_ selection: Selection = Selection()) { self.selection = selection }

  /// The player that the entries come to.
  package var player: Player {
    get { fold.player }
    set { fold.player = newValue }
  }

  /// Whether there is no sitting.
  package var isEmpty: Bool { sittings.isEmpty }

  /// Takes an entry in.
  package mutating func add(_ entry: Entry) {
    switch fold.add(entry) {
    case .answered(let key, let answer, let paid):
      update(key, paid: paid) { sitting, selection in
        sitting.add(
          answer, keepingAnswer: selection.date != nil,
          isWanted: selection.banks.isEmpty || selection.banks.contains(answer.reference.bank))
      }
    case .corrected(let date, let index, _, let paid):
      update(.daily(date), paid: paid) { sitting, _ in sitting.correct(index) }
    case .forgotten:
      sittings = []
      places = [:]
    case nil: break
    }
  }

  /// The lines, newest first; `frozen` are the days that freezes bridged, left out where banks are
  /// looked for.
  package func lines(frozen: DaySet) -> [Line] {
    let order = sittings.indices.filter { sittings[$0].isWanted }.sorted { left, right in
      let (first, second) = (sittings[left].key.date, sittings[right].key.date)
      return first == second ? left > right : first > second
    }
    let days = selection.banks.isEmpty ? frozenDays(frozen) : []
    var lines: [Line] = []
    lines.reserveCapacity(order.count + days.count)
    var rest = days[...]
    for place in order {
      while let day = rest.first, day > sittings[place].key.date {
        lines.append(.frozen(day))
        rest = rest.dropFirst()
      }
      lines.append(.sitting(sittings[place]))
    }
    return lines + rest.map { .frozen($0) }
  }

  /// The frozen days that are looked for, the latest first.
  private func frozenDays(_ frozen: DaySet) -> [QuizDate] {
    frozen.runs.reversed().flatMap { $0.reversed().map { QuizDate(dayNumber: $0) } }
      .filter(selection.includes)
  }

  /// Changes a sitting, which is made where it is not there; one that is not looked for is passed over.
  private mutating func update(
    _ key: SittingKey, paid: Int, _ change: (inout PastSitting, Selection) -> Void
  ) {
    guard selection.includes(key.date) else { return }
    let place = places[key.identity] ?? sittings.count
    if place == sittings.count {
      sittings.append(PastSitting(key))
      places[key.identity] = place
    }
    change(&sittings[place], selection)
    let drawn = key.mode == .daily ? fold.player.diary.daily(on: key.date).questions.count : 0
    sittings[place].note(paid: paid, fold.player.profile.standing.rank, asked: drawn)
  }
}

extension SittingKey {
  /// What tells it from other sittings, the same in every run.
  fileprivate var identity: UInt64 {
    FNV1a64.hash("\(mode.rawValue) \(date.dayNumber)", session ?? "")
  }
}
