import JSON

/// A line of a journal as it stands in a profile: a text; an object where the bytes are no UTF-8, or
/// where the line end is missing.
struct ProfileLine: Equatable {
  /// The line without its line end.
  let bytes: [UInt8]
  /// Whether it has no line end, being the last of its journal.
  let isTorn: Bool

  /// Takes a line as it is.
  init(bytes: [UInt8], isTorn: Bool = false) {
    self.bytes = bytes
    self.isTorn = isTorn
  }

  /// The text, or `{"base64": …}`, or either with `"torn": true`.
  var jsonValue: JSONValue {
    let text = String(validating: bytes, as: UTF8.self)
    if let text, !isTorn { return .string(text) }
    let content =
      text.map { ("text", JSONValue.string($0)) } ?? ("base64", .string(Base64.encoded(bytes)))
    return .object([content, ("torn", isTorn ? .boolean(true) : nil)])
  }

  /// Reads a line; nil for what can't be one.
  init?(_ node: JSONNode) {
    if let text = node.string {
      self.init(bytes: Array(text.utf8))
    } else if let text = node.text("text") {
      self.init(bytes: Array(text.utf8), isTorn: node.boolean("torn") ?? false)
    } else if let bytes = node.text("base64").flatMap({ Base64.decoded($0) }) {
      self.init(bytes: bytes, isTorn: node.boolean("torn") ?? false)
    } else {
      return nil
    }
    if bytes.contains(newline) || isTorn && bytes.isEmpty { return nil }
  }
}
