import JSON
import QuizCore

/// One item of a reply of QuizAPI.io.
struct QuizAPIItem {
  private let node: JSONNode

  /// Views an item.
  init(_ node: JSONNode) { self.node = node }

  /// The question that it holds.
  func question(
    at position: JSONPosition, _ trail: inout ItemTrail
  ) throws(SkippedItem) -> DraftQuestion {
    guard node.kind == .object else { throw SkippedItem(.json(.notAnObject)) }
    guard let raw = node["question"]?.string else {
      throw SkippedItem(.json(.missingField("question")))
    }
    let prompt = fieldText(decodingEntities(raw))
    trail.prompt = prompt
    guard !isBlank(prompt) else { throw SkippedItem(.blankPrompt) }
    var draft = DraftQuestion(prompt, try kind(&trail), at: position)
    draft.sourceID = node["id"]?.number?.integer.map { "quizapi-\($0)" }
    draft.topic = visibleLine(text("category")).flatMap(topicPath)
    draft.difficulty = text("difficulty").flatMap(Difficulty.init(word:))
    draft.tags = tags
    draft.explanation = visibleField(text("explanation"))
    draft.hints = [visibleField(text("tip"))].compactMap(\.self)
    if visibleField(text("description")) != nil { trail.change(.partLeftOut("description")) }
    return draft
  }

  /// The choices; what is right is said by `correct_answers`, which `correct_answer` often
  /// contradicts.
  private func kind(_ trail: inout ItemTrail) throws(SkippedItem) -> QuestionKind {
    guard let answers = node["answers"], answers.kind == .object else {
      throw SkippedItem(.json(.missingField("answers")))
    }
    let right = Set(try rightKeys(&trail))
    var texts: [(key: String, text: String)] = []
    for member in answers.members {
      guard let text = member.value.scalarText.map(decodingEntities), !isBlank(text) else {
        continue
      }
      texts.append((member.key, text))
    }
    texts.sort { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    if let missing = right.subtracting(texts.map(\.key)).min() {
      throw SkippedItem(.json(.rightChoiceMissing(excerpt(of: missing))))
    }
    var draft = ChoiceDraft()
    for (key, text) in texts { try draft.add(text, isCorrect: right.contains(key), &trail) }
    noteContradiction(right.count, &trail)
    return try draft.kind()
  }

  /// The keys of the right answers, such as `answer_a`.
  private func rightKeys(_ trail: inout ItemTrail) throws(SkippedItem) -> [String] {
    let suffix = "_correct"
    var right: [String] = []
    for member in node["correct_answers"].map({ Array($0.members) }) ?? []
    where member.key.hasSuffix(suffix) && isTrue(member.value) {
      right.append(String(member.key.dropLast(suffix.count)))
    }
    if !right.isEmpty { return right }
    guard let legacy = visibleLine(text("correct_answer")), legacy.hasPrefix("answer_") else {
      throw SkippedItem(.noCorrectAnswer)
    }
    trail.change(.json(.tookLegacyAnswer(excerpt(of: legacy))))
    return [legacy]
  }

  private func isTrue(_ value: JSONNode) -> Bool {
    value.boolean ?? value.string.flatMap { truthValue($0.trimmingWhitespace) } ?? false
  }

  private func noteContradiction(_ count: Int, _ trail: inout ItemTrail) {
    guard let flag = node["multiple_correct_answers"]?.flag, flag != (count > 1) else { return }
    trail.change(.json(.contradictoryFlag(correct: count)))
  }

  private var tags: [String] {
    guard let list = node["tags"] else { return [] }
    return tagList(list.elements.compactMap { visibleLine($0.string ?? $0["name"]?.string) })
  }

  private func text(_ key: String) -> String? { node[key]?.string.map(decodingEntities) }
}
