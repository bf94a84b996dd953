/// What came of writing a bank: the text, and what it could not hold.
package struct ExportText: Sendable, Equatable {
  /// The text in the other format.
  package var text: String
  /// What was left out, in the order of the questions.
  package var losses: [ExportLoss]

  /// Puts both together.
  package init(text: String, losses: [ExportLoss] = []) {
    self.text = text
    self.losses = losses
  }
}

/// Something that the other format has no place for.
package struct ExportLoss: Sendable, Equatable {
  /// What was lost.
  package enum Part: String, Sendable, CaseIterable {
    /// The whole question: the format does not have its type.
    case question
    case feedback
    case explanation
    case hints
    case weights
    case tolerance
    case wildcards
    case topic
    case difficulty
    case tags
    case title
    /// Its id, so that results would not follow it.
    case identifier
    case lineBreaks
    /// Choices, items or answers beyond what the format can hold.
    case choices
    /// Case, accents or punctuation rules of typed answers.
    case matchingRules
    /// Whether choices may be shuffled, or are fixed.
    case order
  }

  /// The id of the question.
  package let question: String
  /// What was lost of it.
  package let part: Part

  /// Describes a loss.
  package init(_ part: Part, of question: String) {
    self.question = question
    self.part = part
  }
}
