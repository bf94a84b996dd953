/// Texts of which no two read the same once white space is collapsed, as choices have to be.
struct DistinctLines {
  /// Up to so many are compared one by one, which takes no hashing.
  private static let fewest = 12

  private var texts: [String] = []
  private var places: [String: Int] = [:]

  /// Begins without texts, with room for so many.
  init(expecting count: Int = 0) { texts.reserveCapacity(min(count, Self.fewest + 1)) }

  /// Adds a text; where one that reads the same is there already, its place instead.
  mutating func add(_ text: String) -> Int? {
    if places.isEmpty {
      if let place = texts.firstIndex(where: { areSameLine($0, text) }) { return place }
      texts.append(text)
      if texts.count > Self.fewest {
        for (place, text) in texts.enumerated() { places[line(text)] = place }
      }
      return nil
    }
    let line = line(text)
    if let place = places[line] { return place }
    places[line] = places.count
    return nil
  }
}

/// Whether two texts surely read otherwise than each other, whatever is made of white space, of marks
/// and of characters that can't be seen: where they part, each ends or goes on with a character that
/// is seen and that composes with none before it.
package func surelyDiffer(_ left: String, _ right: String) -> Bool {
  func look(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Bool {
    var at = 0
    while at < left.count, at < right.count, left[at] == right[at] { at &+= 1 }
    guard at < left.count || at < right.count else { return false }
    return (at == left.count || beginsPlainly(left[at]))
      && (at == right.count || beginsPlainly(right[at]))
  }
  let differ = left.utf8.withContiguousStorageIfAvailable { left in
    right.utf8.withContiguousStorageIfAvailable { look(left, $0) }
  }
  return (differ ?? nil) ?? false
}

/// Whether all characters with this first byte are such: ASCII, most of Han and Hangul.
private func beginsPlainly(_ byte: UInt8) -> Bool {
  0x21..<0x7F ~= byte || 0xE5...0xE8 ~= byte || 0xEB...0xEC ~= byte
}

private func areSameLine(_ left: String, _ right: String) -> Bool {
  !surelyDiffer(left, right) && isSame(line(left), line(right))
}

private func line(_ text: String) -> String { isOneLine(text) ? text : lineText(text) }
