/// Why an item gives no question.
struct SkippedItem: Error {
  /// What is the matter.
  let problem: ImportProblem

  /// Describes a reason of this family or of all.
  init(_ problem: ImportProblem) { self.problem = problem }

  /// Describes a reason that any format may have.
  init(_ problem: CommonProblem) { self.problem = .common(problem) }
}

/// What is noticed while an item is read: its beginning, and what is not taken as it stands.
struct ItemTrail {
  /// The prompt, once it is known.
  var prompt: String?
  /// In the order in which it was noticed.
  private(set) var changes: [ImportProblem] = []

  /// Notes something that is changed or left out.
  mutating func change(_ problem: ImportProblem) { changes.append(problem) }

  /// The same, of what any format may have.
  mutating func change(_ problem: CommonProblem) { changes.append(.common(problem)) }
}
