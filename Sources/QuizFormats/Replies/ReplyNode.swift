import JSON
import QuizCore

extension JSONDocument {
  /// Values with their places, found in one walk over the text.
  func placed(_ nodes: [JSONNode]) -> some Sequence<(JSONNode, JSONPosition)> {
    zip(nodes, positions(of: nodes.map(\.range.lowerBound)))
  }
}

extension JSONNode {
  /// The text of a string, number or truth value; nil for anything else.
  var scalarText: String? { string ?? number?.text ?? boolean.map { $0 ? "true" : "false" } }

  /// What a truth value says, in any spelling that was seen: `true`, `"TRUE"`, `1`.
  var flag: Bool? {
    if let boolean { return boolean }
    if let integer = number?.integer { return integer == 1 ? true : integer == 0 ? false : nil }
    return string.flatMap { truthValue($0.trimmingWhitespace) }
  }

  /// The first elements of an array, so that a look at a file stays cheap.
  var firstElements: some Sequence<JSONNode> { elements.prefix(8) }

  /// Whether it is an object that has all these keys.
  func hasKeys(_ keys: String...) -> Bool { keys.allSatisfy { self[$0] != nil } }
}

/// A text on one line, nil where nothing of it can be seen.
func visibleLine(_ raw: String?) -> String? {
  raw.map { lineText($0) }.flatMap { isBlank($0) ? nil : $0 }
}

/// A cleaned text of any number of lines, nil where nothing of it can be seen.
func visibleField(_ raw: String?) -> String? {
  raw.map { fieldText($0) }.flatMap { isBlank($0) ? nil : $0 }
}
