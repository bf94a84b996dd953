import Host
import Terminal

/// Where pages follow each other on a screen.
struct Stage {
  let screen: any Screen
  var words: Words
  let clock: Clock
  /// Whether pages may move by themselves.
  var moves: Bool

  /// What views need to know of where they are shown, at the screen's size of the moment.
  var page: Page { Page(words: words, surface: screen.surface) }

  /// How long a step of a movement lasts, in milliseconds.
  static let step = 33

  /// What ended a wait.
  enum Wake: Equatable {
    case key(Key)
    case end
    case interrupted(Int32)
    case timedOut
  }

  /// Shows a sheet that is made again for every size, until a key means more than to scroll it.
  ///
  /// Unless it does not follow, or was scrolled, what must be seen of the sheet is seen.
  func wait(
    at offset: inout Int, within milliseconds: Int? = nil, _ sheet: (Page) -> Sheet,
    follows: Bool = true, scrollsByArrows: Bool = false
  ) throws -> Wake {
    var follows = follows
    while true {
      let current = sheet(page)
      offset = current.offset(near: offset, following: follows, on: screen.surface)
      try screen.show(
        current.frame(from: offset, on: screen.surface, more: unseen))
      switch try screen.next(within: milliseconds) {
      case .changed: continue
      case .end: return .end
      case .interrupted(let signal): return .interrupted(signal)
      case .timedOut: return .timedOut
      case .key(let key):
        guard let step = scroll(key, current, byArrows: scrollsByArrows) else { return .key(key) }
        offset = min(max(0, offset + step), current.lastOffset(on: screen.surface))
        follows = false
      }
    }
  }

  /// So many lines are not seen and, where there is room, which keys show them.
  private func unseen(_ above: Int, _ below: Int) -> String {
    let lines = words.screens.more(above, below)
    let whole = page.line([lines, words.screens.names.pages])
    return Text(whole).width <= screen.surface.width ? whole : lines
  }

  /// How many lines a key moves the sheet by; nil where the key is for the page itself.
  private func scroll(_ key: Key, _ sheet: Sheet, byArrows: Bool) -> Int? {
    guard sheet.lastOffset(on: screen.surface) > 0 else { return nil }
    let screenful = max(1, sheet.room(on: screen.surface) - 1)
    switch key {
    case .pageUp: return -screenful
    case .pageDown: return screenful
    case .up where byArrows: return -1
    case .down where byArrows: return 1
    default: return nil
    }
  }

  /// Shows a sheet from its beginning until a key is struck, which only goes on.
  func rest(_ sheet: (Page) -> Sheet) throws -> Wake {
    var offset = 0
    return try wait(at: &offset, sheet, scrollsByArrows: true)
  }

  /// Moves a sheet from 0 to 1,000 thousandths in so many milliseconds; a key brings it to its end.
  ///
  /// Where nothing moves, or an end or a signal came, nothing is shown; whoever waits next sees the
  /// last state, and the end or the signal.
  func move(for milliseconds: Int, _ sheet: (Page, Int) -> Sheet) throws {
    guard moves, milliseconds > 0 else { return }
    let began = clock.monotonic()
    while true {
      let elapsed = Int(clamping: clock.monotonic() - began)
      guard elapsed < milliseconds else { return }
      let current = sheet(page, max(0, elapsed) * 1_000 / milliseconds)
      let offset = current.offset(near: 0, on: screen.surface)
      try screen.show(current.frame(from: offset, on: screen.surface, more: unseen))
      switch try screen.next(within: Self.step) {
      case .timedOut, .changed: continue
      case .key, .end, .interrupted: return
      }
    }
  }
}
