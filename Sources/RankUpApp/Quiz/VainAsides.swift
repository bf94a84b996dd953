/// Tells, at one question, the asides that bring something new from those that can't.
struct VainAsides {
  private var areKeysTold = false

  /// Whether a line asks for a hint when none is left, or again for the keys.
  ///
  /// Like lines that mean nothing these would go on for ever where a program types them.
  mutating func contain(_ reading: AnswerReading, hintsLeft: Int) -> Bool {
    switch reading {
    case .hint: return hintsLeft <= 0
    case .keys:
      defer { areKeysTold = true }
      return areKeysTold
    default: return false
    }
  }
}
