/// What counts for badges from one reset to the next.
package struct BadgeLife: Sendable, Equatable {
  /// The dates on which something was done, in their order.
  package private(set) var days: [BadgeDay]
  /// The earliest date of each rank that was reached.
  package private(set) var ranks: [RankUp]

  /// Describes a life, by default an empty one; the days must be in the order of their dates, each
  /// once.
  package init(days: [BadgeDay] = [], ranks: [RankUp] = []) {
    self.days = days
    self.ranks = ranks
  }

  /// What is known of a date.
  func day(_ date: QuizDate) -> BadgeDay? {
    let place = days.firstIndex(inOrder: { $0.date >= date })
    return place < days.count && days[place].date == date ? days[place] : nil
  }

  /// Changes the day of a date, which is made where it is not there.
  mutating func update(_ date: QuizDate, _ change: (inout BadgeDay) -> Void) {
    let isLast = days.last?.date == date
    let place = isLast ? days.count - 1 : days.firstIndex(inOrder: { $0.date >= date })
    if place == days.count || days[place].date != date { days.insert(BadgeDay(date), at: place) }
    change(&days[place])
  }

  /// Notes a rank that was reached on a date.
  mutating func reach(_ rank: Rank, on date: QuizDate) {
    if let place = ranks.firstIndex(where: { $0.rank == rank }) {
      if date < ranks[place].date { ranks[place] = RankUp(rank, on: date) }
    } else {
      ranks.append(RankUp(rank, on: date))
    }
  }
}
