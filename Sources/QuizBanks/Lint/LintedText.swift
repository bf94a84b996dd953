import JSON

/// A text that people read, where it stands in a bank.
struct LintedText {
  /// What the text is for.
  enum Use {
    case prompt
    /// One of several that are offered: a choice, a side of a pair, an item.
    case offered
    /// What has to be typed.
    case accepted
    /// One line: a title, a topic, a tag, a unit.
    case line
    /// Everything else: explanations, hints, feedback, descriptions.
    case remark
  }

  let node: JSONNode
  let text: String
  let use: Use
  let path: [FieldPath.Step]

  init?(_ node: JSONNode, _ use: Use, _ path: [FieldPath.Step]) {
    guard let text = node.string else { return nil }
    self.node = node
    self.text = text
    self.use = use
    self.path = path
  }
}
