import JSON
import QuizBanks

/// What is wrong in a bank, as sentences.
struct FindingSentence {
  let words: FindingWords

  /// The sentence: which question and field, what is wrong, what to do; the place stands elsewhere.
  func text(_ finding: Finding) -> String {
    let subject = [question(finding), field(finding)].compactMap(\.self).joined(separator: ", ")
    let first = finding.firstPosition.map { " " + words.first($0.line, $0.column) } ?? ""
    let problem =
      finding.isMissingIdentifier ? words.missingIdentifier : words.problem(finding.problem)
    let sentence = (subject.isEmpty ? "" : subject + ": ") + problem + first
    return sentence.hasSuffix("?") ? sentence : sentence + "."
  }

  /// The same after its line and column.
  func placedText(_ finding: Finding) -> String {
    guard let position = finding.position else { return text(finding) }
    return words.place(position.line, position.column) + ": " + text(finding)
  }

  /// The question by its id, or by its number where it has none.
  private func question(_ finding: Finding) -> String? {
    if let id = finding.question { return words.question(id) }
    guard finding.path.isInQuestion, case .index(let index) = finding.path.steps[1] else {
      return nil
    }
    return words.numberedQuestion(index + 1)
  }

  /// The way to the field within the question, or within the bank.
  private func field(_ finding: Finding) -> String? {
    let path = finding.path
    let steps = path.isInQuestion ? Array(path.steps.dropFirst(2)) : path.steps
    return steps.isEmpty ? nil : FieldPath(steps).description
  }
}

extension FieldPath {
  /// Whether it leads to a question or into one.
  fileprivate var isInQuestion: Bool {
    guard steps.count > 1, steps[0] == .key("questions"), case .index = steps[1] else {
      return false
    }
    return true
  }
}

extension Finding {
  /// Whether a question has no id; of a bank or a gap that can't be mended.
  fileprivate var isMissingIdentifier: Bool {
    problem == .missingKey("id") && path.isInQuestion && path.steps.count == 2
  }
}
