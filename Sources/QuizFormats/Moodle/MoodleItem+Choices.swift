import QuizCore
import XML

extension MoodleItem {
  /// One right choice, or several.
  mutating func multipleChoice() throws(MoodleSkip) -> MoodleBody {
    let answers = try answers()
    return flag("single", orElse: true) ? try oneOf(answers) : try someOf(answers)
  }

  /// Several right choices that earn something only all together: a plugin's type.
  mutating func choiceSet() throws(MoodleSkip) -> MoodleBody {
    let answers = try answers()
    let list = try list(
      answers.map { Choice($0.text, isCorrect: $0.fraction > 0, feedback: $0.feedback) })
    return MoodleBody(.multipleResponse(list, .allOrNothing))
  }

  private mutating func oneOf(_ answers: [MoodleAnswer]) throws(MoodleSkip) -> MoodleBody {
    let list = try list(answers.map(\.pickedChoice))
    let correct = list.choices.count { $0.isCorrect }
    guard correct > 1 else { return MoodleBody(.multipleChoice(list)) }
    note(.common(.severalCorrect(correct)))
    let bare = list.choices.map { Choice($0.text, isCorrect: $0.isCorrect, feedback: $0.feedback) }
    return MoodleBody(
      .multipleResponse(ChoiceList(bare, isShuffled: list.isShuffled), .partial))
  }

  private mutating func someOf(_ answers: [MoodleAnswer]) throws(MoodleSkip) -> MoodleBody {
    let shares = MoodleShares(answers)
    let list = try list(
      answers.map {
        Choice(
          $0.text, isCorrect: $0.fraction > 0, credit: shares.credit(of: $0), feedback: $0.feedback)
      })
    if !shares.addUp { note(.moodle(.fractionsDoNotAdd)) }
    return MoodleBody(.multipleResponse(list, .partial))
  }

  /// The choices without repetitions; at least two, one of them right.
  private mutating func list(_ choices: [Choice]) throws(MoodleSkip) -> ChoiceList {
    var unique = MoodleChoices()
    for choice in choices {
      if !isBlank(choice.text) {
        unique.add(choice)
      } else if choice.isCorrect {
        throw MoodleSkip(.common(.blankAnswer))
      } else {
        note(.common(.blankAnswer))
      }
    }
    guard unique.choices.count >= 2 else {
      throw MoodleSkip(.common(.tooFewChoices(unique.choices.count)))
    }
    guard unique.correctCount > 0 else { throw MoodleSkip(.common(.noCorrectAnswer)) }
    for text in unique.repeated { note(.common(.repeatedChoice(excerpt(of: text)))) }
    return ChoiceList(unique.choices, isShuffled: flag("shuffleanswers", orElse: false))
  }

  /// True or false, by their names or else by their order.
  mutating func trueFalse() throws(MoodleSkip) -> MoodleBody {
    let answers = try answers()
    var (right, wrong) = (answers.first { $0.text == "true" }, answers.first { $0.text == "false" })
    if right == nil, wrong == nil {
      guard answers.count >= 2 else { throw MoodleSkip(.common(.noAnswer)) }
      (right, wrong) = (answers[0], answers[1])
      note(.moodle(.otherTrueFalseTexts))
    }
    let isTrue = right.map(\.isFull) ?? wrong.map { !$0.isFull } ?? false
    let isFalse = wrong.map(\.isFull) ?? right.map { !$0.isFull } ?? false
    guard isTrue || isFalse else { throw MoodleSkip(.common(.noCorrectAnswer)) }
    guard isTrue != isFalse else { throw MoodleSkip(.moodle(.bothTrueAndFalse)) }
    var body = MoodleBody(.trueFalse(answer: isTrue))
    body.feedback = Feedback(
      correct: (isTrue ? right : wrong)?.feedback, incorrect: (isTrue ? wrong : right)?.feedback)
    return body
  }

  /// All answers, their texts as HTML or whatever the file says.
  private mutating func answers() throws(MoodleSkip) -> [MoodleAnswer] {
    var answers: [MoodleAnswer] = []
    for child in element.children where child.isNamed("answer") {
      answers.append(
        MoodleAnswer(
          text: text(child, isAnswer: true), fraction: try fraction(of: child),
          feedback: visibleText(child.child("feedback"))))
    }
    return answers
  }

  /// What an answer earns in percent; nothing where it is not said.
  func fraction(of answer: XMLElement) throws(MoodleSkip) -> Double {
    let written = answer.attribute("fraction") ?? answer.child("fraction")?.text ?? ""
    guard !written.trimmingWhitespace.isEmpty else { return 0 }
    guard let fraction = moodleNumber(written) else {
      throw MoodleSkip(.common(.notANumber(excerpt(of: written))))
    }
    guard abs(fraction) <= 100.001 else {
      throw MoodleSkip(.moodle(.fractionOutOfRange(excerpt(of: written))))
    }
    return max(-100, min(100, fraction))
  }
}
