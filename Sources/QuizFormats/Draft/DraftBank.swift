/// What was read from a foreign file: its questions, and what it says of them all.
package struct DraftBank: Sendable {
  /// A name that the file gives itself.
  package var title: String?
  /// What the file says it is about.
  package var description: String?
  /// A BCP 47 tag, where the file names a language.
  package var language: String?
  /// An SPDX expression, where the format or the file names a licence.
  package var license: String?
  /// Where the questions come from, such as the name of a service.
  package var sourceTitle: String?
  /// An address of that source.
  package var sourceURL: String?
  /// Whether the texts are Markdown instead of plain.
  package var isMarkdown = false
  /// What begins the ids that are made here, such as `gift`.
  package let idPrefix: String
  /// In the file's order.
  package var questions: [DraftQuestion] = []
  /// What was read, passed over and changed.
  package var log = ImportLog()

  /// Begins without questions.
  package init(idPrefix: String) { self.idPrefix = idPrefix }
}
