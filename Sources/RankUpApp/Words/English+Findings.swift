import JSON
import QuizBanks

/// Sentences for the problems of a bank, without a full stop.
enum EnglishProblem {
  static func sentence(_ problem: Problem) -> String {
    switch problem {
    case .notJSON(let fault): "not valid JSON: \(syntax(fault))"
    case .tooLarge(let bytes, let limit):
      "the file has \(number(bytes)) bytes; \(number(limit)) are the limit"
    case .noFormat: "not a quiz bank: \"format\" is missing"
    case .otherFormat(let format): "not a quiz bank: its format is \"\(format)\""
    case .otherVersion(nil, let supported): "\"formatVersion\" is missing; it must be \(supported)"
    case .otherVersion(let version?, let supported):
      "format version \(version) is not supported, only \(supported)"
    default: structure(problem)
    }
  }

  private static func structure(_ problem: Problem) -> String {
    switch problem {
    case .unknownKey(let key, let nearest):
      "unknown key \"\(key)\"" + (nearest.map { "; did you mean \"\($0)\"?" } ?? "")
    case .misplacedKey(let key, let type): "a \(type) question does not use \"\(key)\""
    case .missingKey(let key): "\"\(key)\" is missing"
    case .wrongKind(_, let value, let expected):
      "\(value) should be \(expected.map(kind).joined(separator: " or "))"
    case .unknownWord(let word, let nearest, let allowed):
      "\"\(word)\" is none of \(allowed.joined(separator: ", "))"
        + (nearest.map { "; did you mean \"\($0)\"?" } ?? "")
    case .malformedIdentifier(let id):
      "the id \"\(id)\" should have 1 to 128 letters, digits and . _ : -"
    case .malformedLanguage(let tag): "\"\(tag)\" is not a language tag such as en or pt-BR"
    case .creditOutOfRange(let credit): "the credit \(credit) is not between -1 and 1"
    case .repeatedKey(let key): "the key \"\(key)\" is there twice"
    case .repeatedIdentifier(let id): "the id \"\(id)\" is taken by a question before"
    default: content(problem)
    }
  }

  private static func content(_ problem: Problem) -> String {
    switch problem {
    case .blank: "the text is blank"
    case .tooFewChoices(let count): "two choices are the least; there is \(count)"
    case .correctChoices(let count): "one choice must be correct; \(count) are"
    case .noCorrectChoice: "no choice is correct"
    case .repeatedChoice(let text): "the choice \"\(text)\" is there twice"
    case .noFullCredit: "no accepted answer earns full credit"
    case .reversedRange(let minimum, let maximum):
      "the least number, \(minimum), is above the greatest, \(maximum)"
    case .negativeTolerance(let tolerance): "the tolerance \(tolerance) is below zero"
    case .infiniteNumber(let number): "the number \(number) is too large"
    case .inexactNumber(let number): "the number \(number) has more digits than can be kept"
    case .controlCharacters: "control characters were taken out of a text"
    case .contradictoryCredit(let credit, let isCorrect):
      isCorrect
        ? "a correct choice has the credit \(credit)" : "a wrong choice has the credit \(credit)"
    case .nothingToAsk: "no question can be asked"
    default: "something is wrong"
    }
  }

  private static func kind(_ kind: JSONNode.Kind) -> String {
    switch kind {
    case .null: "null"
    case .boolean: "true or false"
    case .number: "a number"
    case .string: "a text"
    case .array: "a list"
    case .object: "an object"
    }
  }

  private static func syntax(_ fault: JSONError.Problem) -> String {
    switch fault {
    case .unexpectedByte(let byte): "unexpected \(character(byte))"
    case .unexpectedEnd: "the text ends too soon"
    case .emptyDocument: "the file is empty"
    case .textAfterValue: "text follows after the end"
    case .trailingComma: "a comma too many"
    case .missingComma: "a comma is missing"
    case .malformedNumber: "a number is malformed"
    case .invalidUTF8: "a text is not UTF-8"
    case .controlCharacterInString: "a raw control character in a text"
    case .invalidEscape: "an unknown escape after a backslash"
    case .loneSurrogate: "half of a surrogate pair"
    case .tooDeep(let limit): "nested deeper than \(limit)"
    case .tooLarge(let limit): "larger than \(number(limit)) bytes"
    }
  }

  private static func character(_ byte: UInt8) -> String {
    (0x21...0x7E).contains(byte)
      ? "\"\(Character(Unicode.Scalar(byte)))\"" : "byte \(String(byte, radix: 16))"
  }

  private static func number(_ number: Int) -> String { FormatWords.english.number(number) }
}
