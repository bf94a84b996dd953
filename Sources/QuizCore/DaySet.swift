/// A set of dates, kept as runs of days in a row, so that a long streak takes no more room than one day.
package struct DaySet: Sendable, Equatable {
  /// Runs of day numbers in rising order, with a gap between two of them.
  package private(set) var runs: [ClosedRange<Int>] = []

  /// The set of no dates.
  package init() {}

  /// The set of dates in some runs of day numbers, in any order; numbers of no date are left out.
  package init(runs: [ClosedRange<Int>]) {
    let dated = runs.filter(QuizDate.dayNumbers.overlaps)
      .map { $0.clamped(to: QuizDate.dayNumbers) }
    for run in dated.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = self.runs.last, run.lowerBound <= last.upperBound + 1 {
        self.runs[self.runs.count - 1] =
          last.lowerBound...max(last.upperBound, run.upperBound)
      } else {
        self.runs.append(run)
      }
    }
  }

  /// Whether there are no dates in it.
  package var isEmpty: Bool { runs.isEmpty }

  /// Whether a date is in it.
  package func contains(_ date: QuizDate) -> Bool {
    let index = firstRun(endingAtOrAfter: date.dayNumber)
    return index < runs.count && runs[index].contains(date.dayNumber)
  }

  /// Puts a date in; returns whether it was new.
  @discardableResult
  package mutating func insert(_ date: QuizDate) -> Bool {
    guard !contains(date) else { return false }
    let day = date.dayNumber
    let index = firstRun(endingAtOrAfter: day)
    let joinsLeft = index > 0 && runs[index - 1].upperBound == day - 1
    let joinsRight = index < runs.count && runs[index].lowerBound == day + 1
    switch (joinsLeft, joinsRight) {
    case (true, true):
      runs[index - 1] = runs[index - 1].lowerBound...runs[index].upperBound
      runs.remove(at: index)
    case (true, false):
      runs[index - 1] = runs[index - 1].lowerBound...day
    case (false, true):
      runs[index] = day...runs[index].upperBound
    case (false, false):
      runs.insert(day...day, at: index)
    }
    return true
  }

  /// The dates of both sets.
  package func union(_ other: DaySet) -> DaySet {
    DaySet(runs: runs + other.runs)
  }

  /// The dates later than the last one of another set; none when that one is empty.
  func later(than other: DaySet) -> DaySet {
    guard let last = other.runs.last?.upperBound else { return DaySet() }
    return DaySet(
      runs: runs.filter { $0.upperBound > last }.map {
        max($0.lowerBound, last + 1)...$0.upperBound
      })
  }

  /// The index of the first run whose last day is not before a day.
  private func firstRun(endingAtOrAfter day: Int) -> Int {
    runs.firstIndex(inOrder: { $0.upperBound >= day })
  }
}
