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

  /// How many findings there are, those that are not listed too.
  var counts: FindingCounts {
    guard case .read(let check, _) = outcome else { return FindingCounts() }
    var counts = check.unlisted
    for finding in check.findings { counts.add(finding.severity) }
    return counts
  }

  /// How many findings are not listed.
  var unlistedCount: Int {
    if case .read(let check, _) = outcome { check.unlisted.total } else { 0 }
  }

  /// Whether there was something to read.
  var isRead: Bool {
    if case .read = outcome { true } else { false }
  }

  /// The exit code if this were the only file; with `strict` a warning is as bad as an error.
  func code(strict: Bool) -> ExitCode {
    switch outcome {
    case .failed(let report): return report.exit
    case .read:
      let counts = counts
      return counts.errors > 0 || strict && counts.warnings > 0 ? .badData : .done
    }
  }
}
