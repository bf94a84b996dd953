/// How well a question was known, as the memory model rates an answer.
package enum Recall: Int, Sendable, CaseIterable {
  case again = 1
  case hard = 2
  case good = 3

  /// Rates an answer: under half right is forgotten; part of it, or with a hint, was hard.
  package init(share: Share, hints: Int) {
    if share.millionths < 500_000 {
      self = .again
    } else {
      self = share.isFull && hints == 0 ? .good : .hard
    }
  }
}
