import JSON
import QuizCore

/// One item of a reply of Open Trivia DB.
struct OpenTriviaItem {
  private let node: JSONNode
  private let encoding: OpenTriviaEncoding

  /// Views an item whose texts are written in one way.
  init(_ node: JSONNode, _ encoding: OpenTriviaEncoding) {
    self.node = node
    self.encoding = encoding
  }

  /// The question that it holds.
  func question(
    at position: JSONPosition, _ trail: inout ItemTrail
  ) throws(SkippedItem) -> DraftQuestion {
    guard node.kind == .object else { throw SkippedItem(.json(.notAnObject)) }
    let prompt = fieldText(try text("question", &trail))
    trail.prompt = prompt
    guard !isBlank(prompt) else { throw SkippedItem(.blankPrompt) }
    let answer = lineText(try text("correct_answer", &trail), isAnswer: true)
    let type = try self.type(answer, &trail)
    let kind =
      type == "boolean" ? try truth(of: answer) : try choices(correct: answer, &trail)
    var draft = DraftQuestion(prompt, kind, at: position)
    let category = lineText(try optionalText("category", &trail) ?? "")
    draft.topic = topic(category)
    draft.difficulty = try optionalText("difficulty", &trail).flatMap(Difficulty.init(word:))
    draft.sourceID =
      "otdb-" + hexadecimal(FNV1a64.hash(category, type, prompt, answer))
    return draft
  }

  /// `multiple` or `boolean`; where an item has none, by what its answer says.
  private func type(_ answer: String, _ trail: inout ItemTrail) throws(SkippedItem) -> String {
    guard let raw = try optionalText("type", &trail) else {
      return truthValue(answer) == nil ? "multiple" : "boolean"
    }
    let type = lineText(raw)
    guard type == "multiple" || type == "boolean" else {
      throw SkippedItem(.unsupportedType(excerpt(of: type)))
    }
    return type
  }

  private func truth(of answer: String) throws(SkippedItem) -> QuestionKind {
    guard let value = truthValue(answer) else {
      throw SkippedItem(.json(.notTrueOrFalse(excerpt(of: answer))))
    }
    return .trueFalse(answer: value)
  }

  private func choices(
    correct: String, _ trail: inout ItemTrail
  ) throws(SkippedItem) -> QuestionKind {
    guard let list = node["incorrect_answers"], list.kind == .array else {
      throw SkippedItem(.json(.missingField("incorrect_answers")))
    }
    var draft = ChoiceDraft()
    try draft.add(correct, isCorrect: true, &trail)
    for wrong in list.elements {
      guard let raw = wrong.scalarText else {
        throw SkippedItem(.json(.missingField("incorrect_answers")))
      }
      try draft.add(try decoded(raw, of: "incorrect_answers", &trail), &trail)
    }
    draft.moveReferencesToEnd()
    return try draft.kind()
  }

  private func text(_ key: String, _ trail: inout ItemTrail) throws(SkippedItem) -> String {
    guard let text = try optionalText(key, &trail) else {
      throw SkippedItem(.json(.missingField(key)))
    }
    return text
  }

  private func optionalText(
    _ key: String, _ trail: inout ItemTrail
  ) throws(SkippedItem) -> String? {
    guard let raw = node[key]?.scalarText else { return nil }
    return try decoded(raw, of: key, &trail)
  }

  private func decoded(
    _ raw: String, of key: String, _ trail: inout ItemTrail
  ) throws(SkippedItem) -> String {
    if let text = encoding.decode(raw) { return text }
    if encoding == .base64 { throw SkippedItem(.json(.notBase64(field: key))) }
    trail.change(.json(.notPercentEncoded(field: key)))
    return raw
  }

  /// A path of the category: `Science: Computers` is `Science/Computers`.
  private func topic(_ category: String) -> String? {
    topicPath(category.replacing(": ", with: "/"))
  }
}
