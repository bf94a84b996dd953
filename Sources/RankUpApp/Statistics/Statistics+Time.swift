import QuizCore

extension Statistics {
  /// Some days in a row, and what was done on them.
  struct Span {
    let first: QuizDate
    let last: QuizDate
    var score = StudyScore()
    /// The rank, and how far its bar was filled, at the end: 0 to the number of ranks; nil before
    /// the first answer.
    var height: Double?

    /// How many days it has.
    var length: Int { last.dayNumber - first.dayNumber + 1 }
  }

  /// The days that figures over time look at: those of the scope, else from the first answer on, a
  /// year at most.
  var period: ClosedRange<Int> {
    let end = today.dayNumber
    let most = scope.days ?? days.first.map { end - $0.date.dayNumber + 1 } ?? 1
    return (end - max(1, min(most, Self.longestPeriod)) + 1)...end
  }

  /// The period in at most so many spans of one length, but for the first; the last is up to today.
  func spans(atMost count: Int) -> [Span] {
    let count = max(1, count)
    let length = (period.count + count - 1) / count
    let number = (period.count + length - 1) / length
    let period = period
    var spans = (0..<number).map { index -> Span in
      let last = today.dayNumber - (number - 1 - index) * length
      return Span(
        first: QuizDate(dayNumber: max(last - length + 1, period.lowerBound)),
        last: QuizDate(dayNumber: last))
    }
    var height: Double?
    var next = 0
    for day in days {
      let back = (today.dayNumber - day.date.dayNumber) / length
      let index = number - 1 - back
      while next < min(number, index) {
        spans[next].height = height
        next += 1
      }
      height = Double(day.rank.level) + Double(day.rankXP) / Double(day.rank.threshold)
      if index >= 0, period.contains(day.date.dayNumber) { spans[index].score.add(day) }
    }
    for index in spans.indices.dropFirst(next) { spans[index].height = height }
    return spans
  }

  /// The levels of a calendar by answers a day: the least number for each level from 1.
  static let levelBounds = [1, 10, 20, 40]

  /// The level of a number of answers, 0 to 4.
  static func level(of answers: Int) -> Int { levelBounds.count { answers >= $0 } }

  /// The days of the last year in columns of weeks from Monday; those outside it are nil.
  func weeks(atMost count: Int) -> [(monday: QuizDate, answers: [Int?])] {
    let first = max(
      scope.first(on: today)?.dayNumber ?? .min, today.dayNumber - Self.longestPeriod + 1)
    let monday = today.dayNumber - today.weekday
    let number = min(max(0, count), (monday - first + 6) / 7 + 1)
    let answers = Dictionary(
      days.map { ($0.date.dayNumber, $0.answers) }, uniquingKeysWith: { $1 })
    return (0..<max(0, number)).map { index in
      let start = monday - (number - 1 - index) * 7
      let cells = (start..<(start + 7)).map { day -> Int? in
        day < first || day > today.dayNumber ? nil : answers[day] ?? 0
      }
      return (QuizDate(dayNumber: start), cells)
    }
  }
}
