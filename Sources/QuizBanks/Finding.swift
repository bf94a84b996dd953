package import JSON

/// Something wrong in a bank: where, by which rule, and what became of it.
package struct Finding: Sendable, Equatable {
  /// What a finding does to playing.
  package enum Effect: String, Sendable, CaseIterable {
    /// Nothing: the question or the bank is played.
    case kept
    /// The question is never asked.
    case leftOut
    /// The bank can't be played at all.
    case refused
  }

  /// The rule that is broken.
  package let rule: Rule
  /// How grave it is.
  package let severity: Severity
  /// What it does to playing.
  package let effect: Effect
  /// Where it stands; nil where no text was read.
  package let position: JSONPosition?
  /// Where the first of two that clash stands.
  package let firstPosition: JSONPosition?
  /// The id of the question, if it has one.
  package let question: String?
  /// The place as a JSON path.
  package let path: FieldPath
  /// What is wrong.
  package let problem: Problem

  /// Describes a finding, by default an error that changes nothing.
  package init(
    _ rule: Rule, _ problem: Problem, at position: JSONPosition?, path: FieldPath = FieldPath(),
    question: String? = nil, first firstPosition: JSONPosition? = nil,
    severity: Severity = .error, effect: Effect = .kept
  ) {
    self.rule = rule
    self.problem = problem
    self.position = position
    self.path = path
    self.question = question
    self.firstPosition = firstPosition
    self.severity = severity
    self.effect = effect
  }
}
