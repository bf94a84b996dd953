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

  /// A line of the foot that may give way to what says how much is not seen.
  var rule: Text?

  /// The lines that the body has room for.
  func room(on surface: Surface) -> Int {
    let (head, foot) = margins(on: surface)
    return max(1, surface.height - head.count - foot.count)
  }

  /// Head and foot as far as they leave room for the body: of a long foot the beginning and the keys.
  private func margins(on surface: Surface) -> (head: [Text], foot: [Text]) {
    let spare = surface.height - 1
    let most = min(spare, max(2, surface.height / 2))
    var foot = foot
    if foot.count > most { foot = foot.prefix(max(0, most - 1)) + foot.suffix(min(1, most)) }
    return (Array(head.prefix(max(0, spare - foot.count))), foot)
  }

  /// The furthest that the body can be scrolled.
  func lastOffset(on surface: Surface) -> Int { max(0, body.count - room(on: surface)) }

  /// The nearest place to `offset` that there is, or at which what must be seen is.
  func offset(near offset: Int, following: Bool = true, on surface: Surface) -> Int {
    var offset = min(max(0, offset), lastOffset(on: surface))
    guard following else { return offset }
    let room = room(on: surface)
    let wanted = cursor.map { $0.line..<($0.line + 1) } ?? focus
    if let wanted {
      offset = max(offset, wanted.upperBound - room)
      offset = min(offset, wanted.lowerBound)
    }
    return min(max(0, offset), lastOffset(on: surface))
  }

  /// The frame that shows the body from a line on; a line above or below it says what is not seen.
  func frame(from offset: Int, on surface: Surface, more: (Int, Int) -> String) -> Frame {
    var (head, foot) = margins(on: surface)
    let above = min(max(0, offset), body.count)
    let shown = body.dropFirst(above).prefix(room(on: surface))
    let below = body.count - above - shown.count
    if above + below > 0 {
      let told = Text(more(above, below), .faint).shortened(to: surface.width, mark: "")
      if let last = head.indices.last, head[last].isEmpty {
        head[last] = told
      } else if let index = foot.firstIndex(where: { $0.isEmpty || $0 == rule }) {
        foot[index] = told
      }
    }
    let padding = max(0, surface.height - head.count - shown.count - foot.count)
    let lines = head + shown + Array(repeating: Text(), count: padding) + foot
    guard let cursor, shown.indices.contains(cursor.line) else { return Frame(lines) }
    let row = head.count + cursor.line - above
    return Frame(lines, cursor: Frame.Position(row: row, column: cursor.column))
  }
}

extension Page {
  /// A key and what it does, after a label of so many cells; behind each other where there is room
  /// for nothing else.
  func explained(_ key: String, _ meaning: String, label: Int) -> [Text] {
    guard width >= label * 2 else {
      return wrap(Text(key, .accent) + Text(": " + meaning), width: width)
    }
    return wrap(Text(meaning), width: width, after: Text(key, .accent).padded(to: label))
  }
}

/// The line of keys at the bottom of a page: as many as there is room for, and always the one that
/// shows them all.
struct KeyLine {
  let keys: [(key: String, meaning: String)]

  /// One line, the keys in the accent colour; what matters least gives way.
  func text(_ page: Page) -> Text {
    let parts = keys.map { Text($0.key, .accent) + Text(" " + $0.meaning, .faint) }
    let width = page.surface.width
    var kept: [Int] = []
    for index in byImportance {
      let longer = (kept + [index]).sorted()
      guard Self.line(of: longer.map { parts[$0] }).width <= width else { break }
      kept = longer
    }
    guard kept.isEmpty, let first = byImportance.first else {
      return Self.line(of: kept.map { parts[$0] })
    }
    return parts[first].shortened(to: width, mark: "")
  }

  /// The indices of the keys, the last of which give way first: `?` stays longest, and leaving and
  /// passing over matter more than a hint.
  private var byImportance: [Int] {
    let ranks = keys.map { key in
      // Where lines are typed, a colon stands before a letter.
      switch key.key.drop(while: { $0 == ":" }) {
      case "?": 0
      case "s": 2
      case "h": 3
      default: 1
      }
    }
    return (0...3).flatMap { rank in keys.indices.filter { ranks[$0] == rank } }
  }

  private static func line(of parts: [Text]) -> Text {
    Array(parts.map { [$0] }.joined(separator: [Text("  ")])).joined()
  }
}
