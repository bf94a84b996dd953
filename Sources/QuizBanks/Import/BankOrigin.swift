import JSON
import QuizFormats

/// What the text of a bank says of where it came from, read without its questions being understood.
package struct BankOrigin: Sendable, Equatable {
  /// The id of the bank; nil where it has none.
  package let id: String?
  /// Its title.
  package let title: String?
  /// Its language.
  package let language: String?
  /// The format that it was brought in from; nil for a bank that was written by hand.
  package let format: String?
  /// Whether nothing was changed since it was brought in.
  package let isIntact: Bool
  /// The ids of its questions.
  package let questions: Set<String>

  /// Looks at the text of a bank; nil for what is no JSON object.
  package init?(_ bytes: [UInt8]) {
    guard let root = try? JSONDocument(bytes, maximumDepth: BankReader.depthLimit).root,
      root.kind == .object
    else { return nil }
    id = root[Key.id.name]?.string
    title = root[Key.title.name]?.string
    language = root[Key.language.name]?.string
    format = root[Key.source.name]?[Key.format.name]?.string
    isIntact = BankSeal.isIntact(bytes)
    questions = Set(
      root[Key.questions.name]?.elements.compactMap { $0[Key.id.name]?.string } ?? [])
  }

  /// Whether a bank of some questions may take the place of this one unasked: it was brought in from
  /// the same format, nobody changed it since, and some of its questions come again.
  package func isUpdated(by other: BankOrigin) -> Bool {
    id == other.id && format != nil && format == other.format && isIntact
      && !questions.isDisjoint(with: other.questions)
  }
}
