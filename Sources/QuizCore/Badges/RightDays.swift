/// The first two quiz dates on which a question was right, in one life of the badges.
package struct RightDays: Sendable, Equatable {
  /// The number of the life, from 0.
  package let life: Int
  /// The earliest date.
  package private(set) var first: QuizDate
  /// The earliest date after that one; nil while there is none.
  package private(set) var second: QuizDate?

  /// Describes the dates; the second one counts only where it is the later.
  package init(life: Int, first: QuizDate, second: QuizDate? = nil) {
    self.life = life
    self.first = first
    self.second = second.flatMap { $0 > first ? $0 : nil }
  }

  /// Takes a further date in, in whatever order they come.
  mutating func add(_ date: QuizDate) {
    if date < first {
      second = first
      first = date
    } else if date > first {
      second = second.map { min($0, date) } ?? date
    }
  }
}

extension QuestionStudy {
  /// Notes that it was right on a date of a life.
  mutating func noteRight(on date: QuizDate, life: Int) {
    if let place = rights.lastIndex(where: { $0.life == life }) {
      rights[place].add(date)
    } else {
      rights.append(RightDays(life: life, first: date))
    }
  }

  /// The first two dates of the lives that count, none after `today`.
  func rightDays(in book: BadgeBook, asOf today: QuizDate) -> (first: QuizDate?, second: QuizDate?)
  {
    var found: RightDays?
    for days in rights where book.counts(days.life) {
      for date in [days.first, days.second].compactMap(\.self) where date <= today {
        if found == nil {
          found = RightDays(life: days.life, first: date)
        } else {
          found?.add(date)
        }
      }
    }
    return (found?.first, found?.second)
  }
}
