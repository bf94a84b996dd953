/// What a look at a text as a bank came to: how many questions there are, and all that is wrong.
package struct BankCheck: Sendable {
  /// The format; nil where the text could not be recognised.
  package let format: String?
  /// How many questions there are, those that are switched off too.
  package let readCount: Int
  /// How many of them can be asked.
  package let askableCount: Int
  /// How many can't be asked or graded.
  package let leftOutCount: Int
  /// What is wrong, in the order of the text.
  package let findings: [Finding]
  /// How many more findings there are than were kept.
  package let unlisted: FindingCounts

  /// Sums a reading up.
  package init(_ reading: BankReading) {
    self.init(reading, found: [], unlisted: FindingCounts())
  }

  /// Sums a reading up together with what a linter found and could not list.
  init(_ reading: BankReading, found: [Finding], unlisted: FindingCounts) {
    var unlisted = unlisted
    switch reading {
    case .bank(let bank):
      format = Self.native
      readCount = bank.questionCount + bank.disabledCount + bank.leftOutCount
      askableCount = bank.questionCount
      leftOutCount = bank.leftOutCount
      findings = merged(bank.findings, found)
      unlisted.add(FindingCounts(errors: bank.unlistedFindingCount))
    case .refused(let refusal):
      let isUnknown = refusal.contains { $0.problem.hidesFormat }
      format = isUnknown ? nil : Self.native
      readCount = 0
      askableCount = 0
      leftOutCount = 0
      findings = refusal
    }
    self.unlisted = unlisted
  }

  private static let native = "quizbank"
}

/// Findings of two lists that each are in the order of the text, in that order; at the same place
/// those of the first come first.
private func merged(_ left: [Finding], _ right: [Finding]) -> [Finding] {
  var merged: [Finding] = []
  merged.reserveCapacity(left.count + right.count)
  var rest = right[...]
  for finding in left {
    while let next = rest.first, let place = next.position, let own = finding.position, place < own
    {
      merged.append(next)
      rest.removeFirst()
    }
    merged.append(finding)
  }
  return merged + rest
}

extension Problem {
  /// Whether nothing can be said of the format of a text with this problem.
  fileprivate var hidesFormat: Bool {
    switch self {
    case .notJSON, .curlyQuote, .wideText, .tooLarge, .noFormat, .otherFormat: true
    default: false
    }
  }
}
