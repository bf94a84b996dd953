import JSON
import Testing

@testable import QuizBanks

extension MarkedBank {
  /// A bank that says all of itself, with one good question and then these.
  init(linting questions: String, header: String = "", marksList: Bool = false) {
    let comma = questions.isEmpty ? "" : ","
    self.init(
      """
      {"format": "quizbank", "formatVersion": 1, "id": "b", "title": "B", \(header)
      "language": "en", "license": "CC0-1.0", "authors": [{"name": "A"}],
      "questions": \(marksList ? "👉" : "")[
      {"id": "good", "type": "true-false", "prompt": "Is the sky blue?", "answer": true}\(comma)
      \(questions)
      ]}
      """)
  }

  /// All that a check finds; media whose path begins with `missing` are not there.
  func check(explanations: Bool = false) -> BankCheck {
    BankLinter(wantsExplanations: explanations)
      .check(bytes, path: "b.json") { !$0.hasPrefix("missing") }
  }
}

/// A bank in which a check finds one thing.
struct LintCase: Sendable, CustomTestStringConvertible {
  let rule: Rule
  let severity: Severity
  let problem: LintProblem
  let path: FieldPath
  let question: String?
  let questions: String
  let header: String

  init(
    _ rule: Rule, _ problem: LintProblem, _ path: FieldPath, _ questions: String,
    header: String = "", question: String? = "q", severity: Severity = .warning
  ) {
    self.rule = rule
    self.severity = severity
    self.problem = problem
    self.path = path
    self.questions = questions
    self.header = header
    self.question = path.steps.count > 1 ? question : nil
  }

  var testDescription: String { "\(rule.rawValue) \(problem)" }

  /// Expects the finding at the mark and nothing else.
  func expect() {
    let marked = MarkedBank(
      linting: questions, header: header, marksList: path == FieldPath([.key("questions")]))
    #expect(
      marked.check().findings == [
        Finding(
          rule, .lint(problem), at: marked.position, path: path, question: question,
          first: marked.firstPosition, severity: severity)
      ])
  }
}
