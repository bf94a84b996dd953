import JSON
import QuizFormats

/// What the text of a bank says of where it came from, read without its questions being understood.
package struct BankOrigin: Sendable {
  /// The id of the bank; nil where it has none.
  package let id: String?
  /// Its title.
  package let title: String?
  /// Its language.
  package let language: String?
  /// The format that it was brought in from; nil for a bank that was written by hand.
  package let format: String?

  private let document: JSONDocument

  /// Looks at the text of a bank; nil for what is no JSON object.
  package init?(_ bytes: [UInt8]) {
    guard let document = try? JSONDocument(bytes, maximumDepth: BankReader.depthLimit),
      document.root.kind == .object
    else { return nil }
    self.document = document
    let root = document.root
    id = root[Key.id.name]?.string
    title = root[Key.title.name]?.string
    language = root[Key.language.name]?.string
    format = root[Key.source.name]?[Key.format.name]?.string
  }

  /// The text that was looked at.
  package var bytes: [UInt8] { document.bytes }

  /// Whether nothing was changed since it was brought in; goes through the whole text.
  package var isIntact: Bool { BankSeal.isIntact(bytes) }

  /// The texts of its questions by their ids, the first of each; goes through the whole text.
  package var questions: [String: ArraySlice<UInt8>] {
    var texts: [String: ArraySlice<UInt8>] = [:]
    for question in document.root[Key.questions.name]?.elements.map(\.self) ?? [] {
      guard let id = question[Key.id.name]?.string, texts[id] == nil else { continue }
      texts[id] = bytes[question.range]
    }
    return texts
  }

  /// Whether another bank may take the place of this one unasked: it was brought in from the same
  /// format, nobody changed it since, and some of its questions are kept.
  package func isUpdated(by other: BankOrigin, keeping keptCount: Int) -> Bool {
    id == other.id && format != nil && format == other.format && keptCount > 0 && isIntact
  }
}
