package import QuizFormats

/// Writing a bank in another format.
package struct BankExportWords: Sendable {
  /// Questions of the bank that can't be asked are not written.
  package let leftOut: @Sendable (Int) -> String
  /// Questions that are switched off are not written.
  package let disabled: @Sendable (Int) -> String
  /// Cells that a spreadsheet would take for formulas have an apostrophe before them.
  package let guarded: @Sendable (Int) -> String
  /// A part of a bank as a whole.
  package let bankPart: @Sendable (ExportLoss.Part) -> String
  /// Above the lines of what was lost.
  package let lostHead: String
  /// What was lost of the bank as a whole: its parts with commas between.
  package let lostOfBank: @Sendable (String) -> String
  /// Questions that were lost: how many, and the ids of the first.
  package let lostQuestions: @Sendable (Int, String) -> String
  /// A part of questions that a format may have no place for.
  package let part: @Sendable (ExportLoss.Part) -> String
  /// What was lost: the part, of how many questions, and the ids of the first.
  package let lost: @Sendable (String, Int, String) -> String
}

extension BankExportWords {
  static let english = BankExportWords(
    leftOut: { count in
      count == 1
        ? "1 question that can't be asked was left out; rankup check says why."
        : "\(questions(count)) that can't be asked were left out; rankup check says why."
    },
    disabled: { count in
      count == 1
        ? "1 question that is switched off was left out."
        : "\(questions(count)) that are switched off were left out."
    },
    guarded: { count in
      (count == 1
        ? "1 cell has an apostrophe before it, since a spreadsheet would take it for a formula; "
        : "\(FormatWords.english.number(count)) cells have an apostrophe before them, since a "
          + "spreadsheet would take them for formulas; ")
        + "rankup import takes it away again."
    },
    bankPart: { part in
      switch part {
      case .title: "title"
      case .description: "description"
      case .language: "language"
      case .license: "license"
      case .source: "source"
      case .textFormat: "that its texts are Markdown"
      case .version: "version and dates"
      case .ownFields: "fields beginning with x-"
      default: name(of: part)
      }
    },
    lostHead: "Lost, since the format has no place for it:",
    lostOfBank: { "of the bank: \($0)" },
    lostQuestions: { count, ids in
      "Left out, since the format can't hold them: "
        + "\(questions(count)) (\(ids))."
    },
    part: { name(of: $0) },
    lost: { part, count, ids in "\(part): \(questions(count)) (\(ids))" })

  private static func questions(_ count: Int) -> String {
    "\(FormatWords.english.number(count)) question\(count == 1 ? "" : "s")"
  }

  /// A part of questions.
  private static func name(of part: ExportLoss.Part) -> String {
    switch part {
    case .question: "everything"
    case .type: "the type (each becomes a card)"
    case .essay: "the type (each becomes an essay)"
    case .feedback: "feedback"
    case .explanation: "explanations"
    case .hints: "hints"
    case .weights: "the weights of answers"
    case .scoring: "the rule for partly right answers"
    case .points: "points"
    case .timeLimit: "time limits"
    case .unit: "units"
    case .description: "descriptions"
    case .language: "languages"
    case .license: "licenses"
    case .authors: "authors"
    case .source: "sources"
    case .version: "versions"
    case .textFormat: "the mark of Markdown"
    case .media: "pictures and sounds"
    case .choiceIdentifiers: "the ids of choices"
    case .ownFields: "fields beginning with x-"
    case .tolerance: "tolerances"
    case .wildcards: "wildcards"
    case .topic: "topics"
    case .difficulty: "difficulties"
    case .tags: "tags"
    case .title: "titles"
    case .identifier: "ids"
    case .lineBreaks: "line breaks"
    case .choices: "choices"
    case .answers: "further accepted answers"
    case .matchingRules: "rules for typed answers"
    case .order: "the order of choices"
    }
  }
}
