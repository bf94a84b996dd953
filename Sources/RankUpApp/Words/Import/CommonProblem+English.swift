import QuizFormats

extension CommonProblem {
  /// The problem in a sentence, without a full stop.
  var english: String {
    switch self {
    case .blankPrompt: "nothing of the question can be seen"
    case .blankAnswer: "nothing of an answer can be seen"
    case .tooFewChoices(let count):
      "there \(count == 1 ? "is 1 choice" : "are \(count) choices"); at least two are needed"
    case .noAnswer: "there is no answer"
    case .noCorrectAnswer: "no answer is marked as right"
    case .answerOutOfRange(let answer, 0):
      "the answer \"\(answer)\" names a choice, and there are none"
    case .answerOutOfRange(let answer, 1):
      "the answer \"\(answer)\" names another choice than the only one"
    case .answerOutOfRange(let answer, let count):
      switch count {
      case 0: "the answer \"\(answer)\" names a choice, and there is none"
      case 1: "the answer \"\(answer)\" is not the only choice that there is"
      default: "the answer \"\(answer)\" names none of the \(count) choices"
      }
    case .answerNotAmongChoices(let answer): "the answer \"\(answer)\" is none of the choices"
    case .repeatedChoice(let choice): "the choice \"\(choice)\" is there twice"
    case .repeatedQuestion(let line):
      "the same question is there already"
        + (line.map { ", at line \(FormatWords.english.number($0))" } ?? "")
    case .repeatedIdentifier(let id): "the id \"\(id)\" was taken; it got one made of its content"
    case .changedIdentifier(let id): "\"\(id)\" can't be an id; it got one made of it"
    case .severalCorrect(let count):
      "\(count) answers are right; every one of them has to be picked"
    case .notANumber(let text): "\"\(text)\" is no number"
    case .unsupportedType(let type): "questions of the type \"\(type)\" can't be asked here"
    case .mediaLeftOut(let count):
      "\(count == 1 ? "a picture or sound was" : "\(count) pictures or sounds were") left out"
    case .partLeftOut(let part): "\"\(part)\" was left out"
    case .incomplete: "it ends before it is complete"
    case .strayText(let text): "\"\(text)\" belongs to no question"
    case .notPlayable(let rule):
      "it would break rule \(rule) of banks, so that it could not be played"
    case .nothingToImport: "there is no question in it"
    case .bidiControlsLeftOut(let count):
      count == 1
        ? "a character that turns the direction of text was left out"
        : "\(FormatWords.english.number(count)) characters that turn the direction of text were left out"
    case .readAsWindows1252(let offset, let isDoubtful):
      "what is not UTF-8 was read as windows-1252, from byte \(FormatWords.english.number(offset)) on"
        + (isDoubtful
          ? ", and looks like another encoding; if the words are wrong, save the file as UTF-8"
          : "")
    }
  }
}
