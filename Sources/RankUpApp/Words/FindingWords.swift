package import QuizBanks

/// What is wrong with a bank.
package struct FindingWords: Sendable {
  /// A problem in a sentence, with what to do about it where that helps, without a full stop at its
  /// end; it may end in a question mark.
  package let problem: @Sendable (Problem) -> String
  /// The same of a question without an id, which can be mended.
  package let missingIdentifier: String
  /// A place in a file, from line and column.
  package let place: @Sendable (Int, Int) -> String
  /// Where the first of two that clash stands, from line and column; in brackets.
  package let first: @Sendable (Int, Int) -> String
  /// A question by its id.
  package let question: @Sendable (String) -> String
  /// A question without an id, counted from 1.
  package let numberedQuestion: @Sendable (Int) -> String
  /// What lies there is a folder, a pipe or a device.
  package let notFile: String
  /// What was listed is not there.
  package let missing: String
}

extension FindingWords {
  static let english = FindingWords(
    problem: { EnglishProblem.sentence($0) },
    missingIdentifier: "\"id\" is missing; give it one that stays, or use --fix",
    place: { "line \($0), column \($1)" },
    first: { "(the first is at line \($0), column \($1))" },
    question: { "question \"\($0)\"" },
    numberedQuestion: { "question \($0)" },
    notFile: "it is not a file",
    missing: "it is not there (a link to nothing?)")
}
