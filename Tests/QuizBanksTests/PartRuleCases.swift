import JSON
import QuizBanks

// Faults of pairs, items, gaps and cards, one each.

extension QuestionRuleTests {
  static let partCases = [
    QuestionCase(
      .wrongValue, .missingKey("pairs"), "questions[1]",
      #"👉{"id": "q", "type": "matching", "prompt": "P"}"#),
    QuestionCase(
      .wrongValue, .missingKey("items"), "questions[1]",
      #"👉{"id": "q", "type": "ordering", "prompt": "P"}"#),
    QuestionCase(
      .wrongValue, .missingKey("gaps"), "questions[1]",
      #"👉{"id": "q", "type": "cloze", "prompt": "P {{a}}"}"#),
    QuestionCase(
      .wrongValue, .missingKey("answer"), "questions[1]",
      #"👉{"id": "q", "type": "flashcard", "prompt": "P"}"#),
    QuestionCase(
      .blankText, .blank, "questions[1].answer",
      #"{"id": "q", "type": "flashcard", "prompt": "P", "answer": 👉" "}"#),
    QuestionCase(
      .wrongValue, .wrongKind(found: .boolean, value: "true", expected: [.string]),
      "questions[1].answer",
      #"{"id": "q", "type": "flashcard", "prompt": "P", "answer": 👉true}"#),
    pairs(.tooFewChoices, .tooFewPairs(1), ".pairs", #"👉[{"left": "a", "right": "b"}]"#),
    pairs(.tooFewChoices, .tooFewPairs(0), ".pairs", "👉[]"),
    pairs(
      .blankText, .blank, ".pairs[1].left",
      #"[{"left": "a", "right": "b"}, {"left": 👉"\u200B", "right": "d"}]"#),
    pairs(
      .blankText, .blank, ".pairs[0].right",
      #"[{"left": "a", "right": 👉""}, {"left": "c", "right": "d"}]"#),
    pairs(
      .wrongValue, .missingKey("right"), ".pairs[0]",
      #"[👉{"left": "a"}, {"left": "c", "right": "d"}]"#),
    pairs(
      .wrongValue, .wrongKind(found: .string, value: "a", expected: [.object]), ".pairs[0]",
      #"[👉"a", {"left": "c", "right": "d"}]"#),
    pairs(
      .unknownKey, .unknownKey("rigth", nearest: "right"), ".pairs[0]", effect: .kept,
      #"[{"left": "a", "right": "b", 👉"rigth": "x"}, {"left": "c", "right": "d"}]"#),
    pairs(
      .ambiguousPair, .repeatedLeftSide("a "), ".pairs[1].left",
      #"[{"left": ①"a", "right": "b"}, {"left": 👉"a ", "right": "d"}]"#),
    pairs(
      .ambiguousPair, .rightDistractor("d"), ".distractors[1]",
      #"[{"left":"a","right":"b"},{"left":"c","right":"d"}],"distractors":["x",👉"d","x"]"#),
    pairs(
      .blankText, .blank, ".distractors[0]",
      #"[{"left":"a","right":"b"},{"left":"c","right":"d"}],"distractors":[👉" "]"#),
    pairs(
      .wrongValue,
      .unknownWord("some", nearest: nil, allowed: ["all-or-nothing", "partial"]), ".scoring",
      #"[{"left":"a","right":"b"},{"left":"c","right":"d"}],"scoring":👉"some""#),
    items(.tooFewChoices, .tooFewItems(1), "", #"👉["a"]"#),
    items(.blankText, .blank, "[1]", #"["a", 👉"\u00AD", "c"]"#),
    items(
      .wrongValue, .wrongKind(found: .number, value: "2", expected: [.string]), "[1]",
      #"["a", 👉2]"#),
    items(.repeatedItem, .repeatedItem("a  b"), "[2]", #"[①"a b", "c", 👉"a  b"]"#),
  ]

  static let gapCases = [
    cloze(.misplacedGap, .noGap, ".gaps", "P", "👉[]"),
    cloze(
      .misplacedGap, .missingGap("b"), ".prompt", "👉{{a}} {{b}}", "[\(gap("a"))]"),
    cloze(
      .misplacedGap, .unplacedGap("b"), ".gaps[1].id", "{{a}}",
      #"[\#(gap("a")), {"id": 👉"b", "type": "numeric", "acceptedAnswers": [1]}]"#),
    cloze(
      .misplacedGap, .repeatedPlaceholder("a"), ".prompt", "👉{{a}} {{a}} {{a}}",
      "[\(gap("a"))]"),
    cloze(
      .misplacedGap, .unbalancedBraces, ".prompt", "👉{{a}} {{b", "[\(gap("a"))]"),
    cloze(
      .misplacedGap, .repeatedGap("a"), ".gaps[1].id", "{{a}}",
      #"[{"id": ①"a", "type": "numeric", "acceptedAnswers": [1]}, "#
        + #"{"id": 👉"a", "type": "numeric", "acceptedAnswers": [1]}]"#),
    cloze(
      .wrongValue, .malformedGapIdentifier("a-b"), ".gaps[0].id", "{{a}}",
      #"[{"id": 👉"a-b", "type": "numeric", "acceptedAnswers": [1]}]"#),
    cloze(
      .wrongValue,
      .unknownWord(
        "matching", nearest: nil, allowed: ["short-answer", "numeric", "multiple-choice"]),
      ".gaps[0].type", "{{a}}", #"[{"id": "a", "type": 👉"matching"}]"#),
    cloze(.wrongValue, .missingKey("type"), ".gaps[0]", "{{a}}", #"[👉{"id": "a"}]"#),
    cloze(
      .wrongValue, .missingKey("choices"), ".gaps[0]", "{{a}}",
      #"[👉{"id": "a", "type": "multiple-choice"}]"#),
    cloze(
      .wrongValue, .pointsOutOfRange("0"), ".gaps[0].points", "{{a}}",
      #"[{"id": "a", "type": "numeric", "acceptedAnswers": [1], "points": 👉0}]"#),
    cloze(
      .wrongValue, .pointsOutOfRange("1000.5"), ".gaps[0].points", "{{a}}",
      #"[{"id": "a", "type": "numeric", "acceptedAnswers": [1], "points": 👉1000.5}]"#),
    cloze(
      .unknownKey, .misplacedKey("choices", type: "numeric"), ".gaps[0]", effect: .kept, "{{a}}",
      #"[{"id": "a", "type": "numeric", "acceptedAnswers": [1], 👉"choices": []}]"#),
    cloze(
      .unknownKey, .unknownKey("hints", nearest: "hint"), ".gaps[0]", effect: .kept, "{{a}}",
      #"[{"id": "a", "type": "numeric", "acceptedAnswers": [1], 👉"hints": []}]"#),
    cloze(
      .blankText, .blank, ".gaps[0].acceptedAnswers[1]", "{{a}}",
      #"[{"id": "a", "type": "short-answer", "acceptedAnswers": ["x", 👉" "]}]"#),
    cloze(
      .noFullCredit, .noFullCredit, ".gaps[1].acceptedAnswers", "{{b}} {{a}}",
      #"[\#(gap("a")), {"id": "b", "type": "numeric", "acceptedAnswers": 👉[]}]"#),
    cloze(
      .notOneCorrect, .correctChoices(0), ".gaps[0].choices", "{{a}}",
      #"[{"id":"a","type":"multiple-choice","choices":👉[{"text":"x"},{"text":"y"}]}]"#),
    cloze(
      .tooFewChoices, .tooFewChoices(1), ".gaps[0].choices", "{{a}}",
      #"[{"id":"a","type":"multiple-choice","choices":👉[{"text":"x","correct":true}]}]"#),
    cloze(
      .repeatedChoice, .repeatedChoice("x"), ".gaps[0].choices[1].text", "{{a}}",
      #"[{"id":"a","type":"multiple-choice","choices":[{"text":①"x","correct":true},{"text":👉"x"}]}]"#
    ),
    cloze(
      .badNumber, .reversedRange(minimum: "2", maximum: "1"), ".gaps[0].acceptedAnswers[1].min",
      "{{a}}",
      #"[{"id": "a", "type": "numeric", "acceptedAnswers": [3, {"min": 👉2, "max": 1}]}]"#),
  ]

  private static func gap(_ id: String) -> String {
    #"{"id": "\#(id)", "type": "short-answer", "acceptedAnswers": ["x"]}"#
  }

  private static func pairs(
    _ rule: Rule, _ problem: Problem, _ path: String, effect: Finding.Effect = .leftOut,
    _ pairs: String
  ) -> QuestionCase {
    QuestionCase(
      rule, problem, FieldPath(stringLiteral: "questions[1]" + path), effect: effect,
      #"{"id": "q", "type": "matching", "prompt": "P", "pairs": \#(pairs)}"#)
  }

  private static func items(
    _ rule: Rule, _ problem: Problem, _ path: String, _ items: String
  ) -> QuestionCase {
    QuestionCase(
      rule, problem, FieldPath(stringLiteral: "questions[1].items" + path),
      #"{"id": "q", "type": "ordering", "prompt": "P", "items": \#(items)}"#)
  }

  /// A mark before the prompt stands before its quotation mark.
  private static func cloze(
    _ rule: Rule, _ problem: Problem, _ path: String, effect: Finding.Effect = .leftOut,
    _ prompt: String, _ gaps: String
  ) -> QuestionCase {
    let isMarked = prompt.hasPrefix("👉")
    let quoted =
      (isMarked ? "👉" : "") + "\"" + (isMarked ? String(prompt.dropFirst()) : prompt) + "\""
    return QuestionCase(
      rule, problem, FieldPath(stringLiteral: "questions[1]" + path), effect: effect,
      #"{"id": "q", "type": "cloze", "prompt": \#(quoted), "gaps": \#(gaps)}"#)
  }
}
