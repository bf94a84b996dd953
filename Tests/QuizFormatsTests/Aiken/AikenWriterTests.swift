import JSON
import QuizCore
import QuizFormats
import Testing

struct AikenWriterTests {
  @Test func `questions with one right choice are written, each on its lines`() {
    var first = question("q1", "What\nis it?", .multipleChoice(choices(["a\nb"], ["ANSWER: B"])))
    first.explanation = "Why"
    let many = ChoiceList((0..<27).map { Choice("c\($0)", isCorrect: $0 == 0) })
    let bank = ExportBank(
      title: "Title",
      questions: [
        first, question("q2", "True?", .trueFalse(answer: false)),
        question("q3", "Q?", .multipleChoice(many)),
        question("q4", "Q?", .multipleResponse(choices(["a"], ["b"]), .partial)),
        question("q5", "A. Smith?", .multipleChoice(choices(["a"], ["b"]))),
      ])
    let written = AikenWriter.write(bank)
    #expect(
      written.text == """
        What is it?
        A. a b
        B. ANSWER: B
        ANSWER: A

        True?
        A. True
        B. False
        ANSWER: B


        """)
    #expect(
      written.losses.map { "\($0.question) \($0.part)" } == [
        "q1 explanation", "q1 identifier", "q1 lineBreaks", "q2 identifier", "q3 question",
        "q4 question", "q5 question",
      ])
  }

  @Test func `an id that would be made again is not lost`() {
    var question = question("", "Q?", .multipleChoice(choices(["a"], ["b"])))
    question.sourceID = "aiken-" + hexadecimal(question.contentHash)
    #expect(AikenWriter.write(ExportBank(title: "", questions: [question])).losses == [])
  }

  private func question(_ id: String, _ prompt: String, _ kind: QuestionKind) -> DraftQuestion {
    var question = DraftQuestion(prompt, kind, at: JSONPosition(line: 1, column: 1))
    question.sourceID = id
    return question
  }
}
