import JSON
import QuizFormats

/// Looks for topics and tags that a bank spells in two ways.
struct SpellingRule {
  private var topics: [String: (spelling: String, node: JSONNode)] = [:]
  private var tags: [String: (spelling: String, node: JSONNode)] = [:]
  /// Spellings that were told of, each once.
  private var told: Set<String> = []

  /// Takes in the next question; gives its spellings that differ from earlier ones.
  mutating func take(_ question: LintedQuestion) -> [LintFinding] {
    var findings: [LintFinding] = []
    if let node = question.node["topic"], let topic = node.string {
      var above = ""
      // Deeper paths than these are no path of categories.
      for part in topic.split(separator: "/").prefix(8).map(String.init) {
        let form = above + "/" + categoryForm(part)
        if let problem = Self.problem(part, form, node, &topics, &told) {
          findings.append(
            LintFinding(
              .twoSpellings, problem, at: node, [.key("topic")], first: topics[form]?.node))
        }
        above = form
      }
    }
    for (node, path) in elements(of: question.node, "tags", []) {
      guard let tag = node.string else { continue }
      let form = categoryForm(tag)
      if let problem = Self.problem(tag, form, node, &tags, &told) {
        findings.append(
          LintFinding(.twoSpellings, problem, at: node, path, first: tags[form]?.node))
      }
    }
    return findings
  }

  private static func problem(
    _ spelling: String, _ form: String, _ node: JSONNode,
    _ known: inout [String: (spelling: String, node: JSONNode)], _ told: inout Set<String>
  ) -> LintProblem? {
    guard let first = known[form] else {
      known[form] = (spelling, node)
      return nil
    }
    guard first.spelling != spelling, told.insert(form + "\u{0}" + spelling).inserted else {
      return nil
    }
    return .otherSpelling(excerpt(of: spelling), first: excerpt(of: first.spelling))
  }
}

/// A category without case, plural, hyphens and spaces between words; `&` is "and".
private func categoryForm(_ text: String) -> String {
  let spelled = text.lowercased().flatMap { $0 == "&" ? Array(" and ") : [$0] }
  return String(spelled).split { $0.isWhitespace || $0 == "-" || $0 == "_" }.map { word in
    let isPlural =
      word.utf8.count > 3 && word.hasSuffix("s") && !word.hasSuffix("ss") && !word.hasSuffix("us")
      && !word.hasSuffix("is")
    return isPlural ? String(word.dropLast()) : String(word)
  }.joined(separator: " ")
}
