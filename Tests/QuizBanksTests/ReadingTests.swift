import QuizCore
import Testing

@testable import QuizBanks

struct ReadingTests {
  private func bank(_ defaults: String, _ questions: String) throws -> Bank {
    let marked = MarkedBank(
      """
      {"format": "quizbank", "formatVersion": 1.0, "id": "b", "title": "B", "x-tool": 1,
       "defaults": \(defaults), "questions": [\(questions)]}
      """)
    return try #require(marked.bank)
  }

  @Test func `defaults hold where a question says nothing`() throws {
    let bank = try bank(
      """
      {"difficulty": "hard", "topic": "T", "shuffle": false, "scoring": "all-or-nothing",
       "caseSensitive": true, "ignoreDiacritics": true, "ignorePunctuation": true, "points": 2}
      """,
      """
      {"id": "r", "type": "multiple-response", "prompt": "P",
       "choices": [{"text": "a", "correct": true}, {"text": "b"}]},
      {"id": "s", "type": "short-answer", "prompt": "P", "acceptedAnswers": ["a"]},
      {"id": "own", "type": "short-answer", "prompt": "P", "acceptedAnswers": ["a"],
       "topic": "U", "difficulty": "easy", "caseSensitive": false, "ignoreDiacritics": false,
       "ignorePunctuation": false, "wildcards": true}
      """)
    let choices = ChoiceList([Choice("a", isCorrect: true), Choice("b")], isShuffled: false)
    let strict = TextKey(
      [TextKey.Accepted("a")], isCaseSensitive: true, ignoresDiacritics: true,
      ignoresPunctuation: true)
    #expect(bank.findings == [])
    #expect(
      bank.questions == [
        Question(
          id: "r", prompt: "P", kind: .multipleResponse(choices, .allOrNothing), topic: "T",
          difficulty: .hard),
        Question(
          id: "s", prompt: "P", kind: .shortAnswer(strict), topic: "T", difficulty: .hard),
        Question(
          id: "own", prompt: "P",
          kind: .shortAnswer(TextKey([TextKey.Accepted("a")], hasWildcards: true)), topic: "U",
          difficulty: .easy),
      ])
  }

  @Test func `disabled questions are counted and keep their id`() throws {
    let bank = try bank(
      "{}",
      """
      {"id": "off", "type": "no such type", "disabled": true},
      {"id": "on", "type": "true-false", "prompt": "P", "answer": false, "disabled": false}
      """)
    #expect(bank.disabledCount == 1)
    #expect(bank.leftOutCount == 0)
    #expect(bank.findings == [])
    #expect(bank.questions.map(\.id) == ["on"])
    #expect(bank.question("off") == nil)
  }

  @Test func `texts are cleaned of controls and keep their lines`() throws {
    let bank = try bank(
      "{}",
      #"""
      {"id": "q", "type": "true-false", "answer": true, "topic": "a\r\nb\tc",
       "prompt": "one\r\n\ttwo\u001b[2J\u0000 \u202ex", "explanation": " \u200b ",
       "hints": [" ", "h"], "x-note": {"y": "\u001b"}}
      """#)
    #expect(
      bank.questions == [
        Question(
          id: "q", prompt: "one\n\ttwo[2J \u{202E}x", kind: .trueFalse(answer: true),
          topic: "a b c", hints: ["h"])
      ])
    #expect(
      bank.findings.map(\.problem) == [
        .controlCharacters(["\u{1B}", "\0"]), .bidiControls(["\u{202E}"]),
      ])
  }

  @Test func `numbers come as ranges, relative tolerances as shares`() throws {
    let bank = try bank(
      "{}",
      """
      {"id": "q", "type": "numeric", "prompt": "P", "acceptedAnswers": [
       9007199254740992, 6.022e23, -0,
       {"value": -200, "tolerance": 0.5, "toleranceType": "relative", "credit": 0.5},
       {"min": -1, "max": -1, "feedback": "F"}]}
      """)
    #expect(
      bank.questions.map(\.kind) == [
        .numeric(
          NumberKey([
            NumberKey.Accepted(9_007_199_254_740_992), NumberKey.Accepted(6.022e23),
            NumberKey.Accepted(0), NumberKey.Accepted(-200, tolerance: 100, credit: 0.5),
            NumberKey.Accepted(from: -1, to: -1, feedback: "F"),
          ]))
      ])
  }

  @Test func `several right choices may share the credit, a wrong one may cost`() throws {
    let bank = try bank(
      "{}",
      """
      {"id": "q", "type": "multiple-response", "prompt": "P", "choices": [
       {"text": "a", "correct": true, "credit": 0.5}, {"text": "A", "correct": true, "credit": 0.5},
       {"text": "b", "credit": -1}]}
      """)
    #expect(
      bank.questions.map(\.kind) == [
        .multipleResponse(
          ChoiceList([
            Choice("a", isCorrect: true, credit: 0.5), Choice("A", isCorrect: true, credit: 0.5),
            Choice("b", credit: -1),
          ]), .partial)
      ])
    #expect(bank.findings == [])
  }

  @Test func `all that is wrong with a question is found at once`() throws {
    let bank = try bank(
      "{}",
      """
      {"id": "q", "type": "multiple-choice", "answr": 1, "choices": [{"text": 1}, {"text": ""}]}
      """)
    #expect(bank.leftOutCount == 1)
    #expect(
      bank.findings.map { "\($0.rule.rawValue) \($0.path)" } == [
        "QB049 ", "QB005 questions[0]", "QB004 questions[0]", "QB005 questions[0].choices[0].text",
        "QB009 questions[0].choices[1].text",
      ])
  }
}
