/// Something that the other format has no place for.
package struct ExportLoss: Sendable, Equatable {
  /// What was lost.
  package enum Part: String, Sendable, CaseIterable {
    /// The whole question: the format does not have its type, or can't hold its texts.
    case question
    /// Its type: it became a card.
    case type
    /// The type of a card: it became an essay, with the back of the card as feedback.
    case essay
    case feedback
    case explanation
    case hints
    /// What single choices and answers earn.
    case weights
    /// How an answer that is partly right is paid.
    case scoring
    /// What the question counts beside others.
    case points
    case timeLimit
    case tolerance
    case unit
    case wildcards
    case topic
    case difficulty
    case tags
    case title
    case description
    case language
    case license
    case authors
    case source
    /// The version, and when it was made and changed.
    case version
    /// That texts are Markdown.
    case textFormat
    case media
    case choiceIdentifiers
    /// Keys that begin with `x-`.
    case ownFields
    /// Its id, so that results would not follow it.
    case identifier
    case lineBreaks
    /// Choices, items or pairs as such.
    case choices
    /// Accepted answers beside the first.
    case answers
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
