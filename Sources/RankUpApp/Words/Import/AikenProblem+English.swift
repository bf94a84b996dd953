import QuizFormats

extension AikenProblem {
  /// A sentence without a full stop.
  var english: String {
    switch self {
    case .choicesWithoutQuestion: "no question stands above the choices"
    case .answerWithoutQuestion: "no question stands above the ANSWER line"
    case .noAnswerLine: "no ANSWER line ends the question; add one such as \"ANSWER: A\""
    case .questionOnSeveralLines(let count):
      "the \(count) lines of the question are joined; Moodle takes only one"
    case .choiceOnSeveralLines: "the lines of a choice are joined; Moodle takes only one"
    case .looseAnswer(let line, let letters):
      "\"\(line)\" is read as the answer; for Moodle write \"ANSWER: \(letters)\""
    case .nearAnswer(let line, let letters):
      "\"\(line)\" is not the answer as Aiken has it; write \"ANSWER: \(letters)\", or try --lenient"
    case .nearChoice(let line):
      "\"\(line)\" is not a choice as Aiken has it, which is \"A. text\" or \"A) text\"; try --lenient"
    case .severalLetters(let letters):
      "the answer \"\(letters)\" names several choices, and Aiken has one; try --lenient"
    case .repeatedLetter(let letter):
      "two choices have the letter \(letter); give each its own"
    case .lettersOutOfSequence(let letters):
      "the letters of the choices are \(letters); the answer is the choice with its letter, where Moodle would count the choices"
    case .shortLine(let text): "the line \"\(text)\" is too short to mean anything, and is left out"
    }
  }
}
