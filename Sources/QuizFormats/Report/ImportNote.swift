package import JSON

/// Something that a person who brings a file in should know of: where, and what became of it.
package struct ImportNote: Sendable, Equatable {
  /// What became of the item.
  package enum Effect: String, Sendable, CaseIterable {
    /// It gave no question.
    case skipped
    /// It gave one that is not quite as the file has it.
    case changed
  }

  /// What became of it.
  package let effect: Effect
  /// What is the matter.
  package let problem: ImportProblem
  /// Where in the file; nil where it is about the whole.
  package let position: JSONPosition?
  /// The beginning of the prompt, or a name, where that helps to find it.
  package let question: String?

  /// Describes a note.
  package init(
    _ effect: Effect, _ problem: ImportProblem, at position: JSONPosition?, question: String? = nil
  ) {
    self.effect = effect
    self.problem = problem
    self.position = position
    self.question = question.map { excerpt(of: $0) }
  }
}
