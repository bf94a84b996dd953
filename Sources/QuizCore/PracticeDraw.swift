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

  /// Returns up to `count` questions, none twice, whatever the pool's order.
  package func questions(
    _ count: Int, from pool: Pool, where isWanted: (Candidate) -> Bool = { _ in true }
  ) -> [QuestionReference] {
    var candidates = pool.candidatesByReference.filter(isWanted)
    var generator = SplitMix64(seed: FNV1a64.hash("rankup-practice-1", occasion))
    generator.shuffle(&candidates)
    var drawn: [QuestionReference] = []
    for candidate in candidates {
      guard drawn.count < count else { break }
      if let reference = pool.reference(candidate.position) { drawn.append(reference) }
    }
    return drawn
  }
}
