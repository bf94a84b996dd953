/// A question as its lines say it, before it is checked.
struct MarkdownQuestion {
  /// A line of a list with what belongs to it.
  struct Item {
    let isOrdered: Bool
    /// Whether it is ticked; nil without a box.
    let box: Bool?
    var text = MarkdownText()
    /// Code below it that is not indented.
    var looseCode = MarkdownText()
    /// Quotes inside it.
    var comment = MarkdownText()
  }

  /// The line it begins at, counted from 0.
  var line: Int
  /// Whether its prompt is the item of a list, and so needs no heading.
  var isListed = false
  /// What stands before the list.
  var body = MarkdownText()
  var items: [Item] = []
  /// Quotes outside the list.
  var hints: [MarkdownText] = []
  /// What stands after the list.
  var tail = MarkdownText()

  init(line: Int) { self.line = line }

  /// Adds a line to a part of the last item, after so many blank ones.
  mutating func appendToItem(
    _ part: WritableKeyPath<Item, MarkdownText>, _ line: ArraySlice<UInt8>, after blanks: Int
  ) {
    guard let last = items.indices.last else { return }
    items[last][keyPath: part].append(line, after: blanks)
  }
}

extension MarkdownQuestion {
  /// Puts code below an item to that item where it belongs there.
  ///
  /// Code between two items belongs to the first one. After the last one it may explain the answer;
  /// it is the option itself where that is just a letter, or where the others have such code.
  mutating func settleLooseCode() {
    let hasOthers = items.dropLast().contains { !$0.looseCode.isEmpty }
    let areLetters =
      items.count > 1
      && items.enumerated().allSatisfy { place, item in Self.letter(item.text.bytes) == place }
    for index in items.indices where !items[index].looseCode.isEmpty {
      let item = items[index]
      let isLast = index == items.count &- 1
      if isLast, !hasOthers, Self.letter(item.text.bytes) == nil {
        var explanation = item.looseCode
        explanation.append(tail, after: 1)
        tail = explanation
      } else if areLetters {
        items[index].text = item.looseCode
      } else {
        items[index].text.append(item.looseCode)
      }
      items[index].looseCode = MarkdownText()
    }
  }

  /// The place in the alphabet of an option that is one letter, perhaps with a mark behind.
  private static func letter(_ bytes: [UInt8]) -> Int? {
    let text = MarkdownBytes.trimmed(bytes[...])
    guard let first = text.first, MarkdownBytes.isLetter(first), text.count <= 2,
      text.dropFirst().allSatisfy({ ".):".utf8.contains($0) })
    else { return nil }
    return Int(first | 0x20) &- 0x61
  }
}
