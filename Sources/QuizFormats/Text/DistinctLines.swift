/// Texts of which no two read the same once white space is collapsed, as choices have to be.
struct DistinctLines {
  /// Up to so many are compared one by one, which takes no hashing.
  private static let fewest = 12

  private var lines: [String] = []
  private var places: [String: Int] = [:]

  init() {}

  /// Adds a text; where one that reads the same is there already, its place instead.
  mutating func add(_ text: String) -> Int? {
    let line = isOneLine(text) ? text : lineText(text)
    if places.isEmpty {
      if let place = lines.firstIndex(where: { isSame($0, line) }) { return place }
      lines.append(line)
      if lines.count > Self.fewest {
        for (place, line) in lines.enumerated() { places[line] = place }
      }
      return nil
    }
    if let place = places[line] { return place }
    places[line] = places.count
    return nil
  }
}
