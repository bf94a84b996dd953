import QuizCore

/// Where the XP of a sitting come from; the parts add up to what was paid, to the point.
struct Tally: Equatable {
  /// What the answers were worth by difficulty and share.
  var answers = 0
  /// What right answers in a row added.
  var combo = 0
  /// What hints took, negative or 0.
  var hints = 0
  /// What the streak added.
  var streak = 0
  /// The bonus of a perfect daily.
  var perfect = 0
  /// What "I was right" added.
  var corrected = 0
  /// What the day's limit took, negative or 0.
  var limit = 0

  /// All parts together.
  var total: Int { answers + combo + hints + streak + perfect + corrected + limit }

  /// Splits what the results of a sitting paid.
  ///
  /// A question that paid by other rules than those of now, since its difficulty, the streak or the
  /// row was another then, counts as one lump. `paid` is what arrived
  /// of it where a day's limit cuts; nil where there is none.
  init(_ sitting: Sitting, difficulty: (QuestionReference) -> Difficulty?, paid: Int? = nil) {
    for (index, result) in sitting.record.results.sorted(by: { $0.key < $1.key }) {
      perfect += result.bonus
      add(result, at: index, of: sitting, difficulty(result.reference))
    }
    if let paid { limit = min(0, paid - total) }
  }

  private mutating func add(
    _ result: QuestionResult, at index: Int, of sitting: Sitting, _ difficulty: Difficulty?
  ) {
    guard !result.isCorrected else {
      corrected += result.xp
      return
    }
    func xp(_ difficulty: Difficulty, combo: Int, streak: Int, isHinted: Bool) -> Int {
      let isDaily = sitting.key.mode == .daily
      let prize: Prize =
        isDaily
        ? .daily(
          difficulty, share: result.share, combo: combo, streak: streak, isHinted: isHinted)
        : .training(sitting.key.mode, difficulty, share: result.share, isHinted: isHinted)
      return prize.xp
    }
    let row = sitting.record.combo(before: index)
    let isHinted = result.hints > 0
    guard let difficulty,
      xp(difficulty, combo: row, streak: sitting.streak, isHinted: isHinted) == result.xp
    else {
      answers += result.xp
      return
    }
    let bare = xp(difficulty, combo: 0, streak: 0, isHinted: false)
    let inRow = xp(difficulty, combo: row, streak: 0, isHinted: false)
    let hinted = xp(difficulty, combo: row, streak: 0, isHinted: isHinted)
    answers += bare
    combo += inRow - bare
    hints += hinted - inRow
    streak += result.xp - hinted
  }
}
