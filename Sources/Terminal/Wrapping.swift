/// Lays a text out in lines of at most `width` cells, broken between words.
///
/// Line ends are kept, and so are the spaces at the start of a line and between words; the spaces
/// at a break and at the end of a line are dropped, and nothing else is. A word wider than a line
/// is cut between clusters, unless words are kept. Chinese and Japanese break between characters, but not before closing
/// or after opening punctuation; Korean breaks at spaces, as its readers expect. No line breaks at a
/// no-break space. The one line that can be wider is a single two-cell cluster where the width is 1,
/// unless words are kept.
///
/// - Parameters:
///   - text: what is to be laid out.
///   - width: the cells of a line with its indent; less than 1 counts as 1.
///   - first: stands before the first line, a bullet or a label.
///   - rest: stands before each further line that isn't empty. Where the indents leave less than
///     two cells, `rest` is dropped and `first` wraps with the text.
///   - keepingWords: breaks at spaces alone, in every script, and leaves a word that is wider than a
///     line whole on a line of its own: a path can then be copied from where it is shown.
/// - Returns: one line at least.
package func wrap(
  _ text: Text, width: Int, first: Text = "", rest: Text = "", keepingWords: Bool = false
) -> [Text] {
  let limit = max(1, width)
  let indent = max(first.width, rest.width)
  if indent > 0 && limit - indent < 2 {
    return wrap(first + text, width: limit, keepingWords: keepingWords)
  }
  var filler = LineFiller(
    firstRoom: limit - first.width, room: limit - rest.width, keepsWords: keepingWords)
  for paragraph in text.lines {
    for piece in Piece.pieces(of: paragraph.clusters, keepingWords: keepingWords) {
      filler.add(piece)
    }
    filler.endLine()
  }
  return filler.lines.enumerated().map { index, line in
    if index == 0 { return first + line }
    return line.isEmpty ? line : rest + line
  }
}

/// Returns the wrapped lines of a text that stands after a label, aligned with its first line.
package func wrap(_ text: Text, width: Int, after label: Text) -> [Text] {
  wrap(text, width: width, first: label, rest: .spaces(label.width))
}

/// Puts pieces into lines, each as full as it goes.
private struct LineFiller {
  let firstRoom: Int
  let room: Int
  let keepsWords: Bool
  private(set) var lines: [Text] = []
  private var line: [Cluster] = []
  private var used = 0
  private var spaces: [Cluster] = []

  init(firstRoom: Int, room: Int, keepsWords: Bool) {
    self.firstRoom = firstRoom
    self.room = room
    self.keepsWords = keepsWords
  }

  private var free: Int { (lines.isEmpty ? firstRoom : room) - used }

  mutating func add(_ piece: Piece) {
    if spaces.width + piece.width <= free {
      append(spaces)
      append(piece.word)
    } else {
      if !line.isEmpty { endLine() }
      if keepsWords { append(piece.word) } else { cut(piece.word) }
    }
    spaces = piece.spaces
  }

  mutating func endLine() {
    lines.append(Text(line))
    line = []
    used = 0
    spaces = []
  }

  private mutating func append(_ clusters: [Cluster]) {
    line += clusters
    used += clusters.width
  }

  /// Puts a word on a line of its own, and on more where it doesn't fit on one.
  private mutating func cut(_ word: [Cluster]) {
    for cluster in word {
      if cluster.width > free && !line.isEmpty { endLine() }
      append([cluster])
    }
  }
}
