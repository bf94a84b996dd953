package import QuizBanks

/// What is wrong with a bank.
package struct FindingWords: Sendable {
  /// A problem in a sentence without a full stop.
  package let problem: @Sendable (Problem) -> String
  /// A place in a file, from line and column.
  package let place: @Sendable (Int, Int) -> String
  /// What lies there is a folder, a pipe or a device.
  package let notFile: String
  /// What was listed is not there.
  package let missing: String
}

extension FindingWords {
  static let english = FindingWords(
    problem: { EnglishProblem.sentence($0) },
    place: { "line \($0), column \($1)" },
    notFile: "it is not a file",
    missing: "it is not there (a link to nothing?)")
}
