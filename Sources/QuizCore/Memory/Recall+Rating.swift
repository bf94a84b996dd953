extension Recall {
  /// Rates an answer for the memory model: under half right is forgotten; part of it, or with a hint,
  /// was hard.
  package init(share: Share, hints: Int) {
    if share.millionths < 500_000 {
      self = .again
    } else {
      self = share.isFull && hints == 0 ? .good : .hard
    }
  }

  /// The grade of the memory model: 1 again, 2 hard, 3 good.
  package var grade: Int {
    switch self {
    case .again: 1
    case .hard: 2
    case .good: 3
    }
  }
}
