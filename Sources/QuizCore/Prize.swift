/// How the XP of one answer come about.
package struct Prize: Sendable, Equatable {
  /// The XP of a right answer, by difficulty.
  package let base: Int
  /// What of the base this mode pays, in percent.
  package let modePercent: Int
  /// What right answers in a row add, in percent.
  package let comboPercent: Int
  /// What the streak adds, in percent.
  package let streakPercent: Int
  /// How much was right.
  package let share: Share
  /// Whether a hint was taken, which halves it.
  package let isHinted: Bool
  /// Whether the player judged the answer, which leaves a quarter.
  package let isSelfJudged: Bool

  /// The XP, divided and rounded down once at the end.
  package var xp: Int {
    base * modePercent * (100 + comboPercent) * (100 + streakPercent) * share.millionths
      / (1_000_000 * 1_000_000 * (isHinted ? 2 : 1) * (isSelfJudged ? Self.selfJudgedDivisor : 1))
  }

  /// The prize of an answer to a question of some rate.
  ///
  /// `combo` counts the right answers in a row before this one; `streak` is the one there will be
  /// once the daily is finished. Both count in a daily alone.
  package init(
    mode: Mode, _ rate: Rate, share: Share, combo: Int = 0, streak: Int = 0,
    isHinted: Bool
  ) {
    base = rate.difficulty.baseXP
    modePercent = mode.percent
    comboPercent = mode == .daily ? Self.comboPercent(combo) : 0
    streakPercent = mode == .daily ? Self.streakPercent(streak) : 0
    self.share = share
    self.isHinted = isHinted
    isSelfJudged = rate.isSelfJudged
  }

  /// What of the base this mode pays for a right answer that is marked.
  package var modeBase: Int { base * modePercent / 100 }

  /// What every answer of a daily being right adds, once.
  package static func perfectDaily(questions: Int, streak: Int) -> Int {
    guard questions >= leastPerfect else { return 0 }
    return perfectBonus * (100 + streakPercent(streak)) / 100
  }

  /// A right answer of a combo adds this much, in percent.
  package static let comboStep = 10
  /// The most a combo adds, in percent.
  package static let comboLimit = 50
  /// The most a streak adds, in percent; each day adds one.
  package static let streakLimit = 30
  /// An answer that the player judges pays one part of so many.
  package static let selfJudgedDivisor = 4
  /// XP for a perfect daily, before the streak.
  package static let perfectBonus = 5000
  /// The fewest questions a perfect daily has.
  package static let leastPerfect = 5

  /// What so many right answers in a row add, in percent.
  package static func comboPercent(_ combo: Int) -> Int {
    min(max(combo, 0), comboLimit / comboStep) * comboStep
  }

  /// What a streak of so many days adds, in percent.
  package static func streakPercent(_ streak: Int) -> Int { min(max(streak, 0), streakLimit) }
}
