import QuizCore

/// Makes questions of the items of home-made JSON.
struct LooseQuestion {
  private let reading: AnswerReading
  private let isTyped: Bool
  /// The most characters of an answer that a person is asked to type.
  private static let longestTyped = 60

  /// Knows how the answers of the file are to be read.
  init(_ reading: AnswerReading, isTyped: Bool) {
    self.reading = reading
    self.isTyped = isTyped
  }

  /// The question of an item.
  func question(
    _ entry: LooseEntry, _ trail: inout ItemTrail
  ) throws(SkippedItem) -> DraftQuestion {
    trail.prompt = entry.prompt
    if let problem = entry.problem { throw SkippedItem(.json(problem)) }
    guard !isBlank(entry.prompt) else { throw SkippedItem(.blankPrompt) }
    var draft = DraftQuestion(entry.prompt, try kind(of: entry, &trail), at: entry.position)
    draft.sourceID = identifier(entry.identifier, &trail)
    draft.topic = entry.topic.flatMap(topicPath)
    draft.difficulty = entry.difficulty
    draft.tags = tagList(entry.tags)
    draft.explanation = entry.explanation
    draft.hints = entry.hints
    return draft
  }

  private func kind(
    of entry: LooseEntry, _ trail: inout ItemTrail
  ) throws(SkippedItem) -> QuestionKind {
    switch entry.options.count {
    case 0: return try plainKind(entry.answers)
    case 1: return try typedKind(of: entry)
    default: return try choiceKind(of: entry, &trail)
    }
  }

  private func choiceKind(
    of entry: LooseEntry, _ trail: inout ItemTrail
  ) throws(SkippedItem) -> QuestionKind {
    var right: Set<Int> = []
    if entry.needsReading {
      for answer in entry.answers { right.formUnion(try indices(answer, in: entry)) }
    } else {
      right = Set(entry.options.indices.filter { entry.options[$0].isRight == true })
      if right.isEmpty {
        let isSilent = entry.options.allSatisfy { $0.isRight == nil }
        throw SkippedItem(isSilent ? .noAnswer : .noCorrectAnswer)
      }
    }
    var draft = ChoiceDraft()
    for (index, option) in entry.options.enumerated() {
      try draft.add(
        option.text, isCorrect: right.contains(index), feedback: option.feedback, &trail)
    }
    if !entry.hasOrder { draft.moveReferencesToEnd() }
    return try draft.kind(findsTruth: true)
  }

  private func indices(
    _ answer: LooseAnswer, in entry: LooseEntry
  ) throws(SkippedItem) -> [Int] {
    if let indices = reading.indices(answer, in: entry) { return indices }
    let words = excerpt(of: answer.words)
    if answer.isNumber {
      throw SkippedItem(.answerOutOfRange(words, choices: entry.options.count))
    }
    if isBlank(words) { throw SkippedItem(.blankAnswer) }
    throw SkippedItem(.answerNotAmongChoices(words))
  }

  /// A question with one option only, which is its answer.
  private func typedKind(of entry: LooseEntry) throws(SkippedItem) -> QuestionKind {
    let option = entry.options[0]
    guard !isBlank(option.text) else { throw SkippedItem(.blankAnswer) }
    if option.isRight == false { throw SkippedItem(.noCorrectAnswer) }
    if let answer = entry.answers.first, case .text(let text) = answer,
      entry.lookup.textIndex(text) == nil, entry.lookup.letterIndices(text) == nil,
      answer.index == nil
    {
      throw SkippedItem(.answerNotAmongChoices(excerpt(of: text)))
    }
    return .shortAnswer(TextKey([TextKey.Accepted(option.text)]))
  }

  /// A question with an answer and no options: a card, or one to type.
  private func plainKind(_ answers: [LooseAnswer]) throws(SkippedItem) -> QuestionKind {
    guard let first = answers.first else { throw SkippedItem(.noAnswer) }
    if answers.count == 1, let truth = truthValue(first.words) { return .trueFalse(answer: truth) }
    var texts: [String] = []
    var seen: Set<String> = []
    for answer in answers where !isBlank(answer.words) && seen.insert(answer.words).inserted {
      texts.append(answer.words)
    }
    guard !texts.isEmpty else { throw SkippedItem(.blankAnswer) }
    if isTyped, texts.allSatisfy({ $0.unicodeScalars.count <= Self.longestTyped }) {
      return .shortAnswer(TextKey(texts.map { TextKey.Accepted($0) }))
    }
    return .flashcard(back: texts.joined(separator: "\n"))
  }

  /// The id of the file, unless it is only a number in its order.
  private func identifier(_ written: String?, _ trail: inout ItemTrail) -> String? {
    guard let written, !isPositional(written) else { return nil }
    if isIdentifier(written) { return written }
    trail.change(.changedIdentifier(excerpt(of: written)))
    return nil
  }

  /// Whether it is a number, if need be after a letter, that may count from another one tomorrow.
  private func isPositional(_ identifier: String) -> Bool {
    let bytes = identifier.utf8
    let digits =
      bytes.first.map { 0x61...0x7A ~= $0 | 0x20 } ?? false ? bytes.dropFirst() : bytes[...]
    return bytes.isEmpty || digits.count <= 9 && digits.allSatisfy { 0x30...0x39 ~= $0 }
  }
}
