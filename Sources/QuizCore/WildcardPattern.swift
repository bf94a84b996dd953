/// An accepted text in which `*` stands for any run of characters and `\*` for a star.
struct WildcardPattern {
  /// What a star is while the pattern is folded: a letter that no keyboard has.
  private static let star: Unicode.Scalar = "\u{10FFFD}"

  /// The pieces between the stars, as they are beside letters and as they are beside nothing.
  private let forms: [[[Character]]]

  /// Splits at the stars and folds the pieces as the answer is folded.
  ///
  /// A mark at the end of a piece may be dropped beside nothing and kept beside letters, or the other
  /// way round: `U.S.*` is `U.S.` and `U.S.A.`, and `* -` is `x -`, of which the hyphen is dropped.
  init(_ text: String, folding fold: (String) -> String) {
    var pieces = [""]
    var isEscaped = false
    for character in text {
      if isEscaped {
        pieces[pieces.count - 1] += character == "*" ? "*" : "\\\(character)"
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == "*" {
        pieces.append("")
      } else {
        pieces[pieces.count - 1].append(character)
      }
    }
    if isEscaped { pieces[pieces.count - 1] += "\\" }
    let whole = fold(pieces.joined(separator: String(Self.star))).unicodeScalars
    let parts = whole.split(separator: Self.star, omittingEmptySubsequences: false)
    let beside = parts.enumerated().map { place, part in
      var piece = Array(String(part))[...]
      // What would be one character with a letter of the star belongs to the star.
      if place > 0, let first = piece.first, first.isWhitespace || "z\(first)".count == 1 {
        piece.removeFirst()
      }
      if place < parts.count - 1, let last = piece.last,
        last.isWhitespace || "\(last)z".count == 1
      {
        piece.removeLast()
      }
      return Array(piece)
    }
    forms = [beside, pieces.map { Array(fold($0)) }]
  }

  /// Whether a folded answer fits: first and last piece at the ends, the others in order between.
  func matches(_ answer: String) -> Bool {
    let text = Array(answer)
    return forms.contains { Self.fits($0, text) }
  }

  private static func fits(_ pieces: [[Character]], _ text: [Character]) -> Bool {
    guard let first = pieces.first, let last = pieces.last, pieces.count > 1 else {
      return pieces.first == text
    }
    guard text.starts(with: first), text.count >= first.count + last.count,
      text.suffix(last.count).elementsEqual(last)
    else { return false }
    var place = first.count
    let end = text.count - last.count
    for piece in pieces.dropFirst().dropLast() {
      guard let found = find(piece, in: text, from: place, to: end) else { return false }
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
