extension Text {
  /// The lines of the text, at least one, without their line ends.
  package var lines: [Text] {
    clusters.split(omittingEmptySubsequences: false) { $0.character == "\n" }.map { Text($0) }
  }

  /// The text with a space for each line end.
  package var oneLine: Text { lines.joined(separator: " ") }

  /// Returns the text filled up with spaces; one that is as wide already is returned as it is.
  package func padded(to width: Int, _ alignment: Alignment = .left) -> Text {
    let spaces = Text.spaces(width - self.width)
    return alignment == .left ? self + spaces : spaces + self
  }

  /// The text without the spaces at its end.
  var withoutTrailingSpaces: Text {
    var clusters = clusters
    while clusters.last?.character == " " { clusters.removeLast() }
    return Text(clusters)
  }

  /// Returns the text cut between clusters to at most `width` cells, the mark included.
  ///
  /// The mark takes the role of what it stands for, and is left out where it is too wide itself.
  package func shortened(to width: Int, mark: String = "…") -> Text {
    let clusters = clusters
    guard clusters.width > max(0, width) else { return self }
    let sign = CellWidth.of(mark) <= width ? mark : ""
    var room = max(0, width) - CellWidth.of(sign)
    let kept = clusters.prefix { cluster in
      room -= cluster.width
      return room >= 0
    }
    return Text(kept) + Text(sign, clusters[kept.count].role)
  }

  /// Returns the end of the text, cut between clusters to at most `width` cells with the mark that
  /// stands for its beginning, as `shortened` does at the other end.
  package func shortenedAtStart(to width: Int, mark: String = "…") -> Text {
    let clusters = clusters
    guard clusters.width > max(0, width) else { return self }
    let sign = CellWidth.of(mark) <= width ? mark : ""
    var room = max(0, width) - CellWidth.of(sign)
    let kept = clusters.reversed().prefix { cluster in
      room -= cluster.width
      return room >= 0
    }
    return Text(sign, clusters[clusters.count - kept.count - 1].role) + Text(kept.reversed())
  }
}
