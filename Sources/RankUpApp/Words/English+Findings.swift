import JSON
import QuizBanks

/// Sentences for the problems of a bank, without a full stop.
enum EnglishProblem {
  static func sentence(_ problem: Problem) -> String {
    switch problem {
    case .notJSON(let fault): EnglishSyntax.sentence(fault)
    case .curlyQuote: "a curly quote stands where a straight one (\") must be"
    case .wideText(let bits): "the file is UTF-\(bits); save it as UTF-8"
    case .tooLarge(let bytes, let limit):
      "the file has \(number(bytes)) bytes, more than the limit of \(number(limit)); split it in two"
    case .noFormat:
      "not a quiz bank: \"format\": \"quizbank\" is missing; for questions from elsewhere use rankup import"
    case .otherFormat(let format): "not a quiz bank: its format is \"\(format)\", not \"quizbank\""
    case .otherVersion(nil, let supported):
      "\"formatVersion\" is missing; write \"formatVersion\": \(supported)"
    case .otherVersion(let version?, let supported):
      "format version \(version) is not supported; it must be \(supported), a number without quotes"
    case .unknownKey(let key, let nearest):
      "there is no key \"\(key)\"; " + (nearest.map(didYouMean) ?? "leave it out")
    case .misplacedKey(let key, let type):
      "a \(type) question does not use \"\(key)\"; leave it out"
    case .missingKey(let key): "\"\(key)\" is missing"
    case .wrongKind(let found, let value, let expected): wrongKind(found, value, expected)
    case .unknownWord(let word, let nearest, let allowed):
      "\"\(word)\" is none of \(allowed.joined(separator: ", "))"
        + (nearest.map { "; " + didYouMean($0) } ?? "")
    case .malformedIdentifier(let id):
      "\"\(id)\" can't be an id, which has 1 to 128 letters without accents, digits and . _ : -"
    case .malformedLanguage(let tag): "\"\(tag)\" is no language tag such as en or pt-BR"
    case .creditOutOfRange(let credit): "the credit \(credit) is not between -1 and 1"
    case .pointsOutOfRange(let points): "the points \(points) are not above 0 and at most 1000"
    case .malformedGapIdentifier(let id):
      "\"\(id)\" can't be the id of a gap, which has 1 to 32 letters without accents, digits and _"
    case .repeatedKey(let key): "the key \"\(key)\" is there twice; leave one out"
    case .repeatedIdentifier(let id):
      "the id \"\(id)\" is taken already; give this question another"
    case .blank: "nothing of the text can be seen"
    case .tooFewChoices(let count): tooFew(count, "choice")
    case .tooFewPairs(let count): tooFew(count, "pair")
    case .tooFewItems(let count): tooFew(count, "item")
    case .correctChoices(0): noneCorrect
    case .correctChoices(let count):
      "\(count) choices are correct, and only one may be; for several, the type is multiple-response"
    case .noCorrectChoice: noneCorrect
    case .repeatedChoice(let text): "the choice \"\(text)\" is there twice; change or remove one"
    case .noFullCredit: "no accepted answer earns full credit; leave \"credit\" out of one"
    case .reversedRange(let minimum, let maximum):
      "\"min\" is \(minimum) and \"max\" is \(maximum), so that nothing lies between them"
    case .negativeTolerance(let tolerance):
      "the tolerance \(tolerance) is below zero; write it without the minus"
    case .infiniteNumber(let number): "the number \(number) is larger than can be counted with"
    case .inexactNumber(let number):
      "the number \(number) has more digits than are kept exactly; write it as in 1e20"
    case .repeatedLeftSide(let text):
      "the left side \"\(text)\" is there twice; change or remove one"
    case .rightDistractor(let text):
      "the distractor \"\(text)\" is also a right side; change or remove it"
    case .repeatedItem(let text): "the item \"\(text)\" is there twice; change or remove one"
    case .missingGap(let id): "the prompt has {{\(id)}}, and there is no gap \"\(id)\""
    case .unplacedGap(let id): "the prompt has no {{\(id)}} for this gap"
    case .repeatedPlaceholder(let id): "the prompt has {{\(id)}} twice; a gap has one place"
    case .repeatedGap(let id): "the id \"\(id)\" is taken by another gap; give this one another"
    case .unbalancedBraces: "after \"{{\" come the id of a gap and \"}}\""
    case .noGap: "there is no gap; at least one is needed"
    case .controlCharacters(let scalars):
      "control characters in a text are never shown (\(codePoints(scalars))); leave them out"
    case .bidiControls(let scalars):
      "characters that turn the reading direction are never shown (\(codePoints(scalars))); leave them out"
    case .contradictoryCredit(let credit, true):
      "a correct choice has the credit \(credit); leave it out, or the \"correct\""
    case .contradictoryCredit(let credit, false):
      "a wrong choice has the credit \(credit); make it less, or the choice correct"
    case .nothingToAsk: "there is no question that can be asked"
    case .lint(let problem): EnglishLint.sentence(problem)
    }
  }

  private static let noneCorrect = "no choice is correct; mark the right one with \"correct\": true"

  private static func tooFew(_ count: Int, _ what: String) -> String {
    "there \(count == 1 ? "is 1 \(what)" : "are \(count) \(what)s"); at least two are needed"
  }

  private static func didYouMean(_ word: String) -> String { "did you mean \"\(word)\"?" }

  /// What stands there and what should; a number or a truth value in quotes is told of those.
  private static func wrongKind(
    _ found: JSONNode.Kind, _ value: String, _ expected: [JSONNode.Kind]
  ) -> String {
    let wanted = expected.map(kind).joined(separator: " or ")
    switch found {
    case .string:
      let isQuoted =
        Double(value) != nil && expected.contains(.number)
        || ["true", "false"].contains(value) && expected.contains(.boolean)
      return "\"\(value)\" should be \(wanted)" + (isQuoted ? ", without quotes" : "")
    case .array, .object: return "\(kind(found)) stands where \(wanted) should"
    case .null, .boolean, .number: return "\(value) should be \(wanted)"
    }
  }

  private static func kind(_ kind: JSONNode.Kind) -> String {
    switch kind {
    case .null: "null"
    case .boolean: "true or false"
    case .number: "a number"
    case .string: "a text in quotes"
    case .array: "a list"
    case .object: "an object"
    }
  }

  private static func number(_ number: Int) -> String { FormatWords.english.number(number) }
}
