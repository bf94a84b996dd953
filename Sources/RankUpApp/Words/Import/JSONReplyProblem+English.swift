import QuizFormats

extension JSONReplyProblem {
  /// The problem in English, without a full stop.
  var english: String {
    switch self {
    case .responseCode(let code): Self.englishResponse(code)
    case .tokenReply:
      "this is a token reply, not questions; save the reply of api.php instead"
    case .noQuestionList:
      "no list of questions was found in this JSON; name its key with --map items=KEY"
    case .unknownMeaning(let meaning):
      "--map knows no \"\(meaning)\"; " + Self.hint(meaning, among: LooseJSONReader.meanings)
    case .noSuchKey(let key, let names):
      "no key of the file is \"\(key)\", as --map says; " + Self.hint(key, among: names)
    case .notAnObject: "this item is no object with a question"
    case .missingField(let key): "\"\(key)\" is missing, or is not what it must be"
    case .noPrompt:
      "no question was found in this item; name its key with --map prompt=KEY"
    case .keyLeftOut(let key): "the key \"\(key)\" was left out"
    case .notTrueOrFalse(let text): "the answer \"\(text)\" is neither True nor False"
    case .notBase64(let field): "\"\(field)\" is not in Base64 as the rest of the file is"
    case .notPercentEncoded(let field):
      "\"\(field)\" can't be decoded as a URL and stays as it is"
    case .rightChoiceMissing(let key): "\"\(key)\" is marked as right but has no text"
    case .tookLegacyAnswer(let key):
      "nothing in correct_answers is true; \"\(key)\" was taken from correct_answer"
    case .contradictoryFlag(let count):
      "multiple_correct_answers contradicts the choices; as they say, "
        + (count == 1 ? "1 is right" : "\(count) are right")
    case .ambiguousAnswers(let answer):
      "the answer \"\(answer)\" could be the number of a choice or its text; say which with "
        + "--answer-kind index or --answer-kind text"
    case .ambiguousIndexBase:
      "it can't be told whether the first choice is 0 or 1; say it with --index-base 0 or 1"
    case .countedFrom(let base):
      "the answers were read as numbers of choices, the first being \(base)"
    }
  }

  private static func hint(_ name: String, among names: [String]) -> String {
    switch NameHint(name, among: names) {
    case .nearest(let name): "the nearest is \"\(name)\""
    case .all(let names): "there are \(names)"
    }
  }

  /// What Open Trivia DB means by a number.
  private static func englishResponse(_ code: Int) -> String {
    let words =
      switch code {
      case 1: "no questions: fewer exist than were asked for"
      case 2: "no questions: a parameter of the request was not valid"
      case 3: "no questions: the session token was not found"
      case 4: "no questions: all for this request were used up; reset the token"
      case 5: "no questions: too many requests; wait five seconds"
      default: "no questions, for a reason that is not documented"
      }
    return "Open Trivia DB replied with code \(code), \(words)"
  }
}
