/// Returns the word of a list that a mistyped one most likely means, if one is near enough.
///
/// Near is a distance of a third of its length, at least 1; of words equally near the first wins.
func nearestWord(to typed: String, among words: [String]) -> String? {
  let typed = Array(typed.lowercased().unicodeScalars.prefix(41))
  guard typed.count <= 40 else { return nil }
  let limit = max(1, typed.count / 3)
  var best: (word: String, distance: Int)?
  for word in words {
    let letters = Array(word.lowercased().unicodeScalars)
    guard abs(letters.count - typed.count) <= limit else { continue }
    let distance = editDistance(typed, letters)
    if distance <= limit, distance < best?.distance ?? .max { best = (word, distance) }
  }
  return best?.word
}

/// The optimal string alignment distance: insertions, deletions, substitutions, and swaps of two
/// neighbours, each part of a text edited once.
func editDistance<Element: Equatable>(_ left: [Element], _ right: [Element]) -> Int {
  var beforePrevious: [Int] = []
  var previous = Array(0...right.count)
  for (row, letter) in left.enumerated() {
    var current = [row + 1]
    for (column, other) in right.enumerated() {
      let change = previous[column] + (letter == other ? 0 : 1)
      var distance = min(change, previous[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, letter == right[column - 1], left[row - 1] == other {
        distance = min(distance, beforePrevious[column - 1] + 1)
      }
      current.append(distance)
    }
    beforePrevious = previous
    previous = current
  }
  return previous[right.count]
}
