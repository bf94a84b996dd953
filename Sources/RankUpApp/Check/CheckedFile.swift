import JSON
import QuizBanks

/// A file that was checked, or could not be.
struct CheckedFile {
  /// What came of it.
  enum Outcome {
    /// It was read; for each finding its surroundings in the text, or none at all.
    case read(BankCheck, [SourceWalk.Surroundings?])
    /// There was nothing to read.
    case failed(ErrorReport)
  }

  /// The path as it was given, or found in a folder; `-` for standard input.
  let path: String
  let outcome: Outcome

  /// How many errors were found, those that are not listed too.
  var errorCount: Int { count(.error) + unlistedCount }

  /// How many warnings were found.
  var warningCount: Int { count(.warning) }

  /// How many findings are not listed.
  var unlistedCount: Int {
    if case .read(let check, _) = outcome { check.unlistedFindingCount } else { 0 }
  }

  /// Whether there was something to read.
  var isRead: Bool {
    if case .read = outcome { true } else { false }
  }

  /// The exit code if this were the only file.
  var exit: ExitCode {
    switch outcome {
    case .failed(let report): report.exit
    case .read: errorCount > 0 ? .badData : .done
    }
  }

  private func count(_ severity: Severity) -> Int {
    guard case .read(let check, _) = outcome else { return 0 }
    return check.findings.count { $0.severity == severity }
  }
}
