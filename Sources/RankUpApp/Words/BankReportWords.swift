/// The words of what answers say of a bank.
package struct BankReportWords: Sendable {
  /// How many questions of how many were ever answered.
  package let answered: @Sendable (Int, Int) -> String
  /// Nothing was answered: the command to begin with.
  package let nothingYet: @Sendable (String) -> String
  /// Nothing stands out among questions with so many answers.
  package let nothingOdd: @Sendable (Int) -> String
  /// Heads of the lists.
  package let flagged: String
  package let tooHard: String
  package let tooEasy: String
  package let favoured: String
  package let unused: String
  package let neverAsked: String
  /// A choice was taken so often of so many answers.
  package let taken: @Sendable (Int, Int) -> String
}

extension BankReportWords {
  static let english = BankReportWords(
    answered: { "\($0) of \($1) questions answered" },
    nothingYet: { "Nobody has answered anything of it here. To begin: \($0)" },
    nothingOdd: { "Nothing stands out among the questions with \($0) answers or more." },
    flagged: "Flagged as bad", tooHard: "Too hard: right once in four times at most",
    tooEasy: "Too easy: always right", favoured: "Wrong choices that most answers take",
    unused: "Wrong choices that nobody takes", neverAsked: "Never answered",
    taken: { "taken \($0) of \($1) times" })
}
