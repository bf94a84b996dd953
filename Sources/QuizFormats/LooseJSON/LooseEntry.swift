import JSON
import QuizCore

/// An item of home-made JSON with its values sorted by what they mean.
struct LooseEntry {
  let position: JSONPosition
  /// Why nothing can be made of it, where that is known at once.
  private(set) var problem: JSONReplyProblem?
  private(set) var prompt = ""
  private(set) var options: [LooseOption] = []
  /// Whether the order of the options is the file's, not with the right one before the others.
  private(set) var hasOrder = true
  private(set) var answers: [LooseAnswer] = []
  private(set) var lookup = OptionLookup([])
  private(set) var explanation: String?
  private(set) var hints: [String] = []
  private(set) var topic: String?
  private(set) var difficulty: Difficulty?
  private(set) var tags: [String] = []
  private(set) var identifier: String?
  /// The keys whose values say nothing here.
  private(set) var unusedKeys: [String] = []

  /// Whether its answers have to be compared with its options.
  var needsReading: Bool {
    problem == nil && options.count > 1 && !answers.isEmpty
      && !options.contains { $0.isRight == true }
  }

  /// Sorts the values of an item.
  init(_ item: LooseItems.Item, _ keys: LooseKeys, at position: JSONPosition) {
    self.position = position
    topic = item.topic
    if let prompt = item.prompt {
      self.prompt = fieldText(prompt)
      answers = LooseAnswer.all(item.node)
    } else if item.node.kind == .object {
      read(LooseFields(item.node, keys))
    } else {
      problem = .notAnObject
    }
  }

  private mutating func read(_ fields: LooseFields) {
    guard let raw = fields.prompt else {
      problem = .noPrompt
      return
    }
    prompt = fieldText(raw)
    readOptions(fields)
    explanation = fields[.explanation].flatMap(texts)
    hints = (fields[.hint].map(LooseAnswer.all) ?? []).compactMap { visibleField($0.words) }
    topic = visibleLine(fields[.topic]?.scalarText) ?? topic
    difficulty = fields[.difficulty]?.string.flatMap(Difficulty.init(word:))
    tags = fields[.tags].map(tags) ?? []
    identifier = fields[.id]?.string
    unusedKeys = fields.unused
    let isRead: [(LooseMeaning, Bool)] = [
      (.explanation, explanation != nil), (.hint, !hints.isEmpty),
      (.topic, fields[.topic]?.scalarText != nil), (.difficulty, difficulty != nil),
      (.tags, !tags.isEmpty),
    ]
    for (meaning, isRead) in isRead where !isRead {
      if let key = fields.filledKey(of: meaning) { unusedKeys.append(key) }
    }
  }

  /// A text, or those of a list one below the other; nil for anything else.
  private func texts(_ node: JSONNode) -> String? {
    guard node.kind == .array else { return visibleField(node.scalarText) }
    let lines = node.elements.compactMap { visibleField($0.scalarText) }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  /// Tags in a list, or in a text with commas between them.
  private func tags(_ node: JSONNode) -> [String] {
    if let line = node.scalarText { return tagList(line) }
    return tagList(
      node.elements.compactMap { visibleLine($0.scalarText ?? $0["name"]?.scalarText) })
  }

  private mutating func readOptions(_ fields: LooseFields) {
    if let wrong = fields[.distractors], fields[.options] == nil || fields.answers.isEmpty {
      let right = fields[.options] ?? fields.answers.first
      hasOrder = false
      options = (right.map(single) ?? []).map { marked($0, true) }
      options += (looseOptions(wrong) ?? single(wrong)).map { marked($0, false) }
      return
    }
    if let given = fields[.options] {
      // A lone text under `answers` is the answer.
      guard let list = looseOptions(given) ?? (given.scalarText == nil ? nil : single(given)) else {
        problem = .missingField(fields.name(of: .options))
        return
      }
      options = list
    } else {
      options = fields.flatOptions
    }
    removeLetters(from: &options)
    lookup = OptionLookup(options)
    answers = bestAnswers(fields.answers.map(LooseAnswer.all).filter { !$0.isEmpty })
      .flatMap { lookup.parts(of: $0) }
  }

  private func single(_ node: JSONNode) -> [LooseOption] {
    looseOptions(node) ?? node.scalarText.map { [LooseOption($0)] } ?? []
  }

  private func marked(_ option: LooseOption, _ isRight: Bool) -> LooseOption {
    var option = option
    option.isRight = isRight
    return option
  }

  /// Of several keys that may say what is right, the one that names choices most plainly.
  private func bestAnswers(_ given: [[LooseAnswer]]) -> [LooseAnswer] {
    guard given.count > 1, !options.isEmpty else { return given.first ?? [] }
    let named = given.first { answers in
      answers.allSatisfy {
        !$0.isNumber && (lookup.textIndex($0.words) ?? lookup.letterIndices($0.words)?.first) != nil
      }
    }
    return named ?? given.first { $0.allSatisfy { $0.index != nil } } ?? given.first ?? []
  }
}
