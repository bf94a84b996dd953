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

  /// A quick look: long texts are no remarks about other choices.
  private func mayRefer(_ text: String) -> Bool { text.utf8.count <= 60 }
}

/// What a text says that is nothing but "True" or "False".
func truthValue(_ text: String) -> Bool? {
  guard 4...5 ~= text.utf8.count else { return nil }
  switch text.lowercased() {
  case "true": return true
  case "false": return false
  default: return nil
  }
}
