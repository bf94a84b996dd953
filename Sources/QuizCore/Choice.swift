/// One of the answers that a question offers.
package struct Choice: Sendable, Equatable {
  /// The words of the choice.
  package let text: String
  /// Whether it belongs to the right answer.
  package let isCorrect: Bool
  /// What picking it earns, −1 to 1, where the bank says so.
  package let credit: Double?
  /// What to tell someone who picked it.
  package let feedback: String?
  /// Whether it keeps its place when the choices are shuffled.
  package let isFixed: Bool

  /// Describes a choice; by default a wrong one without feedback that may move.
  package init(
    _ text: String, isCorrect: Bool = false, credit: Double? = nil, feedback: String? = nil,
    isFixed: Bool = false
  ) {
    self.text = text
    self.isCorrect = isCorrect
    self.credit = credit
    self.feedback = feedback
    self.isFixed = isFixed
  }
}
