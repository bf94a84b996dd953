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
    case .looseAnswer(let line):
      "\"\(line)\" is read as the answer; Moodle wants it as in \"ANSWER: A\", with the letter of the right choice"
    case .severalLetters(let letters):
      "the answer \"\(letters)\" names several choices, and Aiken has one; try --lenient"
    case .shortLine(let text): "the line \"\(text)\" is too short to mean anything, and is left out"
    }
  }
}
