import Terminal

/// A page on a screen: a head and a foot that stay, and a body that scrolls where it is too long.
struct Sheet {
  var head: [Text] = []
  var body: [Text] = []
  var foot: [Text] = []
  /// The line of the body that must be seen, and the cursor's column in it.
  var cursor: (line: Int, column: Int)?
  /// The lines of the body that should be seen where there is a choice.
  var focus: Range<Int>?

  /// The lines that the body has room for.
  func room(on surface: Surface) -> Int { max(1, surface.height - head.count - foot.count) }

  /// The furthest that the body can be scrolled.
  func lastOffset(on surface: Surface) -> Int { max(0, body.count - room(on: surface)) }

  /// The nearest place to `offset` at which what must be seen is.
  func offset(near offset: Int, on surface: Surface) -> Int {
    var offset = min(max(0, offset), lastOffset(on: surface))
    let room = room(on: surface)
    let wanted = cursor.map { $0.line..<($0.line + 1) } ?? focus
    if let wanted {
      offset = max(offset, wanted.upperBound - room)
      offset = min(offset, wanted.lowerBound)
    }
    return min(max(0, offset), lastOffset(on: surface))
  }

  /// The frame that shows the body from a line on; a line at its end says what is not seen.
  func frame(from offset: Int, on surface: Surface, more: (Int, Int) -> String) -> Frame {
    let room = room(on: surface)
    let shown = body.dropFirst(max(0, offset)).prefix(room)
    let above = max(0, offset)
    let below = max(0, body.count - above - room)
    var lines = head + shown
    let padding = surface.height - lines.count - foot.count
    if padding > 0 { lines += Array(repeating: Text(), count: padding) }
    if above + below > 0, let last = head.indices.last, head[last].isEmpty {
      lines[last] = Text(more(above, below), .faint)
    }
    lines += foot.suffix(max(0, surface.height - lines.count))
    let place = cursor.map { place in
      Frame.Position(row: head.count + place.line - above, column: place.column)
    }
    return Frame(lines, cursor: place)
  }
}

/// The line of keys at the bottom of a page: as many as there is room for.
struct KeyLine {
  let keys: [(key: String, meaning: String)]

  /// One line, the keys in the accent colour; the last keys give way.
  func text(_ page: Page) -> Text {
    var line = Text()
    for (key, meaning) in keys {
      let part = Text(key, .accent) + Text(" " + meaning, .faint)
      let longer = line.isEmpty ? part : line + Text("  ") + part
      if longer.width > page.surface.width { break }
      line = longer
    }
    return line
  }
}
