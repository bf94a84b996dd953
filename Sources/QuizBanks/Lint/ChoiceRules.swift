import JSON
import QuizCore
import QuizFormats

extension LintedQuestion.Part {
  /// What is odd about the choices, if there are any.
  var choiceFindings: [LintFinding] {
    guard case .choice(let list) = key, let node = node["choices"] else { return [] }
    return countFindings(list, node) + similarChoices + longAnswer(list)
  }

  private func countFindings(_ list: ChoiceList, _ node: JSONNode) -> [LintFinding] {
    var findings: [LintFinding] = []
    let path = path + [.key("choices")]
    let count = list.choices.count
    let correct = list.choices.count(where: \.isCorrect)
    if !isSingle, correct == 1 || correct == count {
      findings.append(
        LintFinding(.oddCorrectCount, .oddCorrectCount(correct, of: count), at: node, path))
    }
    if count > 9 {
      findings.append(
        LintFinding(
          .manyChoices, .manyChoices(count, letters: count > 26), at: node, path,
          severity: count > 26 ? .warning : .info))
    }
    return findings
  }

  /// Choices that could be taken for an earlier one; what has signs or digits may differ by little.
  private var similarChoices: [LintFinding] {
    let choices = choices
    guard choices.count > 1 else { return [] }
    var findings: [LintFinding] = []
    var firsts: [String: Int] = [:]
    for (index, one) in choices.enumerated() {
      let text = one.choice.text
      guard text.unicodeScalars.count > 4, !hasSignsOfCode(text), !hasLeadingMark(text) else {
        continue
      }
      let form = looseForm(text)
      guard let first = firsts[form] else {
        firsts[form] = index
        continue
      }
      // The reader tells of those that are the same.
      guard !choices[first].choice.text.isSame(as: text) else { continue }
      findings.append(
        LintFinding(
          .similarChoices,
          .similarChoice(excerpt(of: text), first: excerpt(of: choices[first].choice.text)),
          at: one.node, one.path, first: choices[first].node))
    }
    return findings
  }

  /// A right choice that is told by its length alone.
  private func longAnswer(_ list: ChoiceList) -> [LintFinding] {
    guard isSingle, list.choices.count > 2 else { return [] }
    let least = 40
    guard let answer = choices.first(where: \.choice.isCorrect),
      answer.choice.text.utf8.count > least
    else { return [] }
    let length = answer.choice.text.unicodeScalars.count
    let others = list.choices.filter { !$0.isCorrect }.map(\.text.unicodeScalars.count).max() ?? 0
    guard length > least, length > 2 * others else { return [] }
    return [
      LintFinding(.longAnswer, .longAnswer(length, others: others), at: answer.node, answer.path)
    ]
  }
}

extension String {
  /// Whether another text is the same but for its white space.
  fileprivate func isSame(as other: String) -> Bool { !repeatedTexts([self, other]).isEmpty }
}

/// A text without case, accents and outer punctuation.
func looseForm(_ text: String) -> String {
  TextKey([], ignoresDiacritics: true).folded(text)
}

/// Whether a text has digits or signs in which a small difference means much.
func hasSignsOfCode(_ text: String) -> Bool {
  text.utf8.contains { byte in
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: codeSigns.contains(byte)
    }
  }
}

/// Whether a word begins with a mark, as the name of a hidden file does, other than a bracket or quote.
private func hasLeadingMark(_ text: String) -> Bool {
  text.split(whereSeparator: \.isWhitespace).contains { word in
    word.first.map { ".,:;!?-–—".contains($0) } ?? false
  }
}

/// Signs that prose does not have.
let codeSigns = Set("`#$%&*+/<=>@[\\]^_{|}~\"".utf8)
