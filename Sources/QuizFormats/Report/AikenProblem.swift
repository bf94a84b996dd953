/// What may be the matter with Aiken, beside what all formats share.
package enum AikenProblem: Sendable, Equatable {
  /// Choices without a question above them.
  case choicesWithoutQuestion
  /// A line `ANSWER:` without a question above it.
  case answerWithoutQuestion
  /// A question that no line `ANSWER:` ends.
  case noAnswerLine
  /// The question stands on several lines, where Moodle takes one.
  case questionOnSeveralLines(Int)
  /// A choice goes on in the next line, where Moodle would begin a new question.
  case choiceOnSeveralLines
  /// The answer is written as Moodle would not take it, such as `answer: b`: as it stands there, and
  /// the letters that it names.
  case looseAnswer(String, letters: String)
  /// No line `ANSWER:` ends the question, but one that a lenient reading takes: as it stands there,
  /// and the letters that it names.
  case nearAnswer(String, letters: String)
  /// The question has no choices but lines that a lenient reading takes for such: the first.
  case nearChoice(String)
  /// Several letters where strict Aiken has one: as they stand there.
  case severalLetters(String)
  /// Two choices of a question have the same letter.
  case repeatedLetter(String)
  /// The letters of the choices are not A, B and so on, so that Moodle, which counts the choices,
  /// would take another for right than the one with the letter.
  case lettersOutOfSequence(String)
  /// A line of one byte, which Moodle passes over too.
  case shortLine(String)
}
