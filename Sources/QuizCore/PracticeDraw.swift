/// Draws the questions of a practice: a shuffle of the pool that its seed fixes.
package struct PracticeDraw: Sendable {
  /// What the shuffle starts from, any 64-bit number.
  package let seed: UInt64

  /// Prepares a draw.
  package init(seed: UInt64) {
    self.seed = seed
  }

  /// The occasion under which the choices of this practice are ordered.
  package var occasion: String { String(seed) }

  /// Returns up to `count` questions that can be asked, none twice, whatever the pool's order.
  package func questions(_ count: Int, from pool: [PoolMember]) -> [QuestionReference] {
    var references = Array(Set(pool.filter(\.isAskable).map(\.reference))).sorted()
    var generator = SplitMix64(seed: FNV1a64.hash("rankup-practice-1", occasion))
    generator.shuffle(&references)
    return Array(references.prefix(max(0, count)))
  }
}
