/// The candidate that `word` was most likely meant to be, or `nil` when none is close.
///
/// Close is an edit distance of at most a third of the word's length, at least 1, letter case aside;
/// two neighbours swapped count as one edit. Of equally close candidates the first is taken.
package func nearest(to word: String, in candidates: [String]) -> String? {
  let letters = Array(word.lowercased())
  var limit = max(1, letters.count / 3)
  var best: String?
  for candidate in candidates {
    let other = Array(candidate.lowercased())
    let longest = max(letters.count, other.count)
    guard longest - min(letters.count, other.count) <= limit else { continue }
    let distance = editDistance(letters, other)
    guard distance <= limit, distance < longest || longest == 0 else { continue }
    if distance == 0 { return candidate }
    best = candidate
    limit = distance - 1
  }
  return best
}

/// Optimal string alignment: insertions, deletions, replacements and swaps of neighbours.
private func editDistance(_ left: [Character], _ right: [Character]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...right.count)
  for row in left.indices {
    var current = [row + 1]
    for column in right.indices {
      let isSame = left[row] == right[column]
      var cost = min(last[column] + (isSame ? 0 : 1), last[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
        cost = min(cost, beforeLast[column - 1] + 1)
      }
      current.append(cost)
    }
    beforeLast = last
    last = current
  }
  return last[right.count]
}
