import JSON
import QuizCore
import Testing

@testable import QuizBanks

/// A question with one thing wrong, and what is found.
struct QuestionCase: Sendable, CustomTestStringConvertible {
  let rule: Rule
  let problem: Problem
  let path: FieldPath
  let effect: Finding.Effect
  let text: String

  init(
    _ rule: Rule, _ problem: Problem, _ path: FieldPath, effect: Finding.Effect = .leftOut,
    _ text: String
  ) {
    self.rule = rule
    self.problem = problem
    self.path = path
    self.effect = effect
    self.text = text
  }

  var testDescription: String { "\(rule.rawValue) \(problem)" }
}

struct QuestionRuleTests {
  @Test(arguments: formCases + choiceCases + textCases + numberCases + partCases + gapCases)
  func `one fault gives one finding with its place`(_ sample: QuestionCase) throws {
    let marked = MarkedBank(questions: sample.text)
    let bank = try #require(marked.bank)
    #expect(
      bank.findings == [
        Finding(
          sample.rule, sample.problem, at: marked.position, path: sample.path, question: "q",
          first: marked.firstPosition, effect: sample.effect)
      ])
    let isLeftOut = sample.effect == .leftOut
    #expect(bank.leftOutCount == (isLeftOut ? 1 : 0))
    #expect(bank.questions.map(\.id) == (isLeftOut ? ["good"] : ["good", "q"]))
  }

  static let formCases = [
    QuestionCase(
      .unknownKey, .unknownKey("anwser", nearest: "answer"), "questions[1]", effect: .kept,
      #"{"id": "q", "type": "true-false", "prompt": "P", "answer": true, 👉"anwser": 1}"#),
    QuestionCase(
      .unknownKey, .unknownKey("colour", nearest: nil), "questions[1]", effect: .kept,
      #"{"id": "q", "type": "true-false", "prompt": "P", "answer": true, 👉"colour": 1}"#),
    QuestionCase(
      .unknownKey, .misplacedKey("choices", type: "true-false"), "questions[1]", effect: .kept,
      #"{"id": "q", "type": "true-false", "prompt": "P", "answer": true, 👉"choices": []}"#),
    QuestionCase(
      .unknownKey, .unknownKey("correct", nearest: nil), "questions[1]", effect: .kept,
      #"{"id": "q", "type": "true-false", "prompt": "P", "answer": true, 👉"correct": true}"#),
    QuestionCase(
      .unknownKey, .unknownKey("corect", nearest: "correct"), "questions[1].feedback",
      effect: .kept,
      #"{"id":"q","type":"true-false","prompt":"P","answer":true,"feedback":{👉"corect":"x"}}"#),
    QuestionCase(
      .wrongValue, .missingKey("type"), "questions[1]",
      #"👉{"id": "q", "prompt": "P", "answer": true}"#),
    QuestionCase(
      .wrongValue, .missingKey("prompt"), "questions[1]",
      #"👉{"id": "q", "type": "true-false", "answer": true}"#),
    QuestionCase(
      .wrongValue, .missingKey("answer"), "questions[1]",
      #"👉{"id": "q", "type": "true-false", "prompt": "P"}"#),
    QuestionCase(
      .wrongValue, .missingKey("choices"), "questions[1]",
      #"👉{"id": "q", "type": "multiple-choice", "prompt": "P"}"#),
    QuestionCase(
      .wrongValue, .missingKey("choices"), "questions[1]",
      #"👉{"id": "q", "type": "multiple-response", "prompt": "P"}"#),
    QuestionCase(
      .wrongValue, .missingKey("acceptedAnswers"), "questions[1]",
      #"👉{"id": "q", "type": "short-answer", "prompt": "P"}"#),
    QuestionCase(
      .wrongValue, .missingKey("acceptedAnswers"), "questions[1]",
      #"👉{"id": "q", "type": "numeric", "prompt": "P"}"#),
    QuestionCase(
      .wrongValue,
      .unknownWord(
        "mutliple-choice", nearest: "multiple-choice",
        allowed: [
          "multiple-choice", "multiple-response", "true-false", "short-answer", "numeric",
          "matching", "ordering", "cloze", "flashcard",
        ]),
      "questions[1].type",
      #"{"id": "q", "type": 👉"mutliple-choice", "prompt": "P", "choices": []}"#),
    QuestionCase(
      .wrongValue,
      .unknownWord("Hard", nearest: "hard", allowed: ["easy", "medium", "hard"]),
      "questions[1].difficulty", effect: .kept,
      #"{"id":"q","type":"true-false","prompt":"P","answer":true,"difficulty":👉"Hard"}"#),
    QuestionCase(
      .wrongValue, .wrongKind(found: .number, value: "1.5", expected: [.boolean]),
      "questions[1].answer",
      #"{"id": "q", "type": "true-false", "prompt": "P", "answer": 👉1.5}"#),
    QuestionCase(
      .wrongValue, .wrongKind(found: .string, value: "true", expected: [.boolean]),
      "questions[1].answer",
      #"{"id": "q", "type": "true-false", "prompt": "P", "answer": 👉"true"}"#),
    QuestionCase(
      .wrongValue, .wrongKind(found: .null, value: "null", expected: [.string]),
      "questions[1].prompt",
      #"{"id": "q", "type": "true-false", "prompt": 👉null, "answer": true}"#),
    QuestionCase(
      .wrongValue, .wrongKind(found: .string, value: "yes", expected: [.boolean]),
      "questions[1].disabled",
      #"{"id":"q","type":"true-false","prompt":"P","answer":true,"disabled":👉"yes"}"#),
    QuestionCase(
      .wrongValue, .wrongKind(found: .number, value: "5", expected: [.string]),
      "questions[1].hints[1]",
      #"{"id":"q","type":"true-false","prompt":"P","answer":true,"hints":["a", 👉5]}"#),
    QuestionCase(
      .repeatedKey, .repeatedKey("answer"), "questions[1]",
      #"{"id": "q", "type": "true-false", "prompt": "P", ①"answer": true, 👉"answer": false}"#),
    QuestionCase(
      .repeatedKey, .repeatedKey("answer"), "questions[1]",
      #"{"id": "q", "type": "true-false", "prompt": "P", ①"answer": true, 👉"\u0061nswer": 0}"#),
    QuestionCase(
      .blankText, .blank, "questions[1].prompt",
      #"{"id": "q", "type": "true-false", "prompt": 👉" \n\u00A0\u200B\u2800", "answer": true}"#),
    QuestionCase(
      .blankText, .blank, "questions[1].prompt",
      #"{"id":"q","type":"cloze","prompt":👉"","gaps":[{"id":"a","type":"numeric","acceptedAnswers":[1]}]}"#
    ),
    QuestionCase(
      .controlCharacters, .controlCharacters(["\u{1B}", "\u{7}"]), "questions[1].prompt",
      effect: .kept,
      #"{"id":"q","type":"true-false","prompt":👉"\u001b]0;x\u0007\u001bP","answer":true}"#),
  ]

  static let choiceCases = [
    QuestionCase(
      .tooFewChoices, .tooFewChoices(1), "questions[1].choices",
      #"{"id":"q","type":"multiple-choice","prompt":"P","choices":👉[{"text":"a","correct":true}]}"#
    ),
    QuestionCase(
      .tooFewChoices, .tooFewChoices(0), "questions[1].choices",
      #"{"id": "q", "type": "multiple-response", "prompt": "P", "choices": 👉[]}"#),
    choices(.notOneCorrect, .correctChoices(0), "", #"👉[{"text": "a"}, {"text": "b"}]"#),
    choices(
      .notOneCorrect, .correctChoices(2), "",
      #"👉[{"text": "a", "correct": true}, {"text": "b", "correct": true}, {"text": "c"}]"#),
    QuestionCase(
      .noneCorrect, .noCorrectChoice, "questions[1].choices",
      """
      {"id": "q", "type": "multiple-response", "prompt": "P", "choices":
       👉[{"text": "a"}, {"text": "b", "correct": false}]}
      """),
    choices(
      .repeatedChoice, .repeatedChoice("4 "), "[2].text",
      """
      [{"text": ①"4", "correct": true},
       {"text": "5"}, {"text": 👉"4 "}]
      """),
    choices(
      .repeatedChoice, .repeatedChoice("e\u{301}  x"), "[1].text",
      #"[{"text": ①"é x", "correct": true}, {"text": 👉"e\u0301  x"}]"#),
    choices(
      .blankText, .blank, "[1].text", #"[{"text": "a", "correct": true}, {"text": 👉"\u3164"}]"#),
    choices(
      .wrongValue, .missingKey("text"), "[1]",
      #"[{"text": "a", "correct": true}, 👉{"correct": false}]"#),
    choices(
      .wrongValue, .wrongKind(found: .string, value: "b", expected: [.object]), "[1]",
      #"[{"text": "a", "correct": true}, 👉"b"]"#),
    choices(
      .wrongValue, .wrongKind(found: .object, value: #"{"a": 1}"#, expected: [.array]), "",
      #"👉{"a": 1}"#),
    choices(
      .unknownKey, .unknownKey("corect", nearest: "correct"), "[1]", effect: .kept,
      #"[{"text": "a", "correct": true}, {"text": "b", 👉"corect": false}]"#),
    choices(
      .repeatedKey, .repeatedKey("text"), "[1]",
      #"[{"text": "a", "correct": true}, {①"text": "b", 👉"text": "c"}]"#),
    choices(
      .contradictoryCredit, .contradictoryCredit("0.5", isCorrect: true), "[0].credit",
      #"[{"text": "a", "correct": true, "credit": 👉0.5}, {"text": "b"}]"#),
    choices(
      .contradictoryCredit, .contradictoryCredit("1", isCorrect: false), "[1].credit",
      #"[{"text": "a", "correct": true}, {"text": "b", "credit": 👉1}]"#),
    choices(
      .wrongValue, .creditOutOfRange("-1.01"), "[1].credit",
      #"[{"text": "a", "correct": true}, {"text": "b", "credit": 👉-1.01}]"#),
    choices(
      .controlCharacters, .controlCharacters(["\u{9B}"]), "[1].text", effect: .kept,
      #"[{"text": "a", "correct": true}, {"text": 👉"b\u009b2J"}]"#),
  ]

  static let textCases = [
    accepted("short-answer", .noFullCredit, .noFullCredit, "", "👉[]"),
    accepted(
      "short-answer", .noFullCredit, .noFullCredit, "", #"👉[{"text": "a", "credit": 0.5}]"#),
    accepted("short-answer", .blankText, .blank, "[1]", #"["a", 👉" "]"#),
    accepted("short-answer", .blankText, .blank, "[1].text", #"["a", {"text": 👉""}]"#),
    accepted(
      "short-answer", .wrongValue,
      .wrongKind(found: .number, value: "1666", expected: [.string, .object]), "[0]", "[👉1666]"),
    accepted(
      "short-answer", .wrongValue, .creditOutOfRange("1e999"), "[1].credit",
      #"["a", {"text": "b", "credit": 👉1e999}]"#),
    accepted(
      "short-answer", .unknownKey, .unknownKey("value", nearest: nil), "[1]", effect: .kept,
      #"["a", {"text": "b", 👉"value": 1}]"#),
  ]

  static let numberCases = [
    accepted("numeric", .noFullCredit, .noFullCredit, "", #"👉[{"value": 1, "credit": 0}]"#),
    accepted(
      "numeric", .badNumber, .reversedRange(minimum: "2", maximum: "1.5"), "[0].min",
      #"[{"min": 👉2, "max": 1.5}]"#),
    accepted(
      "numeric", .badNumber, .negativeTolerance("-0.1"), "[0].tolerance",
      #"[{"value": 2, "tolerance": 👉-0.1}]"#),
    accepted("numeric", .badNumber, .infiniteNumber("1e999"), "[1]", "[1, 👉1e999]"),
    accepted(
      "numeric", .badNumber, .infiniteNumber("1e308"), "[0].value",
      #"[{"value": 👉1e308, "tolerance": 1e308}]"#),
    accepted(
      "numeric", .badNumber, .inexactNumber("9223372036854775808"), "[0]",
      "[👉9223372036854775808]"),
    accepted(
      "numeric", .wrongValue, .wrongKind(found: .string, value: "9.81", expected: [.number]),
      "[0].value", #"[{"value": 👉"9.81"}]"#),
    accepted("numeric", .wrongValue, .missingKey("max"), "[0]", #"[👉{"min": 1}]"#),
    accepted("numeric", .wrongValue, .missingKey("value"), "[0]", #"[👉{"credit": 1}]"#),
    accepted(
      "numeric", .unknownKey, .unknownKey("min", nearest: nil), "[0]", effect: .kept,
      #"[{"value": 1, 👉"min": 0}]"#),
    accepted(
      "numeric", .wrongValue,
      .unknownWord("relativ", nearest: "relative", allowed: ["absolute", "relative"]),
      "[0].toleranceType", #"[{"value": 1, "toleranceType": 👉"relativ"}]"#),
  ]

  private static func choices(
    _ rule: Rule, _ problem: Problem, _ path: String, effect: Finding.Effect = .leftOut,
    _ choices: String
  ) -> QuestionCase {
    QuestionCase(
      rule, problem, FieldPath(stringLiteral: "questions[1].choices" + path), effect: effect,
      #"{"id": "q", "type": "multiple-choice", "prompt": "P", "choices": \#(choices)}"#)
  }

  private static func accepted(
    _ type: String, _ rule: Rule, _ problem: Problem, _ path: String,
    effect: Finding.Effect = .leftOut, _ answers: String
  ) -> QuestionCase {
    QuestionCase(
      rule, problem, FieldPath(stringLiteral: "questions[1].acceptedAnswers" + path),
      effect: effect,
      #"{"id": "q", "type": "\#(type)", "prompt": "P", "acceptedAnswers": \#(answers)}"#)
  }
}
