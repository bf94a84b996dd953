import QuizCore
import Testing

@testable import QuizBanks

/// Questions of several parts as they are read.
struct PartReadingTests {
  @Test(
    arguments: [
      (
        #""type": "matching", "pairs": [{"left": "a", "right": "x"}, {"left": "b", "right": "x"}]"#,
        .matching(
          MatchingKey([.init("a", "x"), .init("b", "x")], isShuffled: false), .allOrNothing)
      ),
      (
        #""type":"matching","pairs":[{"left":"a","right":"x"},{"left":"b","right":"y"}],"distractors":["z"],"shuffle":true,"scoring":"partial""#,
        .matching(
          MatchingKey([.init("a", "x"), .init("b", "y")], distractors: ["z"]), .partial)
      ),
      (#""type": "ordering", "items": ["a", "b"]"#, .ordering(["a", "b"], .allOrNothing)),
      (
        #""type": "ordering", "items": ["b", "a"], "scoring": "partial""#,
        .ordering(["b", "a"], .partial)
      ),
      (#""type": "flashcard", "answer": "back\n\tof it""#, .flashcard(back: "back\n\tof it")),
      (
        #""type":"cloze","gaps":[{"id":"b","type":"numeric","acceptedAnswers":[1],"unit":"m","points":2.5,"hint":"h"},{"id":"a","type":"short-answer","acceptedAnswers":["x"]}]"#,
        .cloze(
          [
            Gap("a", .text(TextKey([.init("x")], isCaseSensitive: true))),
            Gap("b", .number(NumberKey([.init(1)], unit: "m")), points: 2.5, hint: "h"),
          ], .allOrNothing)
      ),
      (
        #""type":"cloze","gaps":[{"id":"a","type":"multiple-choice","shuffle":true,"choices":[{"text":"x","correct":true},{"text":"y"}]},{"id":"b","type":"short-answer","caseSensitive":false,"acceptedAnswers":["z"],"hint":" "}]"#,
        .cloze(
          [
            Gap("a", .choice(ChoiceList([Choice("x", isCorrect: true), Choice("y")]))),
            Gap("b", .text(TextKey([.init("z")]))),
          ], .allOrNothing)
      ),
    ] as [(String, QuestionKind)])
  func `a question is read with what its bank gives it, gaps in the order of the prompt`(
    body: String, kind: QuestionKind
  ) throws {
    let text = """
      {"format": "quizbank", "formatVersion": 1, "id": "b", "title": "B",
      "defaults": {"shuffle": false, "scoring": "all-or-nothing", "caseSensitive": true},
      "questions": [{"id": "q", "prompt": "{{a}} and {{b}}", \(body)}]}
      """
    let reading = BankReader().read(Array(text.utf8), path: "b.json", source: .own)
    guard case .bank(let bank) = reading else {
      Issue.record("refused")
      return
    }
    #expect(bank.findings == [])
    #expect(bank.questions.map(\.kind) == [kind])
    #expect(kind.typeName == bank.questions.first?.kind.typeName)
  }
}
