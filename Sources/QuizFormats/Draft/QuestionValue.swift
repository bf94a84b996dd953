import JSON
import QuizCore

/// A question as an object of the native format, its members in the order of the schema.
struct QuestionValue {
  private var members: [JSONMemberValue] = []

  /// Describes a draft under an id.
  init(_ draft: DraftQuestion, id: String) {
    add("id", .string(id))
    add("type", .string(draft.kind.typeName))
    add("title", draft.title)
    add("prompt", .string(draft.prompt))
    add("topic", draft.topic)
    if !draft.tags.isEmpty { add("tags", .array(draft.tags.map { .string($0) })) }
    add("difficulty", draft.difficulty?.rawValue)
    if let points = draft.points { add("points", .double(points).whole) }
    if let seconds = draft.timeLimit { add("timeLimit", .double(seconds).whole) }
    add(draft.kind)
    add("explanation", draft.explanation)
    add(draft.feedback)
    if !draft.hints.isEmpty { add("hints", .array(draft.hints.map { .string($0) })) }
  }

  var value: JSONValue { .object(members) }

  private mutating func add(_ key: String, _ value: JSONValue) {
    members.append(JSONMemberValue(key, value))
  }

  private mutating func add(_ key: String, _ text: String?) {
    if let text { add(key, .string(text)) }
  }

  private mutating func add(_ feedback: Feedback) {
    guard feedback != Feedback() else { return }
    var words: [JSONMemberValue] = []
    for (key, text) in [
      ("correct", feedback.correct), ("partial", feedback.partial),
      ("incorrect", feedback.incorrect),
    ] {
      if let text { words.append(JSONMemberValue(key, .string(text))) }
    }
    add("feedback", .object(words))
  }

  private mutating func add(_ kind: QuestionKind) {
    switch kind {
    case .multipleChoice(let list): add(list)
    case .multipleResponse(let list, let scoring):
      add(list)
      add(scoring)
    case .trueFalse(let answer): add("answer", .boolean(answer))
    case .shortAnswer(let key): members += key.members
    case .numeric(let key): members += key.members
    case .matching(let key, let scoring):
      add(key)
      add(scoring)
    case .ordering(let items, let scoring):
      add("items", .array(items.map { .string($0) }))
      add(scoring)
    case .cloze(let gaps, let scoring):
      add("gaps", .array(gaps.map(\.value)))
      add(scoring)
    case .flashcard(let back): add("answer", .string(back))
    case .other: break
    }
  }

  private mutating func add(_ list: ChoiceList) { members += list.members }

  private mutating func add(_ scoring: Scoring) {
    if scoring != .partial { add("scoring", .string(scoring.rawValue)) }
  }

  private mutating func add(_ key: MatchingKey) {
    add(
      "pairs",
      .array(
        key.pairs.map { pair in
          .object([
            JSONMemberValue("left", .string(pair.left)),
            JSONMemberValue("right", .string(pair.right)),
          ])
        }))
    if !key.distractors.isEmpty {
      add("distractors", .array(key.distractors.map { .string($0) }))
    }
    if !key.isShuffled { add("shuffle", .boolean(false)) }
  }
}

extension JSONValue {
  /// A double as an integer where it is one.
  fileprivate var whole: JSONValue {
    guard case .double(let double) = self, let integer = Int(exactly: double) else { return self }
    return .integer(integer)
  }
}

extension ChoiceList {
  fileprivate var members: [JSONMemberValue] {
    var members = [JSONMemberValue("choices", .array(choices.map(\.value)))]
    if !isShuffled { members.append(JSONMemberValue("shuffle", .boolean(false))) }
    return members
  }
}

extension Choice {
  fileprivate var value: JSONValue {
    var members = [JSONMemberValue("text", .string(text))]
    if isCorrect { members.append(JSONMemberValue("correct", .boolean(true))) }
    if let credit { members.append(JSONMemberValue("credit", .double(credit).whole)) }
    if let feedback { members.append(JSONMemberValue("feedback", .string(feedback))) }
    if isFixed { members.append(JSONMemberValue("fixed", .boolean(true))) }
    return .object(members)
  }
}

extension TextKey {
  fileprivate var members: [JSONMemberValue] {
    var members = [JSONMemberValue("acceptedAnswers", .array(accepted.map(\.value)))]
    for (key, isSet) in [
      ("caseSensitive", isCaseSensitive), ("ignoreDiacritics", ignoresDiacritics),
      ("ignorePunctuation", ignoresPunctuation), ("wildcards", hasWildcards),
    ] where isSet {
      members.append(JSONMemberValue(key, .boolean(true)))
    }
    return members
  }
}

extension TextKey.Accepted {
  fileprivate var value: JSONValue {
    if credit == 1, feedback == nil { return .string(text) }
    var members = [JSONMemberValue("text", .string(text))]
    if credit != 1 { members.append(JSONMemberValue("credit", .double(credit).whole)) }
    if let feedback { members.append(JSONMemberValue("feedback", .string(feedback))) }
    return .object(members)
  }
}

extension NumberKey {
  fileprivate var members: [JSONMemberValue] {
    var members = [JSONMemberValue("acceptedAnswers", .array(accepted.map(\.json)))]
    if let unit { members.append(JSONMemberValue("unit", .string(unit))) }
    return members
  }
}

extension NumberKey.Accepted {
  fileprivate var json: JSONValue {
    var members: [JSONMemberValue] = []
    if let value {
      let tolerance = tolerance
      if tolerance == 0, credit == 1, feedback == nil { return JSONValue.double(value).whole }
      members.append(JSONMemberValue("value", .double(value).whole))
      if tolerance != 0 { members.append(JSONMemberValue("tolerance", .double(tolerance).whole)) }
    } else {
      members.append(JSONMemberValue("min", .double(minimum).whole))
      members.append(JSONMemberValue("max", .double(maximum).whole))
    }
    if credit != 1 { members.append(JSONMemberValue("credit", .double(credit).whole)) }
    if let feedback { members.append(JSONMemberValue("feedback", .string(feedback))) }
    return .object(members)
  }
}

extension Gap {
  fileprivate var value: JSONValue {
    var members = [JSONMemberValue("id", .string(id))]
    let (type, own): (String, [JSONMemberValue]) =
      switch key {
      case .text(let key): ("short-answer", key.members)
      case .number(let key): ("numeric", key.members)
      case .choice(let list): ("multiple-choice", list.members)
      }
    members.append(JSONMemberValue("type", .string(type)))
    if points != 1 { members.append(JSONMemberValue("points", .double(points).whole)) }
    if let hint { members.append(JSONMemberValue("hint", .string(hint))) }
    return .object(members + own)
  }
}
