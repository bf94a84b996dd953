import QuizCore
import XML

extension MoodleItem {
  /// A typed text, with stars that stand for anything.
  mutating func shortAnswer() throws(MoodleSkip) -> MoodleBody {
    let answers = try typedAnswers()
    let incorrect = answers.first { $0.text == "*" && $0.fraction <= 0 }?.feedback
    let key = try textKey(
      answers.filter { $0.text != "*" || $0.fraction > 0 },
      isCaseSensitive: flag("usecase", orElse: false))
    var body = MoodleBody(.shortAnswer(key))
    body.feedback = incorrect.map { Feedback(incorrect: $0) }
    return body
  }

  /// A typed number, with a unit that may be typed too.
  mutating func numerical() throws(MoodleSkip) -> MoodleBody {
    var accepted: [NumberKey.Accepted] = []
    var incorrect: String?
    for child in element.children where child.isNamed("answer") {
      let answer = try typedAnswer(child)
      if answer.text == "*" {
        if answer.fraction <= 0 {
          incorrect = incorrect ?? answer.feedback
        } else {
          note(.moodle(.anyNumber))
        }
      } else if !isBlank(answer.text) {
        accepted.append(try acceptedNumber(answer, tolerance: child.child("tolerance")?.text ?? ""))
      }
    }
    guard !accepted.isEmpty else { throw MoodleSkip(.common(.noAnswer)) }
    guard accepted.contains(where: { $0.credit >= 1 }) else {
      throw MoodleSkip(.common(.noCorrectAnswer))
    }
    var body = MoodleBody(.numeric(NumberKey(accepted, unit: unit())))
    body.feedback = incorrect.map { Feedback(incorrect: $0) }
    return body
  }

  private mutating func typedAnswers() throws(MoodleSkip) -> [MoodleAnswer] {
    var answers: [MoodleAnswer] = []
    for child in element.children where child.isNamed("answer") {
      answers.append(try typedAnswer(child))
    }
    return answers
  }

  /// An answer whose text is plain whatever the question's is.
  private mutating func typedAnswer(_ answer: XMLElement) throws(MoodleSkip) -> MoodleAnswer {
    MoodleAnswer(
      text: lineText(raw(answer), isAnswer: true), fraction: try fraction(of: answer),
      feedback: visibleText(answer.child("feedback")))
  }

  /// The unit that numbers are given in; others would have to be converted.
  private mutating func unit() -> String? {
    if setting("showunits") == "3" { return nil }
    var unit: String?
    for child in element.child("units").map({ Array($0.children) }) ?? []
    where child.isNamed("unit") {
      let name = lineText(child.child("unit_name").map { ($0.child("text") ?? $0).text } ?? "")
      guard !isBlank(name) else { continue }
      if unit == nil, moodleNumber(child.child("multiplier")?.text ?? "1") == 1 {
        unit = name
      } else {
        note(.moodle(.unitLeftOut(excerpt(of: name))))
      }
    }
    return unit
  }
}

/// A key of accepted texts; at least one that earns all.
func textKey(
  _ answers: [MoodleAnswer], isCaseSensitive: Bool
) throws(MoodleSkip) -> TextKey {
  let accepted = answers.filter { !isBlank($0.text) }.map {
    TextKey.Accepted($0.text, credit: $0.credit, feedback: $0.feedback)
  }
  guard !accepted.isEmpty else { throw MoodleSkip(.common(.noAnswer)) }
  guard accepted.contains(where: { $0.credit >= 1 }) else {
    throw MoodleSkip(.common(.noCorrectAnswer))
  }
  return TextKey(
    accepted, isCaseSensitive: isCaseSensitive,
    hasWildcards: accepted.contains { $0.text.utf8.contains(UInt8(ascii: "*")) })
}

/// An accepted number with how far a typed one may be from it.
func acceptedNumber(
  _ answer: MoodleAnswer, tolerance written: String
) throws(MoodleSkip) -> NumberKey.Accepted {
  guard let value = moodleNumber(answer.text) else {
    throw MoodleSkip(.common(.notANumber(excerpt(of: answer.text))))
  }
  let isExact = written.trimmingWhitespace.isEmpty
  guard let tolerance = isExact ? 0 : moodleNumber(written), tolerance >= 0,
    (value + tolerance).isFinite, (value - tolerance).isFinite
  else { throw MoodleSkip(.common(.notANumber(excerpt(of: written)))) }
  return NumberKey.Accepted(
    value, tolerance: tolerance, credit: answer.credit, feedback: answer.feedback)
}
