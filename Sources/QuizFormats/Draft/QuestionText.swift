import QuizCore

extension NativeText {
  /// Writes a draft under an id as an object, its members in the order of the schema.
  mutating func add(_ draft: DraftQuestion, id: String) {
    open()
    add("id", id)
    add("type", draft.kind.typeName)
    add("title", ifAny: draft.title)
    add("prompt", draft.prompt)
    add("topic", ifAny: draft.topic)
    if !draft.tags.isEmpty { add("tags", draft.tags) }
    add("difficulty", ifAny: draft.difficulty?.rawValue)
    if let points = draft.points { add("points", points) }
    if let seconds = draft.timeLimit { add("timeLimit", seconds) }
    add(draft.kind)
    add("explanation", ifAny: draft.explanation)
    add(draft.feedback)
    if !draft.hints.isEmpty { add("hints", draft.hints) }
    close()
  }

  private mutating func add(_ feedback: Feedback) {
    guard feedback.correct != nil || feedback.partial != nil || feedback.incorrect != nil else {
      return
    }
    key("feedback")
    open()
    add("correct", ifAny: feedback.correct)
    add("partial", ifAny: feedback.partial)
    add("incorrect", ifAny: feedback.incorrect)
    close()
  }

  private mutating func add(_ kind: QuestionKind) {
    switch kind {
    case .multipleChoice(let list): add(list)
    case .multipleResponse(let list, let scoring):
      add(list)
      add(scoring)
    case .trueFalse(let answer): add("answer", isTrue: answer)
    case .shortAnswer(let key): add(key)
    case .numeric(let key): add(key)
    case .matching(let key, let scoring):
      add(key)
      add(scoring)
    case .ordering(let items, let scoring):
      add("items", items)
      add(scoring)
    case .cloze(let gaps, let scoring):
      add("gaps", gaps) { $0.add($1) }
      add(scoring)
    case .flashcard(let back): add("answer", back)
    }
  }

  private mutating func add(_ scoring: Scoring) {
    if scoring != .partial { add("scoring", scoring.rawValue) }
  }

  private mutating func add(_ key: MatchingKey) {
    add("pairs", key.pairs) { text, pair in
      text.open()
      text.add("left", pair.left)
      text.add("right", pair.right)
      text.close()
    }
    if !key.distractors.isEmpty { add("distractors", key.distractors) }
    if !key.isShuffled { add("shuffle", isTrue: false) }
  }

  private mutating func add(_ gap: Gap) {
    open()
    add("id", gap.id)
    switch gap.key {
    case .text: add("type", "short-answer")
    case .number: add("type", "numeric")
    case .choice: add("type", "multiple-choice")
    }
    if gap.points != 1 { add("points", gap.points) }
    add("hint", ifAny: gap.hint)
    switch gap.key {
    case .text(let key): add(key)
    case .number(let key): add(key)
    case .choice(let list): add(list)
    }
    close()
  }
}
