import JSON
import QuizCore
import Testing

@testable import QuizBanks

/// Rules about types of question that the reader passes over so far, on values.
struct LintValueTests {
  private func linted(_ json: String, _ kind: QuestionKind, id: String = "q") throws
    -> LintedQuestion
  {
    let root = try JSONDocument(Array(json.utf8)).root
    let prompt = root["prompt"]?.string ?? ""
    return LintedQuestion(root, at: 0, value: Question(id: id, prompt: prompt, kind: kind))
  }

  @Test func `gaps are looked at like questions, whatever order they stand in`() throws {
    let json = """
      {"id": "q", "type": "cloze", "prompt": "{{a}} {{b}} {{c}}", "gaps": [
      {"id": "c", "type": "multiple-choice", "choices": [{"text": "All of these", "correct": true}, {"text": "x"}]},
      {"id": "a", "type": "short-answer", "acceptedAnswers": ["1969"]},
      {"id": "b", "type": "numeric", "acceptedAnswers": [3.14]}]}
      """
    let question = try linted(
      json,
      .cloze(
        [
          Gap("a", .text(TextKey([TextKey.Accepted("1969")]))),
          Gap("b", .number(NumberKey([NumberKey.Accepted(3.14)]))),
          Gap("c", .choice(ChoiceList([Choice("All of these", isCorrect: true), Choice("x")]))),
        ], .partial))
    let findings = question.parts.flatMap {
      $0.choiceFindings + $0.looseChoices(prompt: "") + $0.answerFindings + $0.numberFindings
    }
    #expect(
      findings.map { "\($0.rule.rawValue) \(FieldPath($0.path))" } == [
        "QB034 gaps[0].choices[0].text", "QB039 gaps[1].acceptedAnswers[0]",
        "QB021 gaps[2].acceptedAnswers[0]",
      ])
  }

  @Test(arguments: [
    #"{"id": "q", "type": "matching", "prompt": "P", "pairs": [{"left": "a ", "right": "b"}, {"left": "c", "right": "<br>"}], "distractors": ["d  d"]}"#,
    #"{"id": "q", "type": "ordering", "prompt": "P", "items": ["a ", "<br>", "d  d"]}"#,
    #"{"id": "q", "type": "flashcard", "prompt": "P ", "answer": "<br> d  d"}"#,
    #"{"id": "q", "type": "cloze", "prompt": "{{a}}  <br>", "gaps": [{"id": "a", "type": "short-answer", "acceptedAnswers": ["x "], "hint": "y "}]}"#,
  ])
  func `the texts of every type are looked at`(_ json: String) throws {
    let question = try linted(json, .flashcard(back: "any"))
    let bank = LintedBank(question.node)
    let rules = question.texts.flatMap {
      $0.findings(isMarkdown: false) + $0.markupFindings(in: bank)
    }.map(\.rule)
    #expect(rules.contains(.markup) && rules.count { $0 == .whiteSpace } >= 2)
  }

  @Test(arguments: [
    (
      QuestionKind.ordering(["a", "b"], .partial), QuestionKind.ordering(["b", "a"], .partial), true
    ),
    (.ordering(["a", "b"], .partial), .ordering(["a", "b"], .partial), false),
    (
      .matching(MatchingKey([.init("a", "1"), .init("b", "2")]), .partial),
      .matching(MatchingKey([.init("a", "2"), .init("c", "3")]), .partial), true
    ),
    (
      .matching(MatchingKey([.init("a", "1"), .init("b", "2")]), .partial),
      .matching(MatchingKey([.init("a", "1"), .init("c", "3")]), .partial), false
    ),
    (.flashcard(back: "x"), .flashcard(back: "x"), false),
    (
      .shortAnswer(TextKey([.init("Mars")])), .shortAnswer(TextKey([.init("Venus")])), true
    ),
    (.shortAnswer(TextKey([.init("Mars")])), .shortAnswer(TextKey([.init("MARS")])), false),
    (
      .numeric(NumberKey([.init(1, tolerance: 1)])), .numeric(NumberKey([.init(2, tolerance: 1)])),
      false
    ),
    (.numeric(NumberKey([.init(1)])), .numeric(NumberKey([.init(2)])), true),
  ])
  func `a repeated prompt is worse where the answers differ`(
    _ first: QuestionKind, _ second: QuestionKind, _ isContradiction: Bool
  ) throws {
    var rule = RepeatedPromptRule()
    let json = #"{"prompt": "Say it."}"#
    #expect(rule.take(try linted(json, first)).isEmpty)
    let found = rule.take(try linted(json, second, id: "r"))
    #expect(found.map(\.severity) == [isContradiction ? .error : .warning])
  }

  @Test func `the same prompt with something else to put in order is another question`() throws {
    var rule = RepeatedPromptRule()
    let json = #"{"prompt": "Put these in order."}"#
    #expect(rule.take(try linted(json, .ordering(["a", "b"], .partial))).isEmpty)
    #expect(rule.take(try linted(json, .ordering(["c", "d"], .partial), id: "r")).isEmpty)
  }
}
