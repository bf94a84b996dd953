import JSON
import QuizCore
import QuizFormats

extension LintedQuestion {
  /// A question that is asked and says nothing after the answer.
  var missingExplanation: [LintFinding] {
    guard let value, value.explanation == nil else { return [] }
    return [LintFinding(.noExplanation, .noExplanation, at: node)]
  }

  /// A time in which the texts that have to be read first can't be.
  func timeFindings(in bank: LintedBank) -> [LintFinding] {
    guard let limit = node["timeLimit"] ?? bank.timeLimit, let number = limit.number,
      let seconds = number.double, seconds > 0, value != nil
    else { return [] }
    let charactersPerSecond = 20.0
    let count = texts.reduce(0) { sum, text in
      text.use == .prompt || text.use == .offered ? sum + text.text.unicodeScalars.count : sum
    }
    let needed = Double(count) / charactersPerSecond
    guard seconds < needed else { return [] }
    let own = node["timeLimit"]
    let problem = LintProblem.shortTime(
      excerpt(of: number.text), needed: Int(needed.rounded(.up)))
    // Of a limit for the whole bank the question is told.
    return [
      LintFinding(.shortTime, problem, at: own ?? node, own == nil ? [] : [.key("timeLimit")])
    ]
  }
}
