/// What was done on one quiz date, in all modes but replays.
package struct StudyDay: Sendable, Equatable {
  /// The quiz date.
  package let date: QuizDate
  /// How many questions were answered or skipped.
  package var answers = 0
  /// How many were all right.
  package var right = 0
  /// How much was right of all together, in millionths of one.
  package var shares = 0
  /// The XP that arrived.
  package var xp = 0
  /// The time of all answers together, in milliseconds.
  package var milliseconds = 0

  /// The rank after the last of them.
  package private(set) var rank = Rank.bronze
  /// The XP towards the next rank after the last of them.
  package private(set) var rankXP = 0

  /// Begins an empty day.
  package init(_ date: QuizDate) { self.date = date }

  /// Takes an answer in, and the XP that arrived.
  mutating func add(_ answer: Answer, paid: Int) {
    answers &+= 1
    right &+= answer.share.isFull ? 1 : 0
    shares = saturatingSum(shares, answer.share.millionths)
    xp = saturatingSum(xp, paid)
    milliseconds = saturatingSum(milliseconds, answer.milliseconds)
  }

  /// Adds what else was done on the same day.
  mutating func add(_ other: StudyDay) {
    answers = saturatingSum(answers, other.answers)
    right = saturatingSum(right, other.right)
    shares = saturatingSum(shares, other.shares)
    xp = saturatingSum(xp, other.xp)
    milliseconds = saturatingSum(milliseconds, other.milliseconds)
  }

  /// The day with its rank and nothing done.
  var emptied: StudyDay {
    var day = StudyDay(date)
    (day.rank, day.rankXP) = (rank, rankXP)
    return day
  }

  /// Lets an answer have been right, of which so much was missing.
  mutating func correct(gained: Int, paid: Int) {
    right &+= 1
    shares = saturatingSum(shares, gained)
    xp = saturatingSum(xp, paid)
  }

  /// Notes where the player stands by now.
  package mutating func note(_ standing: Standing) {
    rank = standing.rank
    rankXP = standing.xp
  }
}

/// A rank that was reached.
package struct RankUp: Sendable, Equatable {
  /// The rank.
  package let rank: Rank
  /// The quiz date of the answer that led to it.
  package let date: QuizDate

  /// Describes a step.
  package init(_ rank: Rank, on date: QuizDate) {
    self.rank = rank
    self.date = date
  }
}
