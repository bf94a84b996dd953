import JSON

/// What is read and written is read as the same, and a refusal points into the text.
@Sendable func checkJSON(_ bytes: [UInt8]) {
  do {
    let document = try JSONDocument(bytes)
    let value = JSONValue(document.root)
    checkRanges(document.root, within: document.bytes.indices)
    // What is beyond all numbers can't be written.
    guard value.isFinite else { return }
    for style in [JSONStyle(), JSONStyle(layout: .indented(2))] {
      let text = value.serialized(style)
      guard let again = try? JSONDocument(Array(text.utf8)) else { fail("refused: \(text)") }
      expectEqual(JSONValue(again.root), value, "read again from \(text)")
    }
    let sorted = value.serialized(JSONStyle(keys: .sorted))
    guard let again = try? JSONDocument(Array(sorted.utf8)) else { fail("refused: \(sorted)") }
    expectEqual(
      JSONValue(again.root).serialized(JSONStyle(keys: .sorted)), sorted, "sorted twice")
  } catch {
    expect((0...bytes.count).contains(error.offset), "error at \(error.offset)")
    expect(error.position.line > 0 && error.position.column > 0, "position \(error.position)")
  }
}

/// Every value lies within the one that holds it, and after the one before it.
private func checkRanges(_ node: JSONNode, within outer: Range<Int>) {
  expect(
    outer.lowerBound <= node.range.lowerBound && node.range.upperBound <= outer.upperBound,
    "\(node.range) is not within \(outer)")
  var start = node.range.lowerBound
  for element in node.elements {
    expect(element.range.lowerBound > start, "\(element.range) begins before \(start)")
    checkRanges(element, within: node.range)
    start = element.range.upperBound
  }
  for member in node.members {
    expect(member.value.range.lowerBound > start, "\(member.value.range) begins before \(start)")
    checkRanges(member.value, within: node.range)
    start = member.value.range.upperBound
  }
}

extension JSONValue {
  /// Whether every number in it is one.
  fileprivate var isFinite: Bool {
    switch self {
    case .double(let number): number.isFinite
    case .array(let elements): elements.allSatisfy(\.isFinite)
    case .object(let members): members.allSatisfy(\.value.isFinite)
    default: true
    }
  }
}
