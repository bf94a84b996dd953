/// Answers counted together: of a day, a bank, a topic, or everything.
package struct StudyScore: Sendable, Equatable {
  /// How many questions were answered or skipped.
  package private(set) var answers = 0
  /// How many were all right.
  package private(set) var right = 0
  /// How much was right of all together, in millionths of one.
  package private(set) var shares = 0
  /// The time of all answers together, in milliseconds.
  package private(set) var milliseconds = 0
  /// The XP that arrived; of single questions it is not known.
  package private(set) var xp = 0

  /// Begins without answers.
  package init() {}

  /// Adds what was done on a day.
  package mutating func add(_ day: StudyDay) {
    add(day.answers, day.right, day.shares, day.milliseconds)
    xp = saturatingSum(xp, max(0, day.xp))
  }

  /// Adds the answers to a question.
  package mutating func add(_ question: QuestionStudy) {
    add(question.answers, question.right, question.shares, question.milliseconds)
  }

  private mutating func add(_ answers: Int, _ right: Int, _ shares: Int, _ milliseconds: Int) {
    self.answers = saturatingSum(self.answers, max(0, answers))
    self.right = saturatingSum(self.right, max(0, right))
    self.shares = saturatingSum(self.shares, max(0, shares))
    self.milliseconds = saturatingSum(self.milliseconds, max(0, milliseconds))
  }

  /// How many of the answers were all right, 0 to 1; nil without answers.
  package var accuracy: Double? {
    answers > 0 ? min(1, Double(right) / Double(answers)) : nil
  }

  /// The accuracy in whole percent: 100 and 0 only where it is exactly that; 0 without answers.
  package var percent: Int {
    guard let accuracy, right > 0 else { return 0 }
    return right >= answers ? 100 : min(99, max(1, Int((accuracy * 100).rounded())))
  }

  /// The mean time of an answer in milliseconds; nil without answers.
  package var meanMilliseconds: Int? { answers > 0 ? milliseconds / answers : nil }

  /// How well it is known, by the answers that were all right, then by what else was right.
  package var strength: Strength {
    Strength(
      right: Strength.estimate(Double(right), of: answers),
      credit: Strength.estimate(Double(shares) / 1_000_000, of: answers))
  }

  /// How well something is known, each part over 0 and below 1.
  ///
  /// It is the mean as if one more answer had been right and one wrong, so that a question missed
  /// three times of three is weaker than one missed once.
  package struct Strength: Comparable, Sendable {
    /// Of answers that were all right.
    package let right: Double
    /// Of what was right of all answers.
    package let credit: Double

    fileprivate static func estimate(_ sum: Double, of answers: Int) -> Double {
      (sum + 1) / (Double(answers) + 2)
    }

    /// Whether less is known.
    package static func < (left: Self, right: Self) -> Bool {
      (left.right, left.credit) < (right.right, right.credit)
    }
  }

  /// Whether less of it was right than of other answers.
  package func isWeaker(than other: StudyScore) -> Bool {
    (accuracy ?? 1) < (other.accuracy ?? 0)
  }

  /// Whether anything was not all right.
  package var hasMistakes: Bool { right < answers }
}
