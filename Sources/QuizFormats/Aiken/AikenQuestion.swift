import QuizCore

/// A choice of Aiken.
struct AikenChoice {
  /// As a capital.
  let letter: UInt8
  var text: String
}

/// A question of Aiken whose answer has been read.
struct AikenQuestion {
  let prompt: String
  let choices: [AikenChoice]
  let isLenient: Bool
  /// What is to be noted of it.
  var problems: [ImportProblem]

  /// The kind that a line `ANSWER:` makes of the choices.
  mutating func kind(
    _ answer: String, as written: String
  ) throws(ImportRefusal) -> QuestionKind {
    if prompt.isEmpty { throw ImportRefusal(.aiken(.choicesWithoutQuestion)) }
    if isBlank(prompt) { throw ImportRefusal(.common(.blankPrompt)) }
    let texts = choices.map { lineText($0.text, isAnswer: true) }
    guard texts.count > 1 else { throw ImportRefusal(.common(.tooFewChoices(texts.count))) }
    guard !texts.contains(where: isBlank) else { throw ImportRefusal(.common(.blankAnswer)) }
    let right = try places(answer, as: written, texts)
    let distinct = DistinctChoices(
      texts.enumerated().map { Choice($1, isCorrect: right.contains($0)) })
    problems += distinct.repeated.map { .common(.repeatedChoice(excerpt(of: $0))) }
    guard distinct.choices.count > 1 else {
      throw ImportRefusal(.common(.tooFewChoices(distinct.choices.count)))
    }
    if let truth = truth(distinct.choices) { return .trueFalse(answer: truth) }
    let list = ChoiceList(distinct.choices)
    return right.count > 1 ? .multipleResponse(list, .partial) : .multipleChoice(list)
  }

  private mutating func places(
    _ answer: String, as written: String, _ texts: [String]
  ) throws(ImportRefusal) -> [Int] {
    guard !answer.isEmpty else { throw ImportRefusal(.common(.noAnswer)) }
    guard let letters = letters(answer) else {
      let several = AikenLetters(Array(answer.utf8)[...], areSeveralAllowed: true)
      if several != nil { throw ImportRefusal(.aiken(.severalLetters(excerpt(of: answer)))) }
      let line = lineText(answer, isAnswer: true)
      let place =
        texts.firstIndex(of: line)
        ?? texts.firstIndex { $0.lowercased() == line.lowercased() }
      if isLenient, let place { return [place] }
      throw ImportRefusal(.common(.answerNotAmongChoices(excerpt(of: answer))))
    }
    let places = try named(letters, by: answer)
    let isStrict = letters.areCapitals && written.hasPrefix("ANSWER:")
    if !isStrict, !isLenient {
      problems.append(.aiken(.looseAnswer(excerpt(of: written), letters: letters.names)))
    }
    return places
  }

  /// The places of the choices that have these letters; Moodle counts the choices instead, which is
  /// told where it gives others.
  private mutating func named(
    _ letters: AikenLetters, by answer: String
  ) throws(ImportRefusal) -> [Int] {
    let given = choices.map { AikenLetters.name(Int($0.letter) &- 0x41) }
    for (place, letter) in given.enumerated() where given[..<place].contains(letter) {
      throw ImportRefusal(.aiken(.repeatedLetter(letter)))
    }
    let places = letters.places.compactMap { given.firstIndex(of: AikenLetters.name($0)) }
    guard places.count == letters.places.count else {
      throw ImportRefusal(
        .common(.answerOutOfRange(excerpt(of: answer), choices: choices.count)))
    }
    if places != letters.places {
      problems.append(.aiken(.lettersOutOfSequence(given.joined(separator: ", "))))
    }
    return places
  }

  /// The letters of an answer; one with a sign behind it may be followed by the words of the choice.
  private func letters(_ answer: String) -> AikenLetters? {
    let bytes = Array(answer.utf8)
    if let letters = AikenLetters(bytes[...], areSeveralAllowed: isLenient) { return letters }
    guard bytes.count > 2, ").:".utf8.contains(bytes[1]) else { return nil }
    return AikenLetters(bytes[..<1], areSeveralAllowed: false)
  }

  /// What a question says whose choices are True and False.
  private func truth(_ choices: [Choice]) -> Bool? {
    let words = choices.map { $0.text.lowercased() }
    guard words == ["true", "false"], choices.count(where: \.isCorrect) == 1 else { return nil }
    return choices[0].isCorrect
  }
}
