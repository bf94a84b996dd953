/// A left side with what was put beside it, as the journal keeps the two in one text.
struct PairText {
  let left: String
  let right: String

  /// Pairs two texts; a tab in either would be taken for the one between the two.
  init(_ left: String, _ right: String) {
    let side = { (text: String) in text.split(separator: "\t").joined(separator: " ") }
    self.left = side(left)
    self.right = side(right)
  }

  /// Reads what the journal keeps; nil where no tab stands between two sides.
  init?(kept: String) {
    guard let tab = kept.firstIndex(of: "\t") else { return nil }
    self.init(String(kept[..<tab]), String(kept[kept.index(after: tab)...]))
  }

  /// What the journal keeps.
  var kept: String { left + "\t" + right }
}
