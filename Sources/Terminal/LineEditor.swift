/// A line that is being typed: its text and where in it the cursor stands, by grapheme clusters.
package struct LineEditor: Sendable, Equatable {
  /// What stands in the line; never a control character.
  package private(set) var text: String
  /// How many clusters stand before the cursor.
  package private(set) var cursor: Int
  /// The most bytes that are taken.
  private let limit: Int

  /// Begins with a text, the cursor at its end.
  package init(_ text: String = "", limit: Int = 4_096) {
    self.text = cleaned(text)
    self.limit = limit
    cursor = self.text.count
  }

  /// Does what a key means in a line; false for one that means nothing here, Enter and Escape too.
  @discardableResult
  package mutating func handle(_ key: Key) -> Bool {
    switch key {
    case .character(let character): insert(String(character))
    case .pasted(let pasted): insert(cleaned(pasted.trimmingLineEnds))
    case .backspace: remove(from: cursor - 1, to: cursor)
    case .delete, .control("d"): remove(from: cursor, to: cursor + 1)
    case .left, .control("b"): cursor = max(0, cursor - 1)
    case .right, .control("f"): cursor = min(text.count, cursor + 1)
    case .home, .control("a"): cursor = 0
    case .end, .control("e"): cursor = text.count
    case .wordLeft: cursor = wordStart
    case .wordRight: cursor = wordEnd
    case .control("w"): remove(from: wordStart, to: cursor)
    case .control("u"): remove(from: 0, to: cursor)
    case .control("k"): remove(from: cursor, to: text.count)
    default: return false
    }
    return true
  }

  /// Puts text before the cursor, as far as the limit lets whole clusters in.
  private mutating func insert(_ new: String) {
    var before = String(text.prefix(cursor))
    let after = String(text.dropFirst(cursor))
    for character in cleaned(new) {
      guard before.utf8.count + after.utf8.count + character.utf8.count <= limit else { break }
      before.append(character)
    }
    text = before + after
    // A mark may have joined the cluster before it, or what follows the one it stands on.
    cursor = min(before.count, text.count)
  }

  private mutating func remove(from start: Int, to end: Int) {
    let start = max(0, start)
    let end = min(end, text.count)
    guard start < end else { return }
    text = String(text.prefix(start)) + String(text.dropFirst(end))
    cursor = min(start, text.count)
  }

  private var wordStart: Int {
    let before = Array(text.prefix(cursor))
    guard let last = before.lastIndex(where: { !$0.isWhitespace }) else { return 0 }
    return (before[..<last].lastIndex(where: \.isWhitespace) ?? -1) + 1
  }

  private var wordEnd: Int {
    let after = Array(text.dropFirst(cursor))
    guard let first = after.firstIndex(where: { !$0.isWhitespace }) else { return text.count }
    return cursor + (after[first...].firstIndex(where: \.isWhitespace) ?? after.count)
  }

  /// The part of the line that has room around the cursor, and the cursor's column in it.
  package func window(width: Int) -> (text: String, column: Int) {
    let characters = Array(text)
    var start = cursor
    var room = max(1, width) - 1
    while start > 0, CellWidth.of(characters[start - 1]) <= room {
      start -= 1
      room -= CellWidth.of(characters[start])
    }
    let column = max(1, width) - 1 - room
    var end = cursor
    var rest = max(1, width) - column
    while end < characters.count, CellWidth.of(characters[end]) <= rest {
      rest -= CellWidth.of(characters[end])
      end += 1
    }
    return (String(characters[start..<end]), column)
  }
}

extension String {
  /// The string without line ends at either end, as a copied line has one.
  fileprivate var trimmingLineEnds: String {
    var part = self[...]
    while part.last?.isNewline == true { part.removeLast() }
    while part.first?.isNewline == true { part.removeFirst() }
    return String(part)
  }
}
