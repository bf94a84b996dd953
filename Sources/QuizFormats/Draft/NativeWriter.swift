package import JSON

/// Writes a bank of the native format, a line for each question, so that versions compare well.
package struct NativeWriter {
  /// What stands beside the questions.
  package struct Header: Sendable, Equatable {
    /// Stable, unique among the banks on a shelf.
    package var id: String
    /// One line for people.
    package var title: String
    /// What the bank is about.
    package var description: String?
    /// A BCP 47 tag.
    package var language: String?
    /// An SPDX expression.
    package var license: String?
    /// The object `source`, if there is one.
    package var source: JSONValue?
    /// Whether the texts are Markdown instead of plain.
    package var isMarkdown = false

    /// Names a bank.
    package init(id: String, title: String) {
      self.id = id
      self.title = title
    }
  }

  /// The text so far.
  private var text = NativeText()
  private var count = 0
  private let expectedCount: Int
  private let byteLimit: Int

  /// Begins a bank, which is to have about so many questions, and no more bytes than `byteLimit`.
  package init(_ header: Header, expecting count: Int = 0, byteLimit: Int = .max) {
    expectedCount = count
    self.byteLimit = byteLimit
    var members = [
      JSONMemberValue("$schema", "quizbank.schema.json"), JSONMemberValue("format", "quizbank"),
      JSONMemberValue("formatVersion", 1), JSONMemberValue("id", .string(header.id)),
      JSONMemberValue("title", .string(header.title)),
    ]
    for (key, text) in [
      ("description", header.description), ("language", header.language),
      ("license", header.license),
    ] {
      if let text { members.append(JSONMemberValue(key, .string(text))) }
    }
    if let source = header.source { members.append(JSONMemberValue("source", source)) }
    if header.isMarkdown { members.append(JSONMemberValue("textFormat", "markdown")) }
    var bytes = Array("{\n".utf8)
    for member in members {
      bytes += Array("  ".utf8)
      bytes += Array(JSONValue.object([member]).serialized().utf8.dropFirst().dropLast())
      bytes += Array(",\n".utf8)
    }
    bytes += Array("  \"questions\": [".utf8)
    text.bytes = bytes
  }

  /// Whether more is written than the bank may have.
  package var isTooLong: Bool { text.bytes.count > byteLimit }

  /// Adds a question under an id; of a bank that is too long already, nothing.
  package mutating func add(_ draft: DraftQuestion, id: String) {
    guard !isTooLong else { return }
    text.append(count > 0 ? ",\n    " : "\n    ")
    text.add(draft, id: id)
    count &+= 1
    if count == Self.sampleSize { makeRoom() }
  }

  /// How many questions tell how long the others will be.
  private static let sampleSize = 500

  /// Makes room for the questions to come, so that the text need not be moved again and again; the
  /// first ones may be far longer than the others.
  private mutating func makeRoom() {
    guard expectedCount > count else { return }
    let length = text.bytes.count / count &* min(expectedCount, 1 << 24)
    text.bytes.reserveCapacity(min(length &+ length / 16, byteLimit))
  }

  /// Ends the bank and gives its text.
  package consuming func finish() -> [UInt8] {
    text.append(count > 0 ? "\n  ]\n}\n" : "]\n}\n")
    return text.bytes
  }
}
