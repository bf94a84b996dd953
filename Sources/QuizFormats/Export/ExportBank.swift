import QuizCore

/// A bank that is to be written in another format.
package struct ExportBank: Sendable {
  /// The bank's title.
  package let title: String
  /// What it is about.
  package var description: String?
  /// A BCP 47 tag.
  package var language: String?
  /// An SPDX expression.
  package var license: String?
  /// Whether its texts are Markdown instead of plain.
  package let isMarkdown: Bool
  /// Its questions with their ids as `sourceID`.
  package let questions: [DraftQuestion]
  /// What the bank has beside these, for which no other format has a place.
  package var otherParts: [ExportLoss.Part] = []
  /// The same of its questions.
  package var otherLosses: [ExportLoss] = []

  /// Describes a bank.
  package init(title: String, isMarkdown: Bool = false, questions: [DraftQuestion]) {
    self.title = title
    self.isMarkdown = isMarkdown
    self.questions = questions
  }

  /// What it says of itself that another format may have a place for.
  var parts: [ExportLoss.Part] {
    let texts: [(String?, ExportLoss.Part)] = [
      (title, .title), (description, .description), (language, .language), (license, .license),
    ]
    let told = texts.compactMap { text, part in text.flatMap { isBlank($0) ? nil : part } }
    return told + (isMarkdown ? [.textFormat] : [])
  }
}
