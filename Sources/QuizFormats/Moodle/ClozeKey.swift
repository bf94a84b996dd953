import QuizCore

extension ClozeGap {
  /// The gap as the native format has it, under its number from 1, and what was changed.
  func gap(number: Int) throws(MoodleSkip) -> (gap: Gap, changes: [ImportProblem]) {
    var changes: [ImportProblem] = mark == 0 ? [.moodle(.gapWithoutMark)] : []
    let key: Gap.Key
    switch kind {
    case .text(let isCaseSensitive):
      key = .text(
        try checked(number) { answers throws(MoodleSkip) in
          try textKey(answers, isCaseSensitive: isCaseSensitive)
        })
    case .number: key = .number(try numberKey(number, &changes))
    case .choice(let isShuffled):
      key = .choice(try choices(number, isShuffled, &changes) { $0.isFull })
    case .response(let isShuffled):
      key = .choice(try choices(number, isShuffled, &changes) { $0.fraction > 0 })
    }
    return (Gap("\(number)", key, points: Double(max(1, mark))), changes)
  }

  /// The answers, those without anything to see left out.
  private func answers(isHTML: Bool) throws(MoodleSkip) -> [MoodleAnswer] {
    var answers: [MoodleAnswer] = []
    for alternative in alternatives {
      let text =
        isHTML ? HTMLText(alternative.text).text : lineText(decodingEntities(alternative.text))
      let feedback = fieldText(HTMLText(alternative.feedback).text)
      guard abs(alternative.fraction) <= 100.001 else {
        throw MoodleSkip(.moodle(.fractionOutOfRange("\(alternative.fraction)")))
      }
      if isBlank(text) {
        if alternative.fraction > 0 { throw MoodleSkip(.moodle(.emptyGap)) }
        continue
      }
      answers.append(
        MoodleAnswer(
          text: fieldText(text, isAnswer: true), fraction: alternative.fraction,
          feedback: isBlank(feedback) ? nil : feedback))
    }
    guard !answers.isEmpty else { throw MoodleSkip(.moodle(.emptyGap)) }
    return answers
  }

  /// Makes a key of texts, with the gap's number in what may be wrong.
  private func checked(
    _ number: Int, _ key: ([MoodleAnswer]) throws(MoodleSkip) -> TextKey
  ) throws(MoodleSkip) -> TextKey {
    let answers = try answers(isHTML: false).filter {
      $0.text != "*" || $0.fraction > 0 || $0.feedback != nil
    }
    guard answers.contains(where: \.isFull) else {
      throw MoodleSkip(.moodle(.gapWithoutAnswer(gap: number)))
    }
    return try key(answers)
  }

  private func numberKey(
    _ number: Int, _ changes: inout [ImportProblem]
  ) throws(MoodleSkip) -> NumberKey {
    var accepted: [NumberKey.Accepted] = []
    for answer in try answers(isHTML: false) {
      if answer.text == "*" {
        if answer.fraction > 0 || answer.feedback != nil { changes.append(.moodle(.anyNumber)) }
        continue
      }
      let parts = answer.text.split(separator: ":", maxSplits: 1).map(String.init)
      let value = MoodleAnswer(
        text: parts.first ?? "", fraction: answer.fraction, feedback: answer.feedback)
      accepted.append(try acceptedNumber(value, tolerance: parts.count > 1 ? parts[1] : ""))
    }
    guard accepted.contains(where: { $0.credit >= 1 }) else {
      throw MoodleSkip(.moodle(.gapWithoutAnswer(gap: number)))
    }
    return NumberKey(accepted)
  }

  private func choices(
    _ number: Int, _ isShuffled: Bool, _ changes: inout [ImportProblem],
    where isRight: (MoodleAnswer) -> Bool
  ) throws(MoodleSkip) -> ChoiceList {
    let unique = try uniqueChoices(&changes, where: isRight)
    guard unique.correctCount == 1 else {
      throw MoodleSkip(.moodle(.choicesOfGap(gap: number, correct: unique.correctCount)))
    }
    return ChoiceList(unique.choices, isShuffled: isShuffled)
  }

  /// The choices of which several are right, and what was changed; nil for any other gap.
  func response() throws(MoodleSkip) -> (list: ChoiceList, changes: [ImportProblem])? {
    guard case .response(let isShuffled) = kind else { return nil }
    var changes: [ImportProblem] = mark == 0 ? [.moodle(.gapWithoutMark)] : []
    let unique = try uniqueChoices(&changes) { $0.fraction > 0 }
    guard unique.correctCount > 1 else { return nil }
    let choices = unique.choices.map {
      Choice($0.text, isCorrect: $0.isCorrect, feedback: $0.feedback)
    }
    return (ChoiceList(choices, isShuffled: isShuffled), changes)
  }

  private func uniqueChoices(
    _ changes: inout [ImportProblem], where isRight: (MoodleAnswer) -> Bool
  ) throws(MoodleSkip) -> MoodleChoices {
    var unique = MoodleChoices()
    for answer in try answers(isHTML: true) {
      let isCorrect = isRight(answer)
      let credit = isCorrect || answer.fraction == 0 ? nil : answer.credit
      unique.add(
        Choice(answer.text, isCorrect: isCorrect, credit: credit, feedback: answer.feedback))
    }
    guard unique.choices.count >= 2 else {
      throw MoodleSkip(.common(.tooFewChoices(unique.choices.count)))
    }
    for text in unique.repeated { changes.append(.common(.repeatedChoice(excerpt(of: text)))) }
    return unique
  }
}
