import Terminal

/// A list that is too long for a screen, of which only the lines are made that are seen.
struct PagedList {
  /// What is shown.
  struct Content {
    /// How many items there are.
    let count: Int
    /// Lines above the items, and below them; on a low screen they give way.
    let head: (Page) -> [Text]
    let foot: (Page) -> [Text]
    /// Prepares a page, and makes the lines of an item by its index.
    let drawer: (Page) -> (Int) -> [Text]
  }

  let stage: Stage

  /// Shows it until it is left; returns the signal that ended it, if one did.
  func show(_ content: Content) throws -> Int32? {
    var first = 0
    while true {
      let room = try draw(content, from: &first)
      switch try stage.screen.next(within: nil) {
      case .changed, .timedOut: continue
      case .end: return nil
      case .interrupted(let signal): return signal
      case .key(let key):
        if isLeaving(key) { return nil }
        first = min(max(0, first &+ step(key, room: room)), max(0, content.count - 1))
      }
    }
  }

  /// Draws from an item on, or from the last one that fills the screen; returns how many are seen.
  private func draw(_ content: Content, from first: inout Int) throws -> Int {
    let page = stage.page
    let height = page.surface.height
    var head = content.head(page)
    var foot = [Text()] + content.foot(page)
    if head.count + foot.count > height / 2 { foot = [] }
    if head.count > height / 2 { head = [] }
    let room = max(1, height - head.count - foot.count - 1)
    let item = content.drawer(page)
    let each = max(1, content.count > 0 ? item(min(first, content.count - 1)).count : 1)
    first = min(first, max(0, content.count - room / each))
    var lines: [Text] = []
    var next = first
    while next < content.count, lines.count < room {
      lines += item(next)
      next += 1
    }
    let seen = Array(lines.prefix(room))
    let padding = Array(repeating: Text(), count: max(0, room - seen.count))
    let keys = keyLine(first + 1, next, of: content.count, page)
    try stage.screen.show(Frame(head + seen + padding + foot + [keys]))
    return max(1, next - first)
  }

  /// Which items are seen, and the keys.
  private func keyLine(_ first: Int, _ last: Int, of count: Int, _ page: Page) -> Text {
    let words = page.words
    let place = words.history.place(
      "\(page.number(first))-\(page.number(last))", page.number(count))
    let keys = KeyLine(keys: [
      (words.screens.names.pages, words.screens.hints.scroll), ("q", words.screens.hints.leave),
    ])
    let line = Text(place) + Text("  ") + keys.text(page)
    return (line.width <= page.surface.width ? line : Text(place))
      .shortened(to: page.surface.width, mark: "")
  }

  private func isLeaving(_ key: Key) -> Bool {
    key == .escape || key == .control("c") || key == .control("d") || key.latin == "q"
  }

  /// How many items a key moves by; the first and the last item are as far as can be.
  private func step(_ key: Key, room: Int) -> Int {
    switch key {
    case .down, .enter: 1
    case .up: -1
    case .pageDown, .right, .character(" "): max(1, room - 1)
    case .pageUp, .left: -max(1, room - 1)
    case .home: .min / 2
    case .end: .max / 2
    default: key.latin == "j" ? 1 : key.latin == "k" ? -1 : 0
    }
  }
}
