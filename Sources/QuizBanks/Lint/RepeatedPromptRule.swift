import JSON
import QuizCore

/// Looks for questions of one type with the same prompt.
///
/// Prompts that speak of what is offered ("Which of these…") may come again with something else to
/// choose from, and a picture makes any prompt another one.
struct RepeatedPromptRule {
  private var firsts: [String: (kind: QuestionKind, node: JSONNode)] = [:]

  /// Takes in the next question; gives what it repeats.
  mutating func take(_ question: LintedQuestion) -> [LintFinding] {
    guard let value = question.value, let node = question.node["prompt"],
      media(of: question.node, []).isEmpty
    else { return [] }
    let form = value.kind.typeName + "\u{0}" + promptForm(value.prompt)
    guard let first = firsts[form] else {
      firsts[form] = (value.kind, node)
      return []
    }
    let problem: LintProblem
    switch likeness(first.kind, value.kind) {
    case .contradictory: problem = .contradiction
    case .other where asksForOneOfThese(value.prompt): return []
    case .same, .other: problem = .repeatedPrompt
    }
    return [
      LintFinding(
        .repeatedPrompt, problem, at: node, [.key("prompt")], first: first.node,
        severity: problem == .contradiction ? .error : .warning)
    ]
  }
}

/// What two questions with one prompt are to each other.
private enum Likeness {
  /// The same is right in both.
  case same
  /// Something else is right, of something else that is offered.
  case other
  /// Something else is right, and nothing accounts for it.
  case contradictory
}

private func likeness(_ first: QuestionKind, _ second: QuestionKind) -> Likeness {
  switch (first, second) {
  case (.trueFalse(let one), .trueFalse(let other)): one == other ? .same : .contradictory
  case (.multipleChoice(let one), .multipleChoice(let other)),
    (.multipleResponse(let one, _), .multipleResponse(let other, _)):
    likeness(one, other)
  case (.shortAnswer(let one), .shortAnswer(let other)):
    rightForms(one).isDisjoint(with: rightForms(other)) ? .contradictory : .same
  case (.numeric(let one), .numeric(let other)):
    haveCommonNumber(one, other) ? .same : .contradictory
  case (.matching(let one, _), .matching(let other, _)): likeness(one, other)
  case (.ordering(let one, _), .ordering(let other, _)):
    one == other ? .same : Set(one) == Set(other) ? .contradictory : .other
  default: .same
  }
}

private func likeness(_ first: ChoiceList, _ second: ChoiceList) -> Likeness {
  func forms(_ choices: [Choice]) -> Set<String> { Set(choices.map { promptForm($0.text) }) }
  let right = forms(first.choices.filter(\.isCorrect))
  if right == forms(second.choices.filter(\.isCorrect)) { return .same }
  return forms(first.choices) == forms(second.choices) ? .contradictory : .other
}

private func likeness(_ first: MatchingKey, _ second: MatchingKey) -> Likeness {
  let partners = Dictionary(
    first.pairs.map { ($0.left, $0.right) }, uniquingKeysWith: { first, _ in first })
  let common = second.pairs.filter { partners[$0.left] != nil }
  if common.contains(where: { partners[$0.left] != $0.right }) { return .contradictory }
  return common.isEmpty ? .other : .same
}

private func rightForms(_ key: TextKey) -> Set<String> {
  Set(key.accepted.filter { $0.credit == 1 }.map { looseForm($0.text) })
}

private func haveCommonNumber(_ first: NumberKey, _ second: NumberKey) -> Bool {
  // No question has more, so that hostile ones take no longer.
  let (left, right) = (first.accepted.prefix(100), second.accepted.prefix(100))
  return left.contains { one in
    right.contains { other in
      one.credit == 1 && other.credit == 1 && one.minimum <= other.maximum
        && other.minimum <= one.maximum
    }
  }
}

/// A text with single spaces, and without case where it holds no code.
private func promptForm(_ text: String) -> String {
  let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ").streamSafe
  return words.utf8.contains(where: codeSigns.contains) ? words : words.lowercased()
}

/// Whether a prompt speaks of what is offered, in English or Korean.
private func asksForOneOfThese(_ prompt: String) -> Bool {
  let words = prompt.lowercased().split { !$0.isLetter }.map(String.init)
  let signs: Set<String> = [
    "these", "those", "following", "below", "choose", "pick", "select", "match", "order", "sort",
    "arrange", "statement", "statements",
  ]
  let afterWhich: Set<String> = ["of", "one", "is", "are", "was"]
  return words.contains(where: signs.contains)
    || zip(words, words.dropFirst()).contains { $0 == "which" && afterWhich.contains($1) }
    || words.contains { word in
      ["다음", "보기", "아래", "고르", "고른", "짝지", "순서", "나열", "옳은", "틀린", "알맞"].contains {
        word.hasPrefix($0)
      }
    }
}
