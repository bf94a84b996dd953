import JSON
import QuizFormats

/// What the text of a bank says of where it came from, read without its questions being understood.
package struct BankOrigin: Sendable, Equatable {
  /// The id of the bank; nil where it has none.
  package let id: String?
  /// The format that it was brought in from; nil for a bank that was written by hand.
  package let format: String?
  /// The ids of its questions.
  package let questions: Set<String>

  /// Looks at the text of a bank; nil for what is no JSON object.
  package init?(_ bytes: [UInt8]) {
    guard let root = try? JSONDocument(bytes, maximumDepth: BankReader.depthLimit).root,
      root.kind == .object
    else { return nil }
    id = root[Key.id.name]?.string
    format = root[Key.source.name]?[Key.format.name]?.string
    questions = Set(
      root[Key.questions.name]?.elements.compactMap { $0[Key.id.name]?.string } ?? [])
  }
}
