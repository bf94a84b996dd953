import JSON
import QuizCore
import Testing

@testable import QuizBanks

/// A question with two choices, the first of them right.
private func choice(_ prompt: String = "Which?", _ texts: String..., more: String = "") -> String {
  let choices = texts.enumerated().map { index, text in
    #"{"text": \#(text)\#(index == 0 ? #", "correct": true"# : "")}"#
  }
  return
    #"{"id": "q", "type": "multiple-choice", "prompt": "\#(prompt)", "choices": [\#(choices.joined(separator: ", "))]\#(more)}"#
}

private func typed(_ answers: String, prompt: String = "What?", more: String = "") -> String {
  #"{"id": "q", "type": "short-answer", "prompt": "\#(prompt)", "acceptedAnswers": [\#(answers)]\#(more)}"#
}

private func number(_ answers: String) -> String {
  #"{"id": "q", "type": "numeric", "prompt": "How many?", "acceptedAnswers": [\#(answers)]}"#
}

private func statement(_ id: String, _ prompt: String, _ answer: String = "true") -> String {
  #"{"id": "\#(id)", "type": "true-false", "prompt": \#(prompt), "answer": \#(answer)}"#
}

private let statements = (0..<21).map { statement("s-\($0)", "\"Statement \($0).\"") }
private let unshuffled = (0..<20).map { index in
  #"{"id": "u-\#(index)", "type": "multiple-choice", "prompt": "Number \#(index)?", "shuffle": false, "choices": [{"text": "x"}, {"text": "y", "correct": true}]}"#
}
private let long = String(repeating: "word ", count: 120)

struct LintRuleTests {
  @Test(arguments: choiceCases + answerCases + textCases + questionCases)
  func `one thing to mend gives one finding with its place`(_ sample: LintCase) {
    sample.expect()
  }

  static let choiceCases = [
    LintCase(
      .oddCorrectCount, .oddCorrectCount(1, of: 2), "questions[1].choices",
      #"{"id": "q", "type": "multiple-response", "prompt": "P", "choices": 👉[{"text": "a", "correct": true}, {"text": "b"}]}"#
    ),
    LintCase(
      .oddCorrectCount, .oddCorrectCount(2, of: 2), "questions[1].choices",
      #"{"id": "q", "type": "multiple-response", "prompt": "P", "choices": 👉[{"text": "a", "correct": true}, {"text": "b", "correct": true}]}"#
    ),
    LintCase(
      .similarChoices, .similarChoice("Brasíl", first: "Brasil"), "questions[1].choices[2].text",
      choice("Which?", "\"Peru\"", "①\"Brasil\"", "👉\"Brasíl\"")),
    LintCase(
      .looseChoice, .looseChoice("None of the above"), "questions[1].choices[2].text",
      choice("Which?", "\"Red\"", "\"Blue\"", "👉\"None of the above\"")),
    LintCase(
      .looseChoice, .looseChoice("Both A and B"), "questions[1].choices[2].text",
      choice("Which?", "\"Red\"", "\"Blue\"", "👉\"Both A and B\"")),
    LintCase(
      .looseChoice, .looseChoice("모두 정답"), "questions[1].choices[1].text",
      choice("Which?", "\"빨강\"", "👉\"모두 정답\"")),
    LintCase(
      .longAnswer, .longAnswer(45, others: 6), "questions[1].choices[0].text",
      choice(
        "Why?", "👉\"Because light takes eight minutes to get here\"", "\"Chance\"", "\"Magic\"")),
    LintCase(
      .manyChoices, .manyChoices(10, letters: false), "questions[1].choices",
      #"{"id": "q", "type": "multiple-choice", "prompt": "P", "choices": 👉[{"text": "r", "correct": true}, \#((0..<9).map { #"{"text": "w\#($0)"}"# }.joined(separator: ", "))]}"#,
      severity: .info),
    LintCase(
      .manyChoices, .manyChoices(27, letters: true), "questions[1].choices",
      #"{"id": "q", "type": "multiple-choice", "prompt": "P", "choices": 👉[{"text": "r", "correct": true}, \#((0..<26).map { #"{"text": "w\#($0)"}"# }.joined(separator: ", "))]}"#
    ),
    LintCase(
      .longText, .longText(205, limit: 200), "questions[1].choices[1].text",
      choice(
        "Which?", "\"short\"", "👉\"\(String(repeating: "words ", count: 34))w\"", "\"other\"")),
    LintCase(
      .givenAway, .givenAway("Carcassonne", .prompt), "questions[1].choices[0].text",
      choice("Where does the game Carcassonne play?", "👉\"Carcassonne\"", "\"Nice\"")),
    LintCase(
      .givenAway, .givenAway("Amazon", .hint), "questions[1].choices[0].text",
      choice(
        "Which river?", "👉\"Amazon\"", "\"Nile\"",
        more: #", "hints": ["The amazon, of course.", "x"]"#)),
    LintCase(
      .mediaPath, .media("/a.png", .absolute), "questions[1].choices[0].media.src",
      #"{"id": "q", "type": "multiple-choice", "prompt": "P", "choices": [{"text": "a", "correct": true, "media": {"type": "image", "src": 👉"/a.png", "alt": "A"}}, {"text": "b"}]}"#,
      severity: .error),
  ]

  static let answerCases = [
    LintCase(
      .equalAnswers, .equalAnswer("e4", first: "E4"), "questions[1].acceptedAnswers[1]",
      typed("①\"E4\", 👉\"e4\"")),
    LintCase(
      .invisibleCharacters, .invisible(["\u{A0}", "\u{200B}"]), "questions[1].acceptedAnswers[0]",
      typed("👉\"New\u{A0}Yo\u{200B}rk\"")),
    LintCase(
      .mixedScripts, .mixedScripts("M\u{43E}scow", "\u{43E}"),
      "questions[1].acceptedAnswers[0].text",
      typed("{\"text\": 👉\"M\u{43E}scow\"}")),
    LintCase(
      .unwieldyAnswer, .longTyped(61), "questions[1].acceptedAnswers[0]",
      typed("👉\"" + String(repeating: "y", count: 61) + "\"")),
    LintCase(
      .unwieldyAnswer, .severalAnswers("colour / color", mark: "/"),
      "questions[1].acceptedAnswers[0]",
      typed("👉\"colour / color\"")),
    LintCase(
      .unwieldyAnswer, .severalAnswers("Paris (France)", mark: "( )"),
      "questions[1].acceptedAnswers[0]", typed("👉\"Paris (France)\"")),
    LintCase(
      .unwieldyAnswer, .severalAnswers("red or blue", mark: "or"),
      "questions[1].acceptedAnswers[0]",
      typed("👉\"red or blue\"")),
    LintCase(
      .numberAsText, .numberAsText("1969"), "questions[1].acceptedAnswers[0]", typed("👉\"1969\"")),
    LintCase(
      .plainStar, .plainStar("colo*"), "questions[1].acceptedAnswers[0]", typed("👉\"colo*\"")),
    LintCase(
      .coveredNumber, .coveredNumber("5", by: "1…9"), "questions[1].acceptedAnswers[1]",
      number("①{\"min\": 1, \"max\": 9}, 👉5")),
    LintCase(
      .exactFraction, .exactFraction("3.14"), "questions[1].acceptedAnswers[0].value",
      number("{\"value\": 👉3.14}")),
  ]

  static let textCases = [
    LintCase(
      .brokenEncoding, .lostCharacter, "questions[1].prompt", statement("q", "👉\"Caf\u{FFFD}\"")),
    LintCase(
      .brokenEncoding, .misread("Ã©"), "questions[1].prompt", statement("q", "👉\"CafÃ©\"")),
    LintCase(
      .brokenEncoding, .misread("â€™"), "questions[1].prompt", statement("q", "👉\"Itâ€™s so.\"")),
    LintCase(
      .notNormalized, .notNormalized, "questions[1].prompt", statement("q", "👉\"Cafe\u{301}\"")),
    LintCase(.whiteSpace, .outerSpace, "questions[1].prompt", statement("q", "👉\"Is it? \"")),
    LintCase(.whiteSpace, .repeatedSpace, "questions[1].prompt", statement("q", "👉\"Is  it?\"")),
    LintCase(.whiteSpace, .repeatedSpace, "description", "", header: "\"description\": 👉\"a  b\","),
    LintCase(.markup, .tag("<br>"), "questions[1].prompt", statement("q", "👉\"One<br>two\"")),
    LintCase(.markup, .tag("</b>"), "questions[1].prompt", statement("q", "👉\"<b>One</b>\"")),
    LintCase(
      .markup, .reference("&quot;"), "questions[1].prompt", statement("q", "👉\"&quot;One\"")),
    LintCase(
      .longText, .longText(600, limit: 500), "questions[1].prompt",
      statement("q", "👉\"\(long.dropLast())!\"")),
    LintCase(
      .longText, .manyLines(16, limit: 15), "questions[1].prompt",
      statement("q", "👉\"" + Array(repeating: "a", count: 16).joined(separator: "\\n") + "\"")),
  ]

  static let questionCases = [
    LintCase(
      .weakIdentifier, .similarIdentifier("Alpha", first: "alpha"), "questions[2].id",
      statement("alpha", "\"Is it?\"").replacing("\"alpha\"", with: "①\"alpha\"") + ","
        + statement("Alpha", "\"Is it so?\"").replacing("\"Alpha\"", with: "👉\"Alpha\""),
      question: "Alpha"),
    LintCase(
      .weakIdentifier, .positionalIdentifiers("q12", count: 2), "questions[1].id",
      statement("q12", "\"Is it?\"").replacing("\"q12\"", with: "👉\"q12\"") + ","
        + statement("3", "\"Is it so?\""),
      question: "q12"),
    LintCase(
      .repeatedPrompt, .repeatedPrompt, "questions[2].prompt",
      statement("a", "①\"It is so.\"") + "," + statement("q", "👉\"IT IS so.\"")),
    LintCase(
      .repeatedPrompt, .contradiction, "questions[2].prompt",
      statement("a", "①\"It is so.\"") + "," + statement("q", "👉\"It is so.\"", "false"),
      severity: .error),
    LintCase(
      .lopsidedAnswers, .oneTruth(true, count: 22, of: 22), "questions",
      statements.joined(separator: ",")),
    LintCase(
      .lopsidedAnswers, .onePlace(2, count: 20, of: 20), "questions",
      unshuffled.joined(separator: ",")),
    LintCase(
      .license, .unclearLicense("CC BY 4.0"), "questions[1].license",
      statement("q", "\"Is it?\"").dropLast() + ", \"license\": 👉\"CC BY 4.0\"}", severity: .info),
    LintCase(
      .license, .stricterLicense("CC-BY-SA-4.0", bank: "CC0-1.0"), "questions[1].license",
      statement("q", "\"Is it?\"").dropLast() + ", \"license\": 👉\"CC-BY-SA-4.0\"}",
      severity: .info),
    LintCase(
      .twoSpellings, .otherSpelling("Rock and Roll", first: "Rock & Roll"), "questions[2].topic",
      statement("a", "\"Is it?\"").dropLast() + ", \"topic\": ①\"Music/Rock & Roll\"},"
        + statement("q", "\"Was it?\"").dropLast() + ", \"topic\": 👉\"Music/Rock and Roll\"}"),
    LintCase(
      .twoSpellings, .otherSpelling("River", first: "rivers"), "questions[2].tags[0]",
      statement("a", "\"Is it?\"").dropLast() + ", \"tags\": [①\"rivers\"]},"
        + statement("q", "\"Was it?\"").dropLast() + ", \"tags\": [👉\"River\"]}"),
    LintCase(
      .shortTime, .shortTime("2", needed: 4), "questions[1].timeLimit",
      statement("q", "\"\(String(repeating: "long ", count: 13))word.\"").dropLast()
        + ", \"timeLimit\": 👉2}"),
    LintCase(
      .mediaPath, .media("../a.png", .above), "questions[1].media[0].src", media("../a.png"),
      severity: .error),
    LintCase(
      .mediaPath, .media("http://x.org/a.png", .scheme("http")), "questions[1].media[0].src",
      media("http://x.org/a.png"), severity: .error),
    LintCase(
      .mediaPath, .media("C:/a.png", .absolute), "questions[1].media[0].src", media("C:/a.png"),
      severity: .error),
    LintCase(
      .mediaPath, .media("missing.png", .missing), "questions[1].media[0].src",
      media("missing.png")),
  ]

  private static func media(_ path: String) -> String {
    statement("q", "\"Is it?\"").dropLast()
      + ", \"media\": [{\"type\": \"image\", \"src\": 👉\"\(path)\", \"alt\": \"A\"}]}"
  }
}
