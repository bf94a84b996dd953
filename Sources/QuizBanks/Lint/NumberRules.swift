import JSON
import QuizCore

extension LintedQuestion.Part {
  /// What is odd about accepted numbers, if there are any.
  var numberFindings: [LintFinding] {
    let numbers = numbers
    guard !numbers.isEmpty else { return [] }
    return coveredNumbers
      + numbers.compactMap { one in
        // What earns nothing is there for its feedback.
        guard let value = one.answer.value, one.answer.minimum == one.answer.maximum,
          one.answer.credit > 0, needsTolerance(value)
        else { return nil }
        let node = one.node["value"] ?? one.node
        return LintFinding(
          .exactFraction, .exactFraction(node.number?.text ?? "\(value)"), at: node,
          one.path + (one.node["value"] == nil ? [] : [.key("value")]))
      }
  }

  /// Whether a number is likely to have been rounded: eighths are written out in full.
  private func needsTolerance(_ value: Double) -> Bool {
    let eighths = value * 8
    return eighths.isFinite && eighths != eighths.rounded()
  }

  /// Numbers that an earlier entry takes already, for no less.
  private var coveredNumbers: [LintFinding] {
    // No question has more, so that a hostile one takes no longer.
    let numbers = numbers.prefix(200)
    return numbers.indices.compactMap { index in
      let later = numbers[index]
      let cover = numbers[..<index].first { earlier in
        earlier.answer.minimum <= later.answer.minimum
          && earlier.answer.maximum >= later.answer.maximum
          && earlier.answer.credit >= later.answer.credit
      }
      return cover.map { cover in
        LintFinding(
          .coveredNumber, .coveredNumber(shown(later.answer), by: shown(cover.answer)),
          at: later.node, later.path, first: cover.node)
      }
    }
  }

  /// A number, or a range with its ends.
  private func shown(_ answer: NumberKey.Accepted) -> String {
    if answer.minimum == answer.maximum { return plain(answer.minimum) }
    return plain(answer.minimum) + "…" + plain(answer.maximum)
  }

  private func plain(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? "\(number)"
  }
}
