import QuizCore

/// Returns the indices of texts that read like an earlier one, with that one's index.
///
/// Compared as a reader would: by canonical equivalence, white space at the ends ignored and
/// collapsed within, soft hyphens and zero-width spaces ignored.
func repeatedTexts(_ texts: [String]) -> [(index: Int, first: Int)] {
  let texts = texts.map(\.collapsed)
  if texts.count <= 8 { return repeatsByPairs(texts) }
  var firsts: [String: Int] = [:]
  return texts.indices.compactMap { index in
    if let first = firsts[texts[index]] { return (index, first) }
    firsts[texts[index]] = index
    return nil
  }
}

/// Every pair: faster than hashing for the few choices that questions mostly have.
private func repeatsByPairs(_ texts: [String]) -> [(index: Int, first: Int)] {
  var repeats: [(index: Int, first: Int)] = []
  for index in texts.indices {
    for first in 0..<index where texts[first] == texts[index] {
      repeats.append((index, first))
      break
    }
  }
  return repeats
}
