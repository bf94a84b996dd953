package import QuizBanks

/// Checking files: what stands around the findings.
package struct CheckWords: Sendable {
  /// How grave a finding is.
  package let severity: @Sendable (Severity) -> String
  /// So many more findings are not listed.
  package let unlisted: @Sendable (Int) -> String
  /// How many files were read, what was found in them, how many were not read.
  package let summary: @Sendable (Int, FindingCounts, Int) -> String
}

extension CheckWords {
  static let english = CheckWords(
    severity: { severity in
      switch severity {
      case .error: "error"
      case .warning: "warning"
      case .info: "info"
      }
    },
    unlisted: { count in
      count == 1
        ? "1 more finding is not listed."
        : "\(FormatWords.english.number(count)) more findings are not listed."
    },
    summary: { files, counts, unread in
      let faults = [counted(counts.errors, "error"), counted(counts.warnings, "warning")]
        .compactMap(\.self)
      let parts =
        [counted(files, "file")] + (faults.isEmpty ? ["nothing wrong"] : faults)
        + [counted(counts.infos, "info")]
        + [unread > 0 ? "\(FormatWords.english.number(unread)) not read" : nil]
      return parts.compactMap(\.self).joined(separator: ", ")
    })

  /// A number of things; nil for none.
  private static func counted(_ count: Int, _ thing: String) -> String? {
    guard count > 0 else { return nil }
    return "\(FormatWords.english.number(count)) \(thing)\(count == 1 ? "" : "s")"
  }
}
