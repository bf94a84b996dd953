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
  package let unlistedFindingCount: Int

  /// Sums a reading up.
  package init(_ reading: BankReading) {
    switch reading {
    case .bank(let bank):
      format = Self.native
      readCount = bank.questionCount + bank.disabledCount + bank.leftOutCount
      askableCount = bank.questionCount
      leftOutCount = bank.leftOutCount
      findings = bank.findings
      unlistedFindingCount = bank.unlistedFindingCount
    case .refused(let refusal):
      let isUnknown = refusal.contains { $0.problem.hidesFormat }
      format = isUnknown ? nil : Self.native
      readCount = 0
      askableCount = 0
      leftOutCount = 0
      findings = refusal
      unlistedFindingCount = 0
    }
  }

  private static let native = "quizbank"
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
