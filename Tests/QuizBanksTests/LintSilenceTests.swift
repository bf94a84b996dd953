import Testing

@testable import QuizBanks

/// What is right as it is, though it looks like what a rule is after.
struct LintSilenceTests {
  @Test(arguments: choices + answers + texts)
  func `what is right is left alone`(_ questions: String) {
    #expect(MarkedBank(linting: questions).check().findings == [], "\(questions)")
  }

  @Test(arguments: choices + answers)
  func `what is right is right in a gap too`(_ question: String) {
    // What is right may hang on the prompt.
    let form = #/"prompt": "(?<prompt>(?:[^"\\]|\\.)*)", /#
    let prompt = question.firstMatch(of: form).map { String($0.prompt) } ?? ""
    let gap = question.replacing(#""id": "q","#, with: #""id": "g","#).replacing(form, with: "")
    let cloze =
      #"{"id": "q", "type": "cloze", "prompt": "\#(prompt) {{g}}.", "gaps": [\#(gap)]}"#
    let found = MarkedBank(linting: cloze).check().findings.filter { $0.severity != .error }
    #expect(found == [], "\(question)")
  }

  private static func choice(_ prompt: String, _ texts: String...) -> String {
    let choices = texts.enumerated().map { index, text in
      #"{"text": "\#(text)"\#(index == 0 ? #", "correct": true"# : "")}"#
    }
    return
      #"{"id": "q", "type": "multiple-choice", "prompt": "\#(prompt)", "choices": [\#(choices.joined(separator: ", "))]}"#
  }

  private static func typed(_ answers: String...) -> String {
    let list = answers.map { "\"\($0)\"" }.joined(separator: ", ")
    return #"{"id": "q", "type": "short-answer", "prompt": "What?", "acceptedAnswers": [\#(list)]}"#
  }

  private static func prompt(_ prompt: String) -> String {
    #"{"id": "q", "type": "true-false", "prompt": "\#(prompt)", "answer": true}"#
  }

  static let choices = [
    choice("Which unit?", "MHz", "mHz"), choice("Which?", "`let`", "`Let`"),
    choice("Which files?", "b c d", ".b c d"), choice("How much?", "5 %", "5"),
    choice("Which?", "x < 50000", "x > 50000"),
    choice("What is \\\"not (A and B)\\\"?", "Not A, or not B", "Not A and not B", "A but not B"),
    choice("Two claims?", "Both are true", "Both are false", "Only one is true"),
    choice("Which is longer, the Amazon or the Danube?", "The Amazon", "The Danube"),
    choice("What does `print(\\\"hello\\\")` print?", "hello", "world"),
    choice("In which year was 1984 written?", "1948", "1984"),
    choice(
      "Which?", "A right choice of forty-one characters, so", "Another wrong one of middle size"),
    choice("Which tag?", "HTML has <br>", "HTML has </p>"),
  ]

  static let answers = [
    typed("Simon & Garfunkel", "Simon and Garfunkel"), typed("color", "colour"),
    typed("find / -name x"), typed("SELECT * FROM t"), typed("*.txt"), typed("f(x)"),
    typed("cat a | sort & wait"), typed("007"), typed("0644"), typed("7", "seven"),
    typed("μm"), typed("β-Carotin"), typed("Москва"), typed("می\u{200C}خواهم"),
    typed("👩\u{200D}👩\u{200D}👧"), typed("int *p"), typed("2*x"),
    #"{"id": "q", "type": "short-answer", "prompt": "What?", "wildcards": true, "acceptedAnswers": ["colo*r"]}"#,
    #"{"id": "q", "type": "numeric", "prompt": "How many?", "acceptedAnswers": [0.25, {"value": 3.14, "tolerance": 0.01}, {"value": 0.2, "credit": 0}]}"#,
    #"{"id": "q", "type": "numeric", "prompt": "How many?", "acceptedAnswers": [{"value": 5, "credit": 0.5}, {"min": 1, "max": 9}]}"#,
  ]

  static let texts = [
    prompt("`a  b` and `<br>` and `&amp;`"), prompt("A table\\n  a   b\\n  c   d"),
    prompt("```\\n  x  = 1\\n```\\nIs it?"), prompt("Array<Int> & Box<a> < 3 &c."),
    prompt("In HTML <br> breaks a line, and &amp; is &."), prompt("Já em MANHÃ, não"),
    prompt("한국어는 어때요?"), prompt("2 &lt 3"),
    prompt("Is it this?") + ","
      + #"{"id": "r", "type": "numeric", "prompt": "Is it this?", "acceptedAnswers": [1]}"#,
    choice("Which of these is a river?", "Nile", "Rome") + ","
      + choice("Which of these is a river?", "Po", "Bonn").replacing("\"q\"", with: "\"r\""),
    #"{"id": "geo-0001", "type": "true-false", "prompt": "Is it?", "answer": true, "topic": "A/B", "tags": ["A"], "license": "CC0-1.0"}, {"id": "geo-0002", "type": "true-false", "prompt": "Was it?", "answer": true, "topic": "A/C", "tags": ["B"], "license": "MIT OR (Apache-2.0 WITH LLVM-exception)", "timeLimit": 20}"#,
    #"{"id": "q", "type": "true-false", "prompt": "Is it?", "answer": true, "media": [{"type": "image", "src": "img/a.png", "alt": "A"}, {"type": "image", "src": "https://x.org/a..png", "alt": "A"}]}"#,
    #"{"id": "q", "type": "true-false", "prompt": "Is it?", "answer": true, "x-note": "  left   alone &amp; "}"#,
  ]

  @Test func `in Markdown two spaces may break a line, and code is left alone`() {
    let bank = MarkedBank(
      linting: Self.prompt("One  \\ntwo\\n\\n    let  x\\n\\n| a  | b |"),
      header: "\"textFormat\": \"markdown\",")
    #expect(bank.check().findings == [])
  }

  @Test func `a bank about HTML may have its tags everywhere`() {
    let question = Self.choice("Which breaks a line?", "<br>", "<p>", "&nbsp;")
    #expect(
      MarkedBank(linting: question, header: "\"description\": \"About HTML\",")
        .check().findings == [])
    #expect(MarkedBank(linting: question).check().findings.count == 3)
  }
}
