/// A question's identity everywhere outside its bank: results and draws are keyed by it.
package struct QuestionReference: Sendable, Hashable {
  /// The id of the bank.
  package let bank: String
  /// The id of the question, unique within its bank.
  package let question: String

  /// Names one question of one bank.
  package init(bank: String, question: String) {
    self.bank = bank
    self.question = question
  }

  /// Its place among all questions, from its identity alone: what draws rank by.
  package var hash: UInt64 { SplitMix64.mix(FNV1a64.hash(bank, question)) }
}

extension QuestionReference: Comparable {
  /// Orders by the UTF-8 bytes of the bank and then of the question, the same on every machine.
  package static func < (left: Self, right: Self) -> Bool {
    if left.bank == right.bank {
      return left.question.utf8.lexicographicallyPrecedes(right.question.utf8)
    }
    return left.bank.utf8.lexicographicallyPrecedes(right.bank.utf8)
  }
}
