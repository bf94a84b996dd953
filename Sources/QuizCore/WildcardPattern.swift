/// An accepted text in which `*` stands for any run of characters and `\*` for a star.
struct WildcardPattern {
  private let pieces: [[Character]]

  /// Splits at the stars and folds each piece as the answer is folded.
  ///
  /// Of an answer the marks at the ends of words are dropped, and with `ignoresPunctuation` all of
  /// them, so a piece of nothing else, such as the end of `what*?`, stands for nothing there.
  init(_ text: String, ignoresPunctuation: Bool, folding fold: (String) -> String) {
    var pieces = [""]
    var isEscaped = false
    for character in text {
      if isEscaped {
        pieces[pieces.count - 1].append(contentsOf: character == "*" ? "*" : "\\\(character)")
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == "*" {
        pieces.append("")
      } else {
        pieces[pieces.count - 1].append(character)
      }
    }
    if isEscaped { pieces[pieces.count - 1].append("\\") }
    let ends = [0, pieces.count - 1]
    self.pieces = pieces.enumerated().map { index, piece in
      let folded = Array(fold(piece))
      let isBeside = ends.contains(index) || piece.contains(where: \.isWhitespace)
      let mayBeDropped = pieces.count > 1 && (ignoresPunctuation || isBeside)
      let isDropped =
        mayBeDropped
        && folded.allSatisfy { isDroppedMark($0, ignoresPunctuation: ignoresPunctuation) }
      return isDropped ? [] : folded
    }
  }

  /// Whether a folded answer fits: first and last piece at the ends, the others in order between.
  func matches(_ answer: String) -> Bool {
    let text = Array(answer)
    guard let first = pieces.first, let last = pieces.last, pieces.count > 1 else {
      return pieces.first == text
    }
    guard text.starts(with: first), text.count >= first.count + last.count,
      text.suffix(last.count).elementsEqual(last)
    else { return false }
    var place = first.count
    let end = text.count - last.count
    for piece in pieces.dropFirst().dropLast() {
      guard let found = Self.find(piece, in: text, from: place, to: end) else { return false }
      place = found + piece.count
    }
    return true
  }

  /// Where a piece begins first, by the method of Knuth, Morris and Pratt: no character of the text
  /// is gone back to.
  private static func find(
    _ piece: [Character], in text: [Character], from start: Int, to end: Int
  ) -> Int? {
    guard start + piece.count <= end else { return nil }
    guard !piece.isEmpty else { return start }
    let borders = borders(of: piece)
    var matched = 0
    for place in start..<end {
      while matched > 0, piece[matched] != text[place] { matched = borders[matched - 1] }
      if piece[matched] == text[place] { matched += 1 }
      if matched == piece.count { return place + 1 - matched }
    }
    return nil
  }

  /// For each beginning of a piece, the length of the longest shorter one with which it also ends.
  private static func borders(of piece: [Character]) -> [Int] {
    var borders = [Int](repeating: 0, count: piece.count)
    var matched = 0
    for place in piece.indices.dropFirst() {
      while matched > 0, piece[matched] != piece[place] { matched = borders[matched - 1] }
      if piece[matched] == piece[place] { matched += 1 }
      borders[place] = matched
    }
    return borders
  }
}
