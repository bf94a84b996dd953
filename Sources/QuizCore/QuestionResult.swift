/// What stays known of an answered question once its line is folded.
package struct QuestionResult: Sendable, Equatable {
  /// Which question it was.
  package let reference: QuestionReference
  /// How much was right; all of it once corrected.
  package var share: Share
  /// Whether it was passed over.
  package let isSkipped: Bool
  /// How many hints were taken.
  package let hints: Int
  /// The XP it paid, with what a correction added, without the bonus.
  package var xp: Int
  /// The bonus that came with it.
  package let bonus: Int
  /// Whether the player was right after all.
  package var isCorrected: Bool

  /// What stays of an answer.
  package init(_ answer: Answer) {
    self.init(
      reference: answer.reference, share: answer.share, isSkipped: answer.isSkipped,
      hints: answer.hints, xp: answer.xp, bonus: answer.bonus)
  }

  /// Describes a result.
  package init(
    reference: QuestionReference, share: Share, isSkipped: Bool, hints: Int, xp: Int, bonus: Int,
    isCorrected: Bool = false
  ) {
    self.reference = reference
    self.share = share
    self.isSkipped = isSkipped
    self.hints = hints
    self.xp = xp
    self.bonus = bonus
    self.isCorrected = isCorrected
  }
}
