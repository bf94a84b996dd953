/// Where the XP of a sitting come from; the parts add up to what was paid, to the point.
///
/// Sums saturate, so that a damaged record can be shown too.
package struct Tally: Sendable, Equatable {
  /// What the answers were worth by rate and share.
  package private(set) var answers = 0
  /// What right answers in a row added.
  package private(set) var combo = 0
  /// What hints took, negative or 0.
  package private(set) var hints = 0
  /// What the streak added.
  package private(set) var streak = 0
  /// The bonus of a perfect daily.
  package private(set) var perfect = 0
  /// What "I was right" added.
  package private(set) var corrected = 0
  /// What the day's limit took, negative or 0.
  package private(set) var limit = 0

  /// All parts together.
  package var total: Int {
    [answers, combo, hints, streak, perfect, corrected, limit].reduce(0, saturatingSum)
  }

  /// Splits what the results of a sitting paid.
  ///
  /// A question that paid by other rules than those of now, since its rate, the streak or the
  /// row was another then, counts as one lump. `paid` is what arrived of it where a day's limit
  /// cuts; nil where there is none.
  package init(
    _ sitting: Sitting, rate: (QuestionReference) -> Rate?, paid: Int? = nil
  ) {
    for (index, result) in sitting.record.results.sorted(by: { $0.key < $1.key }) {
      perfect = saturatingSum(perfect, result.bonus)
      add(result, at: index, of: sitting, rate(result.reference))
    }
    if let paid { limit = min(0, saturatingDifference(paid, total)) }
  }

  private mutating func add(
    _ result: QuestionResult, at index: Int, of sitting: Sitting, _ rate: Rate?
  ) {
    guard !result.isCorrected else {
      corrected = saturatingSum(corrected, result.xp)
      return
    }
    func xp(_ rate: Rate, combo: Int, streak: Int = 0, isHinted: Bool) -> Int {
      Prize(
        mode: sitting.key.mode, rate, share: result.share, combo: combo, streak: streak,
        isHinted: isHinted
      ).xp
    }
    let row = sitting.record.combo(before: index)
    let isHinted = result.hints > 0
    guard let rate,
      xp(rate, combo: row, streak: sitting.streak, isHinted: isHinted) == result.xp
    else {
      answers = saturatingSum(answers, result.xp)
      return
    }
    let bare = xp(rate, combo: 0, isHinted: false)
    let inRow = xp(rate, combo: row, isHinted: false)
    let hinted = xp(rate, combo: row, isHinted: isHinted)
    answers = saturatingSum(answers, bare)
    combo = saturatingSum(combo, inRow - bare)
    hints = saturatingSum(hints, hinted - inRow)
    streak = saturatingSum(streak, result.xp - hinted)
  }
}
