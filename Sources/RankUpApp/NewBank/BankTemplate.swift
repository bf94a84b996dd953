import JSON

/// The text that a bank of one's own begins with: an example of every type, and comments.
///
/// JSON has no comments, so they stand under keys that begin with `x-`, which every reader passes over.
struct BankTemplate {
  let id: String
  let title: String
  let language: Language

  /// The text of the bank.
  var text: String {
    let template = language == .korean ? Self.korean : Self.english
    return template.replacingOnce("%ID%", by: JSONValue.string(id).serialized())
      .replacingOnce("%TITLE%", by: JSONValue.string(title).serialized()) + "\n"
  }
}

extension String {
  /// The text with the first occurrence of a mark replaced.
  fileprivate func replacingOnce(_ mark: String, by text: String) -> String {
    var head = self[..<startIndex]
    var rest = self[...]
    while !rest.isEmpty {
      if rest.hasPrefix(mark) { return head + text + rest.dropFirst(mark.count) }
      rest = rest.dropFirst()
      head = self[..<rest.startIndex]
    }
    return self
  }
}
