/// Draws a daily that suits one player: half of what is due or weak, half of what was never answered,
/// and the date's usual questions where either runs short.
///
/// The same for the same pool, study, date and instant, whatever the pool's order.
package struct AdaptiveDraw: Sendable {
  /// The date that is drawn for.
  package let date: QuizDate
  private let pool: Pool
  private let review: ReviewDraw

  /// A question that is known at most this well is weak, as `StudyScore.strength` has it: right half
  /// of the time.
  package static let weakness = 0.5

  /// Prepares the draw of a date; `review` says what is due.
  package init(for date: QuizDate, from pool: Pool, _ review: ReviewDraw) {
    self.date = date
    self.pool = pool
    self.review = review
  }

  /// The questions in the order they are asked, none twice.
  package func questions(of study: Study) -> [QuestionReference] {
    let size = min(DailyDraw.questionsPerDaily, pool.count)
    let (known, new) = parted(study, keeping: size)
    let pressing = pressing(study, among: known, limit: size).lazy.filter { reference in
      known[reference].flatMap(pool.reference) != nil
    }
    var drawn = Array(pressing.prefix(size / 2))
    drawn += new.lazy.compactMap(pool.reference).prefix(size - size / 2)
    drawn += DailyDraw(for: date, from: pool).replacements(size - drawn.count, for: drawn)
    var generator = SplitMix64(seed: seed)
    generator.shuffle(&drawn)
    return drawn
  }

  private var seed: UInt64 { FNV1a64.hash("rankup-adaptive-1", date.description) }

  /// The questions of the pool that were answered, with their positions, and the positions of some
  /// that never were, in an order that the date gives.
  private func parted(
    _ study: Study, keeping count: Int
  ) -> (known: [QuestionReference: Int], new: [Int]) {
    let answered = Dictionary(
      study.questions.lazy.filter { $0.value.memory != nil }.map { ($0.key.hash, $0.key) },
      uniquingKeysWith: min)
    var known: [QuestionReference: Int] = [:]
    // The lowest keys so far, rising; a pool may be too large to be sorted at every draw.
    var new: [(key: UInt64, position: Int)] = []
    for (position, hash) in pool.hashes.enumerated() {
      if let reference = answered[hash] {
        known[reference] = position
        continue
      }
      let key = SplitMix64.mix(hash ^ seed)
      if new.count == count, let last = new.last, key >= last.key { continue }
      let place = new.firstIndex(inOrder: { $0.key >= key })
      if place < new.count, new[place].key == key { continue }
      new.insert((key, position), at: place)
      if new.count > count { new.removeLast() }
    }
    return (known, new.map(\.position))
  }

  /// Up to `limit` that are due, the least sure first, and then as many of the weakest of the others.
  private func pressing(
    _ study: Study, among known: [QuestionReference: Int], limit: Int
  ) -> [QuestionReference] {
    let due = review.questions(nil, limit: limit, of: study) { known[$0] != nil }
    let taken = Set(due)
    let weak = study.questions.weakestFirst.lazy
      .filter { $0.score.strength.right <= Self.weakness }.map(\.reference)
      .filter { known[$0] != nil && !taken.contains($0) }
    return due + weak.prefix(limit)
  }
}
