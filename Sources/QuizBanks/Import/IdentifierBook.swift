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

  /// An id in few bytes: most are made of a hash.
  private enum Key: Hashable {
    case made(UInt64)
    case named(String)
  }

  private let prefix: String
  /// The line and the content of the first draft of each id.
  private var taken: [Key: (line: Int, content: UInt64)] = [:]

  /// Begins without ids, with room for so many.
  init(prefix: String, expecting count: Int) {
    self.prefix = prefix
    taken.reserveCapacity(count)
  }

  /// Chooses the id of a draft and keeps it.
  mutating func enter(_ draft: DraftQuestion) -> Entry {
    let content = draft.contentHash
    guard let source = draft.sourceID else {
      return enter(draft, content) ?? .new(identifier(content))
    }
    let isUsable = isIdentifier(source)
    let wanted = isUsable ? key(of: source) : .made(FNV1a64.hash(source))
    if let first = taken[wanted] {
      if first.content == content { return .repeated(firstLine: first.line) }
      return enter(draft, content)
        ?? .changed(identifier(content), .repeatedIdentifier(excerpt(of: source)))
    }
    taken[wanted] = (draft.position.line, content)
    return isUsable
      ? .new(source)
      : .changed(identifier(FNV1a64.hash(source)), .changedIdentifier(excerpt(of: source)))
  }

  /// Keeps an id made of the content; a draft that has it already is the same question.
  private mutating func enter(_ draft: DraftQuestion, _ content: UInt64) -> Entry? {
    if let first = taken[.made(content)] { return .repeated(firstLine: first.line) }
    taken[.made(content)] = (draft.position.line, content)
    return nil
  }

  private func identifier(_ hash: UInt64) -> String { "\(prefix)-\(hexadecimal(hash))" }

  /// The key of an id that a file gives, which may be one that was made here once.
  private func key(of identifier: String) -> Key {
    let digits = identifier.utf8.suffix(16)
    guard identifier.utf8.count == prefix.utf8.count + 17,
      let hash = UInt64(Substring(digits), radix: 16), self.identifier(hash) == identifier
    else { return .named(identifier) }
    return .made(hash)
  }
}
