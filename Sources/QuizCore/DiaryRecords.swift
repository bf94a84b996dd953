// What a diary keeps of single dailies, sessions and dates of training.
extension Diary {
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

    /// The order in which sums are kept: by date, then by the name of the mode.
    static func isEarlier(_ left: TrainingXP, _ right: TrainingXP) -> Bool {
      left.date == right.date ? left.mode.rawValue < right.mode.rawValue : left.date < right.date
    }
  }
}

extension Diary {
  /// The elements in an order; of several in one place the last is taken.
  static func ordered<Element>(
    _ elements: [Element], by isEarlier: (Element, Element) -> Bool
  ) -> [Element] {
    let isOrdered = zip(elements, elements.dropFirst()).allSatisfy { isEarlier($0, $1) }
    if isOrdered { return elements }
    var kept: [Element] = []
    for element in elements.sorted(by: isEarlier) {
      if let last = kept.last, !isEarlier(last, element) { kept.removeLast() }
      kept.append(element)
    }
    return kept
  }
}
