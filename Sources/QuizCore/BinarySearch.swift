extension RandomAccessCollection {
  /// Returns the index of the first element for which a condition holds, which must hold for all
  /// elements after one for which it does; the end when there is none.
  func firstIndex(inOrder isReached: (Element) -> Bool) -> Index {
    var low = startIndex
    var count = self.count
    while count > 0 {
      let half = count / 2
      let middle = index(low, offsetBy: half)
      if isReached(self[middle]) {
        count = half
      } else {
        low = index(after: middle)
        count -= half + 1
      }
    }
    return low
  }
}
