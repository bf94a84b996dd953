import JSON
import QuizCore
import QuizFormats

/// What a check needs to know of the bank around a question.
struct LintedBank {
  /// The outermost object.
  let root: JSONNode
  /// Whether tags of HTML and XML are what the bank asks about.
  let isAboutMarkup: Bool
  /// The SPDX expression of the bank.
  let license: String?
  /// Seconds to answer in, where a question does not say.
  let timeLimit: JSONNode?

  init(_ root: JSONNode) {
    self.root = root
    license = root["license"]?.string
    timeLimit = root["defaults"]?["timeLimit"]
    isAboutMarkup = TextGathering.bank(root).contains { speaksOfMarkup($0.text) }
  }
}

/// A question as a check sees it: the JSON with its places, and what the reader made of it.
struct LintedQuestion {
  /// A part that is answered on its own: the whole question, or a gap of it.
  struct Part {
    /// What is right.
    let key: Gap.Key
    /// Whether one choice is to be picked, where there are choices.
    let isSingle: Bool
    /// The object that has the answers.
    let node: JSONNode
    let path: [FieldPath.Step]
  }

  /// Its place in the list of questions.
  let index: Int
  let node: JSONNode
  /// The question; nil where it is switched off or can't be asked.
  let value: Question?
  let texts: [LintedText]
  let parts: [Part]

  init(_ node: JSONNode, at index: Int, value: Question?) {
    self.node = node
    self.index = index
    self.value = value
    texts = TextGathering.question(node)
    parts = value.map { Self.parts(of: $0.kind, node) } ?? []
  }

  /// The id as it is written, if it is a good one.
  var id: String? { value?.id ?? node["id"]?.string.flatMap { isIdentifier($0) ? $0 : nil } }

  private static func parts(of kind: QuestionKind, _ node: JSONNode) -> [Part] {
    func whole(_ key: Gap.Key, isSingle: Bool = true) -> [Part] {
      [Part(key: key, isSingle: isSingle, node: node, path: [])]
    }
    return switch kind {
    case .multipleChoice(let list): whole(.choice(list))
    case .multipleResponse(let list, _): whole(.choice(list), isSingle: false)
    case .shortAnswer(let key): whole(.text(key))
    case .numeric(let key): whole(.number(key))
    case .cloze(let gaps, _): parts(of: gaps, node)
    case .trueFalse, .matching, .ordering, .flashcard: []
    }
  }

  private static func parts(of gaps: [Gap], _ node: JSONNode) -> [Part] {
    let keys = Dictionary(gaps.map { ($0.id, $0.key) }, uniquingKeysWith: { first, _ in first })
    return elements(of: node, "gaps", []).compactMap { gap, path in
      gap["id"]?.string.flatMap { keys[$0] }.map {
        Part(key: $0, isSingle: true, node: gap, path: path)
      }
    }
  }
}

extension LintedQuestion.Part {
  /// The choices, each with the place of its text; none for another kind of answer.
  var choices: [(choice: Choice, node: JSONNode, path: [FieldPath.Step])] {
    guard case .choice(let list) = key else { return [] }
    return zip(list.choices, elements(of: node, "choices", path)).map { choice, place in
      (choice, place.0["text"] ?? place.0, place.1 + [.key("text")])
    }
  }

  /// The accepted texts, each with its place; none for another kind of answer.
  var accepted: [(answer: TextKey.Accepted, node: JSONNode, path: [FieldPath.Step])] {
    guard case .text(let key) = key else { return [] }
    return zip(key.accepted, elements(of: node, "acceptedAnswers", path)).map { answer, place in
      guard let text = place.0["text"] else { return (answer, place.0, place.1) }
      return (answer, text, place.1 + [.key("text")])
    }
  }

  /// The accepted numbers, each with its place; none for another kind of answer.
  var numbers: [(answer: NumberKey.Accepted, node: JSONNode, path: [FieldPath.Step])] {
    guard case .number(let key) = key else { return [] }
    return zip(key.accepted, elements(of: node, "acceptedAnswers", path)).map { answer, place in
      (answer, place.0, place.1)
    }
  }
}
