import JSON

/// Gathers the texts of an object, whatever else is wrong with it.
struct TextGathering {
  private typealias Uses = KeyValuePairs<String, LintedText.Use>

  private(set) var texts: [LintedText] = []

  /// The texts that stand beside the questions of a bank.
  static func bank(_ root: JSONNode) -> [LintedText] {
    var gathering = TextGathering()
    gathering.take(root, ["title": .line, "description": .remark], [])
    gathering.takeLists(root, ["tags": .line], [])
    return gathering.texts
  }

  /// The texts of a question.
  static func question(_ node: JSONNode) -> [LintedText] {
    var gathering = TextGathering()
    gathering.take(
      node, ["title": .line, "prompt": .prompt, "topic": .line, "explanation": .remark], [])
    gathering.takeLists(node, ["tags": .line, "hints": .remark], [])
    if let feedback = node["feedback"] {
      gathering.take(
        feedback, ["correct": .remark, "partial": .remark, "incorrect": .remark],
        [.key("feedback")])
    }
    gathering.takeMedia(node, [])
    gathering.takeAnswers(node, [])
    for (gap, path) in elements(of: node, "gaps", []) {
      gathering.take(gap, ["hint": .remark], path)
      gathering.takeAnswers(gap, path)
    }
    return gathering.texts
  }

  /// Takes what a question or a gap says of its answers.
  private mutating func takeAnswers(_ node: JSONNode, _ path: [FieldPath.Step]) {
    take(node, ["unit": .line, "answer": .offered], path)
    for (choice, path) in elements(of: node, "choices", path) {
      take(choice, ["text": .offered, "feedback": .remark], path)
      takeMedia(choice, path)
    }
    for (answer, path) in elements(of: node, "acceptedAnswers", path) {
      append(answer, .accepted, path)
      take(answer, ["text": .accepted, "feedback": .remark], path)
    }
    for (pair, path) in elements(of: node, "pairs", path) {
      take(pair, ["left": .offered, "right": .offered], path)
    }
    takeLists(node, ["distractors": .offered, "items": .offered], path)
  }

  private mutating func takeMedia(_ node: JSONNode, _ path: [FieldPath.Step]) {
    for (medium, path) in media(of: node, path) {
      take(medium, ["alt": .remark, "attribution": .remark], path)
    }
  }

  private mutating func takeLists(_ node: JSONNode, _ uses: Uses, _ path: [FieldPath.Step]) {
    for (key, use) in uses {
      for (element, path) in elements(of: node, key, path) { append(element, use, path) }
    }
  }

  private mutating func take(_ node: JSONNode, _ uses: Uses, _ path: [FieldPath.Step]) {
    for (key, use) in uses {
      if let value = node[key] { append(value, use, path + [.key(key)]) }
    }
  }

  private mutating func append(
    _ node: JSONNode, _ use: LintedText.Use, _ path: [FieldPath.Step]
  ) {
    if let text = LintedText(node, use, path) { texts.append(text) }
  }
}

/// The elements of the list that an object has under a key, each with its path.
func elements(
  of object: JSONNode, _ key: String, _ path: [FieldPath.Step]
) -> [(JSONNode, [FieldPath.Step])] {
  guard let list = object[key], list.kind == .array else { return [] }
  return list.elements.enumerated().map { ($1, path + [.key(key), .index($0)]) }
}

/// The media of a question, which has a list of them, or of a choice, which has one.
func media(of object: JSONNode, _ path: [FieldPath.Step]) -> [(JSONNode, [FieldPath.Step])] {
  guard let media = object["media"] else { return [] }
  return media.kind == .object
    ? [(media, path + [.key("media")])] : elements(of: object, "media", path)
}
