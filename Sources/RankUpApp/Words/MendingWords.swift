package import QuizBanks

/// Mending files: what changes and why.
package struct MendingWords: Sendable {
  /// Why a line changes.
  package let reason: @Sendable (MendReason) -> String
  /// The number of a line, from 1.
  package let line: @Sendable (Int) -> String
  /// So many more lines change and are not shown.
  package let more: @Sendable (Int) -> String
  /// What is about to be done: how many lines change in how many files.
  package let meaning: @Sendable (Int, Int) -> String
  /// A file was mended: its path, and how many lines changed.
  package let mended: @Sendable (String, Int) -> String
  /// There is nothing that could be mended.
  package let nothing: String
  /// It was not confirmed.
  package let notMended: String
}

extension MendingWords {
  static let english = MendingWords(
    reason: { reason in
      switch reason {
      case .byteOrderMark: "byte order mark"
      case .missingIdentifier: "missing id"
      case .controlCharacters: "control characters"
      case .invisibleCharacters: "invisible characters"
      case .normalForm: "normal form NFC"
      case .whiteSpace: "white space"
      }
    },
    line: { "line \(FormatWords.english.number($0))" },
    more: { $0 == 1 ? "1 more line" : "\(FormatWords.english.number($0)) more lines" },
    meaning: { "This changes \(count($0, "line")) in \(count($1, "file"))." },
    mended: { "\($0): \(count($1, "line")) mended." },
    nothing: "There is nothing that could be mended safely.",
    notMended: "Nothing was changed.")

  private static func count(_ number: Int, _ thing: String) -> String {
    "\(FormatWords.english.number(number)) \(thing)\(number == 1 ? "" : "s")"
  }
}
