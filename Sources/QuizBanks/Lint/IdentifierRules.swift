import JSON
import QuizFormats

/// Looks at the ids of a bank together.
struct IdentifierRules {
  private var firsts: [String: (id: String, node: JSONNode)] = [:]
  private var positional: (id: String, node: JSONNode, path: [FieldPath.Step], count: Int)?

  /// Takes in the next question; gives an id that an earlier one has but for its case.
  mutating func take(_ question: LintedQuestion) -> [LintFinding] {
    guard let node = question.node["id"], let id = node.string, isIdentifier(id) else { return [] }
    if isPositional(id) {
      let steps: [FieldPath.Step] = [.key("questions"), .index(question.index), .key("id")]
      let first = positional ?? (id, node, steps, 0)
      positional = (first.id, first.node, first.path, first.count + 1)
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

  /// What holds for all ids, at the first of those that only number the questions.
  var findings: [LintFinding] {
    positional.map { one in
      [
        LintFinding(
          .weakIdentifier, .positionalIdentifiers(one.id, count: one.count), at: one.node, one.path)
      ]
    } ?? []
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
