package import JSON
import QuizCore

/// Reads saved replies of The Trivia API, version 1 and 2, whose texts are plain.
package enum TriviaAPIReader {
  /// Reads a reply: a bare list, or one under `questions` or `results`.
  ///
  /// The terms of the service are taken to be CC BY-NC 4.0.
  package static func read(
    _ document: JSONDocument, _ options: ReadOptions
  ) throws(ImportRefusal) -> DraftBank {
    guard let list = list(in: document) else {
      throw ImportRefusal(.json(.noQuestionList))
    }
    var bank = DraftBank(idPrefix: "trivia-api")
    bank.license = "CC-BY-NC-4.0"
    bank.sourceTitle = "The Trivia API"
    bank.sourceURL = "https://the-trivia-api.com"
    var collector = ItemCollector(bank)
    for (node, position) in document.placed(Array(list.elements)) {
      collector.add(at: position) { trail throws(SkippedItem) in
        try question(node, at: position, &trail)
      }
    }
    return try collector.finish()
  }

  /// Whether a text is such a reply; looks at its beginning alone.
  package static func looksLikeReply(_ document: JSONDocument) -> Bool {
    list(in: document)?.firstElements.contains {
      $0.hasKeys("question", "correctAnswer", "incorrectAnswers")
    } ?? false
  }

  private static func list(in document: JSONDocument) -> JSONNode? {
    let root = document.root
    if root.kind == .array { return root }
    return [root["questions"], root["results"]].compactMap(\.self).first { $0.kind == .array }
  }

  private static func question(
    _ node: JSONNode, at position: JSONPosition, _ trail: inout ItemTrail
  ) throws(SkippedItem) -> DraftQuestion {
    guard node.kind == .object else { throw SkippedItem(.json(.notAnObject)) }
    guard let raw = node["question"]?.string ?? node["question"]?["text"]?.string else {
      throw SkippedItem(.json(.missingField("question")))
    }
    let prompt = fieldText(raw)
    trail.prompt = prompt
    guard !isBlank(prompt) else { throw SkippedItem(.blankPrompt) }
    var draft = DraftQuestion(prompt, try kind(of: node, &trail), at: position)
    draft.topic = visibleLine(node["category"]?.string)
      .flatMap { topicPath(titles[$0] ?? $0) }
    draft.difficulty = node["difficulty"]?.string.flatMap(Difficulty.init(word:))
    draft.tags =
      node["tags"].map { tagList($0.elements.compactMap { visibleLine($0.string) }) } ?? []
    draft.sourceID = node["id"]?.string.flatMap { isIdentifier($0) ? $0 : nil }
    return draft
  }

  private static func kind(
    of node: JSONNode, _ trail: inout ItemTrail
  ) throws(SkippedItem) -> QuestionKind {
    let type = node["type"]?.string ?? ""
    if type == "image_choice" { throw SkippedItem(.unsupportedType(excerpt(of: type))) }
    guard let answer = node["correctAnswer"]?.scalarText else {
      throw SkippedItem(.json(.missingField("correctAnswer")))
    }
    if type == "text_input" {
      let text = lineText(answer, isAnswer: true)
      guard !isBlank(text) else { throw SkippedItem(.blankAnswer) }
      return .shortAnswer(TextKey([TextKey.Accepted(text)]))
    }
    guard let wrong = node["incorrectAnswers"], wrong.kind == .array else {
      throw SkippedItem(.json(.missingField("incorrectAnswers")))
    }
    var draft = ChoiceDraft()
    try draft.add(answer, isCorrect: true, &trail)
    for element in wrong.elements {
      guard let text = element.scalarText else {
        throw SkippedItem(.json(.missingField("incorrectAnswers")))
      }
      try draft.add(text, &trail)
    }
    draft.moveReferencesToEnd()
    return try draft.kind()
  }

  /// The categories of version 2 as version 1 calls them, so that both give the same topics.
  private static let titles = [
    "arts_and_literature": "Arts & Literature", "film_and_tv": "Film & TV",
    "food_and_drink": "Food & Drink", "general_knowledge": "General Knowledge",
    "geography": "Geography", "history": "History", "music": "Music", "science": "Science",
    "society_and_culture": "Society & Culture", "sport_and_leisure": "Sport & Leisure",
  ]
}
