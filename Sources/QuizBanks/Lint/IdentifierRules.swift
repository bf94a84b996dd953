import JSON
import QuizFormats

/// Looks at the ids of a bank together.
struct IdentifierRules {
  private var firsts: [String: (id: String, node: JSONNode)] = [:]
  private var positional: (question: LintedQuestion, id: String, node: JSONNode, count: Int)?

  /// Takes in the next question; gives an id that an earlier one has but for its case.
  mutating func take(_ question: LintedQuestion) -> [LintFinding] {
    guard let node = question.node["id"], let id = node.string, isIdentifier(id) else { return [] }
    if isPositional(id) {
      let first = positional ?? (question, id, node, 0)
      positional = (first.question, first.id, first.node, first.count + 1)
    }
    let form = id.lowercased()
    guard let first = firsts[form] else {
      firsts[form] = (id, node)
      return []
    }
    // Of the same id the reader tells.
    guard first.id != id else { return [] }
    return [
      LintFinding(
        .weakIdentifier, .similarIdentifier(id, first: first.id), at: node, [.key("id")],
        first: first.node)
    ]
  }

  /// What holds for all ids, with the first question whose id only numbers it; nil where none does.
  var finding: (finding: LintFinding, question: LintedQuestion)? {
    positional.map { one in
      let problem = LintProblem.positionalIdentifiers(one.id, count: one.count)
      return (LintFinding(.weakIdentifier, problem, at: one.node, [.key("id")]), one.question)
    }
  }
}

/// Whether an id only says which question it is: `1`, `q12`, `Question_3`.
private func isPositional(_ id: String) -> Bool {
  var rest = id.lowercased()[...]
  for word in ["question", "item", "frage", "quiz", "no", "nr", "q"] where rest.hasPrefix(word) {
    rest = rest.dropFirst(word.count)
    break
  }
  rest = rest.drop { "-_.:".contains($0) }
  return !rest.isEmpty && rest.utf8.count < 6 && rest.utf8.allSatisfy { 0x30...0x39 ~= $0 }
}
