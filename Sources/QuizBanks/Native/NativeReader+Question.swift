import JSON
import QuizCore
import QuizFormats

extension NativeReader {
  /// Reads one question; nil when it is disabled or left out, which is counted.
  mutating func question(_ node: JSONNode, at index: Int) -> Question? {
    let isDisabled = node[Key.disabled.name]?.boolean == true
    log.enter(question: index, isDisabled: isDisabled)
    guard isKind(.object, node, nil) else {
      leftOutCount &+= 1
      return nil
    }
    if let id = node[Key.id.name]?.string, isIdentifier(id) { log.question = id }
    let type = node[Key.type.name]?.string.flatMap { QuestionType(rawValue: $0.streamSafe) }
    let fields = fields(of: node, allowed: .question(type), type: type)
    let id = uniqueIdentifier(in: fields)
    if isDisabled {
      disabledCount &+= 1
      return nil
    }
    let question = body(of: fields, id: id ?? "", type: type)
    guard !log.isLeftOut, let question else {
      leftOutCount &+= 1
      return nil
    }
    return question
  }

  /// Returns the id of a question; one that was given before is reported with both places.
  private mutating func uniqueIdentifier(in fields: Fields) -> String? {
    guard let id = identifier(in: fields), let node = fields[.id] else { return nil }
    if let place = places.updateValue(Self.noPlace, forKey: id) {
      places[id] = place
      log.report(
        .repeatedIdentifier, .repeatedIdentifier(id), at: node.range.lowerBound, key: .id,
        first: firstOffset(of: id))
    }
    return id
  }

  /// Where an id is given first; all are looked up at once, since a bad bank repeats many.
  private mutating func firstOffset(of id: String) -> Int? {
    if firstOffsets.isEmpty {
      for range in questionRanges {
        guard let root = try? JSONDocument(bytes, in: range).root, let node = root[Key.id.name],
          let id = node.string, isIdentifier(id)
        else { continue }
        if firstOffsets[id] == nil { firstOffsets[id] = node.range.lowerBound }
      }
    }
    return firstOffsets[id]
  }

  /// Reads everything but the id, so that all that is wrong is found at once.
  private mutating func body(of fields: Fields, id: String, type: QuestionType?) -> Question? {
    let isTyped = required(.type, in: fields) != nil
    if isTyped && type == nil { _ = word(.type, in: fields, as: QuestionType.self) }
    let prompt = required(.prompt, in: fields).flatMap { visibleText($0, .prompt) }
    _ = boolean(.disabled, in: fields)
    let kind = type.flatMap { self.kind(of: $0, in: fields) }
    let topic = self.topic(in: fields) ?? defaults.topic
    let difficulty = word(.difficulty, in: fields, as: Difficulty.self, effect: .kept)
    let explanation = remark(.explanation, in: fields)
    let feedback = self.feedback(in: fields)
    let hints = self.hints(in: fields)
    guard let prompt, let kind else { return nil }
    return Question(
      id: id, prompt: prompt, kind: kind, topic: topic,
      difficulty: difficulty ?? defaults.difficulty, explanation: explanation,
      feedback: feedback, hints: hints)
  }

  private mutating func kind(of type: QuestionType, in fields: Fields) -> QuestionKind? {
    switch type {
    case .multipleChoice: multipleChoice(in: fields)
    case .multipleResponse: multipleResponse(in: fields)
    case .trueFalse: trueFalse(in: fields)
    case .shortAnswer: shortAnswer(in: fields)
    case .numeric: numeric(in: fields)
    case .matching: matching(in: fields)
    case .ordering: ordering(in: fields)
    case .cloze: cloze(in: fields)
    case .flashcard: flashcard(in: fields)
    }
  }

  private mutating func trueFalse(in fields: Fields) -> QuestionKind? {
    guard required(.answer, in: fields) != nil, let answer = boolean(.answer, in: fields) else {
      return nil
    }
    return .trueFalse(answer: answer)
  }

  private mutating func flashcard(in fields: Fields) -> QuestionKind? {
    required(.answer, in: fields).flatMap { visibleText($0, .answer) }.map { .flashcard(back: $0) }
  }

  /// Returns the topic as one line; many questions share the memory of one.
  mutating func topic(in fields: Fields) -> String? {
    guard let node = fields[.topic], let topic = text(node, .topic, isLine: true),
      !isBlank(topic)
    else { return nil }
    return topics.shared(topic)
  }

  private mutating func feedback(in question: Fields) -> Feedback {
    guard let node = question[.feedback], isKind(.object, node, .feedback) else {
      return Feedback()
    }
    log.part = .key(.feedback)
    defer { log.part = .whole }
    let fields = fields(of: node, allowed: .feedback)
    return Feedback(
      correct: remark(.correct, in: fields), partial: remark(.partial, in: fields),
      incorrect: remark(.incorrect, in: fields))
  }

  private mutating func hints(in fields: Fields) -> [String] {
    guard let list = fields[.hints], isKind(.array, list, .hints) else { return [] }
    var hints: [String] = []
    hints.reserveCapacity(list.count)
    for (index, node) in list.elements.enumerated() {
      log.part = .item(.hints, index)
      if let hint = text(node, nil), !isBlank(hint) { hints.append(hint) }
    }
    log.part = .whole
    return hints
  }
}
