package import QuizBanks

/// The words of the list of banks, and of the page of one.
package struct BankWords: Sendable {
  /// The head of the list.
  package let title: String
  /// Heads of the list's columns: id, title, language, questions, left out, where from, daily.
  package let columns: [String]
  /// In the column of languages, for a bank of none.
  package let noLanguage: String
  /// A bank's language in a line of facts.
  package let language: @Sendable (String?) -> String
  /// Where a bank comes from.
  package let source: @Sendable (BankSource) -> String
  /// In the column, whether the daily draws from it.
  package let isInDaily: @Sendable (Bool) -> String
  /// The same in a line of facts.
  package let inDaily: @Sendable (Bool) -> String
  /// How many questions are left out.
  package let leftOut: @Sendable (Int) -> String
  /// How many questions were ever answered, of how many, and how many of them are due for review.
  package let learned: @Sendable (Int, Int, Int) -> String
  /// How many questions the bank has switched off.
  package let disabled: @Sendable (Int) -> String
  /// A bank is hidden by another one: its path, the other's, and the id.
  package let shadowed: @Sendable (String, String, String) -> String
  /// Ids in the setting `daily-banks` that no bank has.
  package let missing: @Sendable ([String]) -> String
  /// Below the list: how to see one.
  package let howToShow: String

  /// A bank was begun: its id.
  package let begun: @Sendable (String) -> String
  /// What to do with a bank that was begun: the command that checks it.
  package let whatNext: String

  /// Heads of what is counted.
  package let topics: String
  package let types: String
  package let difficulties: String
  /// For questions without a topic.
  package let noTopic: String
  /// How many more topics there are.
  package let moreTopics: @Sendable (Int) -> String
  /// For questions without a difficulty.
  package let noDifficulty: String
  /// Nothing was found.
  package let nothingWrong: String
  /// All can be asked, and a check gives so many warnings.
  package let warnings: @Sendable (Int) -> String
  /// How many things were found.
  package let findings: @Sendable (Int) -> String
  /// How many more were found.
  package let moreFindings: @Sendable (Int) -> String
  /// What becomes of a question with such a finding.
  package let questionLeftOut: String
  /// How to see everything that was found; the command follows.
  package let seeAll: String
}

extension BankWords {
  static let english = BankWords(
    title: "Question banks",
    columns: ["Id", "Title", "Language", "Questions", "Left out", "From", "Daily"],
    noLanguage: "any",
    language: { $0 ?? "any language" },
    source: { source in
      switch source {
      case .own: "own"
      case .shipped: "shipped"
      case .system: "system"
      case .embedded: "built in"
      }
    },
    isInDaily: { $0 ? "yes" : "no" },
    inDaily: { $0 ? "in the daily" : "not in the daily" },
    leftOut: { "\(FormatWords.english.number($0)) left out" },
    learned: { learned, count, due in
      let number = FormatWords.english.number
      return "\(number(learned)) of \(number(count)) learned, \(number(due)) due for review"
    },
    disabled: { "\(FormatWords.english.number($0)) switched off" },
    shadowed: { "\($0) is not played: \($1) has the id \"\($2)\" too, and comes first." },
    missing: {
      "The setting daily-banks names \(FormatWords.english.list($0)), which is not here."
    },
    howToShow: "rankup bank ID shows one of them.",
    begun: { "Bank \($0) is begun, with an example of every type." },
    whatNext: "Open the file in an editor, then see what is wrong with it:",
    topics: "Topics", types: "Types", difficulties: "Difficulties",
    noTopic: "no topic",
    moreTopics: { $0 == 1 ? "1 more topic" : "\(FormatWords.english.number($0)) more topics" },
    noDifficulty: "not given (counts as medium)",
    nothingWrong: "Nothing is wrong with it.",
    warnings: {
      "Every question can be asked; "
        + ($0 == 1 ? "1 warning" : "\(FormatWords.english.number($0)) warnings")
        + " of rankup check might be worth a look."
    },
    findings: {
      $0 == 1 ? "1 thing is wrong" : "\(FormatWords.english.number($0)) things are wrong"
    },
    moreFindings: { "and \(FormatWords.english.number($0)) more" },
    questionLeftOut: "The question is left out.",
    seeAll: "To see all of it:")
}
