/// What a line can't be broken inside of, with the spaces after it.
struct Piece {
  private(set) var word: [Cluster] = []
  private(set) var spaces: [Cluster] = []
  private(set) var width = 0

  /// Returns the pieces of one line; only the first may have an empty word, for leading spaces.
  ///
  /// `keepingWords` makes a piece of all that stands between two spaces.
  static func pieces(of line: [Cluster], keepingWords: Bool) -> [Piece] {
    var result: [Piece] = []
    var piece = Piece()
    for cluster in line {
      if cluster.isSpace {
        piece.spaces.append(cluster)
        continue
      }
      let isInside = piece.spaces.isEmpty
      let mayBreak = piece.word.last.map { isBreak(between: $0, and: cluster) } ?? false
      if !isInside || (mayBreak && !keepingWords) {
        result.append(piece)
        piece = Piece()
      }
      piece.word.append(cluster)
      piece.width += cluster.width
    }
    return result + [piece]
  }

  /// Whether a line may end between two clusters that have no space between them.
  private static func isBreak(between left: Cluster, and right: Cluster) -> Bool {
    if left.character == "\u{200B}" { return true }
    guard left.isIdeographic || right.isIdeographic else { return false }
    return !neverLast.contains(left.character) && !neverFirst.contains(right.character)
  }

  private static let glue: Set<Character> = ["\u{A0}", "\u{202F}", "\u{2060}"]

  /// What opens: it stays with what follows.
  private static let neverLast = glue.union("([{<‘“«「『（［｛〈《【〔〖〘〚｢＄￥$¥£€#＃")

  /// What closes or lengthens: it stays with what comes before.
  private static let neverFirst = glue.union(
    ")]}>’”»」』）］｝〉》】〕〗〙〛｣、。，．：；？！､｡･・…‥,.:;?!%％‰℃°"
      + "ーｰ々〻ゝゞヽヾ〜～ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶㇰㇱㇲㇳㇴㇵㇶㇷㇸㇹㇺㇻㇼㇽㇾㇿ"
      + "ｧｨｩｪｫｬｭｮｯﾞﾟ")
}

extension Cluster {
  /// Whether a line may be broken here and the cluster dropped; never a space that carries a mark.
  fileprivate var isSpace: Bool {
    guard character.unicodeScalars.count == 1 else { return false }
    return switch character {
    case " ", "\u{1680}", "\u{2000}"..."\u{2006}", "\u{2008}"..."\u{200A}", "\u{205F}", "\u{3000}":
      true
    default: false
    }
  }

  /// Whether it is wide and not Hangul: ideographs, kana, emoji, fullwidth forms.
  fileprivate var isIdeographic: Bool {
    guard width == 2, let code = character.unicodeScalars.first?.value else { return false }
    switch code {
    case 0x1100...0x11FF, 0x3131...0x318E, 0xA960...0xA97F, 0xAC00...0xD7FF: return false
    default: return true
    }
  }
}
