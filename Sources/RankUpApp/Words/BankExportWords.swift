package import QuizFormats

/// Writing a bank in another format.
package struct BankExportWords: Sendable {
  /// Questions of the bank that can't be asked are not written.
  package let leftOut: @Sendable (Int) -> String
  /// A part of questions that a format may have no place for.
  package let part: @Sendable (ExportLoss.Part) -> String
  /// What was lost: the part, of how many questions, and the ids of the first.
  package let lost: @Sendable (String, Int, String) -> String
}

extension BankExportWords {
  static let english = BankExportWords(
    leftOut: { count in
      count == 1
        ? "1 question that can't be asked was left out."
        : "\(FormatWords.english.number(count)) questions that can't be asked were left out."
    },
    part: { part in
      switch part {
      case .question: "whole questions"
      case .feedback: "feedback"
      case .explanation: "explanations"
      case .hints: "hints"
      case .weights: "the weights of answers"
      case .tolerance: "tolerances"
      case .wildcards: "wildcards"
      case .topic: "topics"
      case .difficulty: "difficulties"
      case .tags: "tags"
      case .title: "titles"
      case .identifier: "ids"
      case .lineBreaks: "line breaks"
      case .choices: "choices"
      case .matchingRules: "rules for typed answers"
      case .order: "the order of choices"
      }
    },
    lost: { part, count, ids in
      "Lost, since the format has no place for them: \(part) of "
        + "\(FormatWords.english.number(count)) question\(count == 1 ? "" : "s") (\(ids))."
    })
}
