/// A bank that is to be written in another format.
package struct ExportBank: Sendable {
  /// The bank's title.
  package let title: String
  /// Whether its texts are Markdown instead of plain.
  package let isMarkdown: Bool
  /// Its questions with their ids as `sourceID`.
  package let questions: [DraftQuestion]

  /// Describes a bank.
  package init(title: String, isMarkdown: Bool = false, questions: [DraftQuestion]) {
    self.title = title
    self.isMarkdown = isMarkdown
    self.questions = questions
  }
}
