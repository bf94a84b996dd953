/// Draws the questions of a date from a pool, the same for everybody with the same banks.
///
/// Time is cut into passes of `passLength` days. Each pass ranks the pool by a key made of the
/// question and the pass, and each of its days takes the next `size` ranks, so that every question
/// comes once before one returns. A pass is rounded up to four significant bits, so that a pool may
/// grow without moving the days, and half of each key stays from pass to pass.
package struct DailyDraw: Sendable {
  /// How many questions a daily has when the pool holds enough.
  package static let questionsPerDaily = 10

  /// The date that is drawn for.
  package let date: QuizDate
  private let ranking: Ranking
  private let start: Int

  /// Prepares the draw of a date; the order of the pool does not matter.
  package init(for date: QuizDate, from pool: Pool) {
    self.date = date
    let size = min(Self.questionsPerDaily, pool.count)
    let length = Self.passLength(poolSize: pool.count, size: size)
    let pass = floorDivide(date.dayNumber, length)
    start = (date.dayNumber - pass * length) * size
    ranking = Ranking(pool, mixing: SplitMix64.mix(UInt64(bitPattern: Int64(pass))))
  }

  /// The questions of the date in the order they are asked.
  package var questions: [QuestionReference] {
    var drawn = candidates(min(Self.questionsPerDaily, ranking.count), without: [])
    var generator = SplitMix64(seed: FNV1a64.hash("rankup-daily-1", date.description))
    generator.shuffle(&drawn)
    return drawn
  }

  /// The next questions of the ranking that the draw did not take, to replace those that vanished.
  package func replacements(_ count: Int, for drawn: [QuestionReference]) -> [QuestionReference] {
    candidates(count, without: Set(drawn))
  }

  /// Takes ranks from the date's first one on, passing over what is gone or was taken.
  private func candidates(_ count: Int, without taken: Set<QuestionReference>)
    -> [QuestionReference]
  {
    var ranking = ranking
    var taken = taken
    var found: [QuestionReference] = []
    let size = ranking.count
    var position = start
    while found.count < count, position < start + 3 * size {
      let rank = position < size ? position : (size / 2 + position - size) % size
      if let member = ranking.position(at: rank),
        let reference = ranking.pool.reference(member), taken.insert(reference).inserted
      {
        found.append(reference)
      }
      position += 1
    }
    return found
  }

  /// Days in a pass: the pool over the size, rounded up to a number of four significant bits.
  static func passLength(poolSize: Int, size: Int) -> Int {
    guard size > 0 else { return 1 }
    let days = (poolSize + size - 1) / size
    let shift = max(0, Int.bitWidth - days.leadingZeroBitCount - 4)
    return ((days + (1 << shift) - 1) >> shift) << shift
  }
}

private func floorDivide(_ number: Int, _ divisor: Int) -> Int {
  let quotient = number / divisor
  return number % divisor < 0 ? quotient - 1 : quotient
}
