import JSON
import QuizCore
import QuizFormats
import Testing

/// A text of GIFT with one block, and all that comes of it.
struct GIFTCase: Sendable, CustomTestStringConvertible {
  let text: String
  let question: DraftQuestion?
  let problems: [ImportProblem]

  var testDescription: String { text }

  /// A text that gives a question.
  init(
    _ text: String, _ prompt: String, _ kind: QuestionKind, title: String? = nil,
    explanation: String? = nil, feedback: Feedback = Feedback(), _ problems: ImportProblem...
  ) {
    self.text = text
    self.problems = problems
    var question = DraftQuestion(prompt, kind, at: JSONPosition(line: 1, column: 1))
    question.title = title
    question.explanation = explanation
    question.feedback = feedback
    self.question = question
  }

  /// A text that is passed over.
  init(_ text: String, skipped problem: ImportProblem) {
    self.text = text
    question = nil
    problems = [problem]
  }

  /// Reads the text and compares.
  func check() throws {
    let bank = try GIFTReader.read(SourceText(text))
    #expect(bank.questions == [question].compactMap(\.self))
    #expect(bank.log.notes.map(\.problem) == problems)
    #expect(bank.log.readCount == 1)
    #expect(bank.log.skippedCount == (question == nil ? 1 : 0))
  }
}

/// Choices of which some are right.
func choices(_ right: [String], _ wrong: [String]) -> ChoiceList {
  ChoiceList(right.map { Choice($0, isCorrect: true) } + wrong.map { Choice($0) })
}

/// Accepted texts that all earn everything.
func accepting(_ texts: String...) -> QuestionKind {
  .shortAnswer(TextKey(texts.map { TextKey.Accepted($0) }))
}

/// A number that is accepted with all nearby.
func accepting(_ value: Double, _ tolerance: Double = 0) -> QuestionKind {
  .numeric(NumberKey([NumberKey.Accepted(value, tolerance: tolerance)]))
}
