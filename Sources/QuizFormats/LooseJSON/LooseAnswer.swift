import JSON

/// What an item of home-made JSON says is right, before it is known how that is to be read.
enum LooseAnswer: Equatable {
  case text(String)
  /// As it is written, and what it is if it is whole.
  case number(String, Int?)
  case truth(Bool)

  /// Reads a single value; nil for null, lists and objects.
  init?(_ node: JSONNode) {
    switch node.kind {
    case .string: self = .text(lineText(node.string ?? "", isAnswer: true))
    case .number: self = .number(node.number?.text ?? "", node.number?.integer)
    case .boolean: self = .truth(node.boolean ?? false)
    case .object:
      guard let text = (node["text"] ?? node["answer"])?.string else { return nil }
      self = .text(lineText(text, isAnswer: true))
    case .null, .array: return nil
    }
  }

  /// Reads a value, or each one of a list; none where the file says nothing.
  static func all(_ node: JSONNode) -> [LooseAnswer] {
    node.kind == .array
      ? node.elements.compactMap(LooseAnswer.init) : [LooseAnswer(node)].compactMap(\.self)
  }

  /// As a text on one line.
  var words: String {
    switch self {
    case .text(let text): text
    case .number(let text, _): text
    case .truth(let value): value ? "true" : "false"
    }
  }

  /// The number of a choice that it may be.
  var index: Int? {
    switch self {
    case .number(_, let value): value
    case .text(let text):
      text.utf8.count <= 3 && text.utf8.allSatisfy { 0x30...0x39 ~= $0 } ? Int(text) : nil
    case .truth: nil
    }
  }

  /// Whether it is a number as JSON writes it.
  var isNumber: Bool { if case .number = self { true } else { false } }
}
