import QuizCore

/// The choices of a foreign question on their way into a list that can be played.
struct ChoiceDraft {
  /// Cleaned, each once.
  private(set) var choices: [Choice] = []
  private var places: [String: Int] = [:]

  /// Adds a choice; one that reads like another is merged with it, a blank wrong one left out.
  mutating func add(
    _ raw: String, isCorrect: Bool = false, feedback: String? = nil, _ trail: inout ItemTrail
  ) throws(SkippedItem) {
    let text = lineText(raw, isAnswer: true)
    guard !isBlank(text) else {
      if isCorrect { throw SkippedItem(.blankAnswer) }
      return trail.change(.blankAnswer)
    }
    let refers = mayRefer(text) && Choice(text).refersToOthers
    let choice = Choice(text, isCorrect: isCorrect, feedback: feedback, isFixed: refers)
    if let place = places[text] {
      if isCorrect, !choices[place].isCorrect { choices[place] = choice }
      return trail.change(.repeatedChoice(excerpt(of: text)))
    }
    places[text] = choices.count
    choices.append(choice)
  }

  /// Puts the choices that speak of others below them, where the file has no order of its own.
  mutating func moveReferencesToEnd() {
    let references = choices.filter(\.isFixed)
    guard !references.isEmpty else { return }
    choices = choices.filter { !$0.isFixed } + references
    places = [:]
  }

  /// The kind of question that the choices make.
  ///
  /// With `findsTruth` two choices "True" and "False" make one of true and false.
  func kind(findsTruth: Bool = false) throws(SkippedItem) -> QuestionKind {
    guard choices.count > 1 else { throw SkippedItem(.tooFewChoices(choices.count)) }
    let right = choices.filter(\.isCorrect)
    guard let first = right.first else { throw SkippedItem(.noCorrectAnswer) }
    guard right.count == 1 else { return .multipleResponse(ChoiceList(choices), .partial) }
    if findsTruth, choices.count == 2, let answer = truthValue(first.text),
      choices.contains(where: { truthValue($0.text) == !answer })
    {
      return .trueFalse(answer: answer)
    }
    return .multipleChoice(ChoiceList(choices))
  }
}

/// A quick look at a text: whether it could speak of other choices at all.
///
/// Remarks about them are short. They begin with a word like "all", "none" or "both", in Korean with
/// one of few syllables, or name a letter, which stands apart from other letters of ASCII.
private func mayRefer(_ text: String) -> Bool {
  guard text.utf8.count <= 60 else { return false }
  var (length, isNamed, isFirst) = (0, false, true)
  for scalar in text.unicodeScalars {
    let value = scalar.value
    let isLetter = value < 0x80 && 0x61...0x7A ~= value | 0x20
    if !isLetter, length == 1, isNamed { return true }
    if isFirst, isLetter || 0xAC00...0xD7A3 ~= value {
      isFirst = false
      if beginnings.contains(isLetter ? value | 0x20 : value) { return true }
    }
    if 0x2460...0x2467 ~= value || 0x3131...0x3142 ~= value { return true }
    length = isLetter ? length &+ 1 : 0
    isNamed = isLetter && value | 0x20 <= 0x68
  }
  return length == 1 && isNamed
}

/// What remarks about other choices begin with.
private let beginnings = Set("anbes위보이앞모전둘다것정답해맞옳".unicodeScalars.map(\.value))

/// What a text says that is nothing but "True" or "False".
func truthValue(_ text: String) -> Bool? {
  guard 4...5 ~= text.utf8.count else { return nil }
  switch text.lowercased() {
  case "true": return true
  case "false": return false
  default: return nil
  }
}
