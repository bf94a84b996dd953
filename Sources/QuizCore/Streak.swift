/// Days in a row with a finished daily, a pure function of the dates.
///
/// A freeze is earned at each multiple of seven days, and at most two are held. A gap is bridged
/// only if the held freezes cover all of it; else none is spent. A frozen day keeps the streak and
/// does not count.
package struct Streak: Sendable, Equatable {
  /// The days of the streak that is alive, 0 when there is none.
  package private(set) var current = 0
  /// The longest there ever was.
  package private(set) var longest = 0
  /// The days that were bridged by freezes.
  package private(set) var frozen = DaySet()
  /// Freezes held, less those that bridge the days missed up to now.
  package private(set) var freezes = 0

  /// Days in a row that earn a freeze.
  package static let daysPerFreeze = 7
  /// The most freezes held.
  package static let freezeLimit = 2

  /// Folds the dates up to `today`; later ones are left out.
  ///
  /// A streak is alive while today's daily can still go on with it.
  package init(of dates: DaySet, asOf today: QuizDate) {
    var last: Int?
    for run in dates.runs where run.lowerBound <= today.dayNumber {
      let end = min(run.upperBound, today.dayNumber)
      if let last { bridge(from: last + 1, to: run.lowerBound - 1) }
      add(days: end - run.lowerBound + 1)
      last = end
    }
    if let last, last < today.dayNumber { bridge(from: last + 1, to: today.dayNumber - 1) }
  }

  /// Spends freezes on missed days, or ends the streak.
  private mutating func bridge(from first: Int, to last: Int) {
    let missed = last - first + 1
    guard missed > 0 else { return }
    guard missed <= freezes else {
      current = 0
      return
    }
    freezes -= missed
    for day in first...last { frozen.insert(QuizDate(dayNumber: day)) }
  }

  private mutating func add(days: Int) {
    let before = current
    current += days
    longest = max(longest, current)
    let earned = current / Self.daysPerFreeze - before / Self.daysPerFreeze
    freezes = min(Self.freezeLimit, freezes + earned)
  }
}
