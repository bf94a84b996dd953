import JSON
import QuizCore
import QuizFormats

/// Gives every draft of a file an id that it gets again when the file comes again.
struct IdentifierBook {
  /// What became of a draft.
  enum Entry: Equatable {
    case new(String)
    /// The id is not the one of the file, and why.
    case changed(String, CommonProblem)
    /// It was there before, at a line.
    case repeated(firstLine: Int)
  }

  private let prefix: String
  /// The line and the content of the first draft of each id.
  private var taken: [String: (line: Int, content: UInt64)] = [:]

  init(prefix: String) { self.prefix = prefix }

  /// Chooses the id of a draft and keeps it.
  mutating func enter(_ draft: DraftQuestion) -> Entry {
    let content = draft.contentHash
    let made = "\(prefix)-\(hexadecimal(content))"
    guard let source = draft.sourceID else { return enter(made, draft, content) ?? .new(made) }
    let isUsable = isIdentifier(source)
    let wanted = isUsable ? source : "\(prefix)-\(hexadecimal(FNV1a64.hash(source)))"
    if let first = taken[wanted] {
      if first.content == content { return .repeated(firstLine: first.line) }
      return enter(made, draft, content) ?? .changed(made, .repeatedIdentifier(source))
    }
    taken[wanted] = (draft.position.line, content)
    return isUsable ? .new(wanted) : .changed(wanted, .changedIdentifier(source))
  }

  /// Keeps an id made of the content; a draft that has it already is the same question.
  private mutating func enter(
    _ made: String, _ draft: DraftQuestion, _ content: UInt64
  ) -> Entry? {
    if let first = taken[made] { return .repeated(firstLine: first.line) }
    taken[made] = (draft.position.line, content)
    return nil
  }
}
