import QuizCore

/// Choices of which no two read the same.
struct DistinctChoices {
  /// The choices in their order; of equal ones the first, or the first that is right.
  private(set) var choices: [Choice] = []
  /// The first texts that were there more than once, each once.
  private(set) var repeated: [String] = []

  /// Leaves out what is there already.
  init(_ written: [Choice]) {
    var places: [String: Int] = [:]
    places.reserveCapacity(written.count)
    choices.reserveCapacity(written.count)
    for choice in written {
      let key = lineText(choice.text)
      guard let place = places.updateValue(choices.count, forKey: key) else {
        choices.append(choice)
        continue
      }
      places[key] = place
      if repeated.count < 26, !repeated.contains(choice.text) { repeated.append(choice.text) }
      if choice.isCorrect, !choices[place].isCorrect { choices[place] = choice }
    }
  }
}
