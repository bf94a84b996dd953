/// Turns frames into the bytes that make a terminal show them, of which only changed lines are sent.
///
/// The codes are those of ECMA-48 that every terminal of the last decades has; a line is cut at the
/// screen's width, so that none wraps.
package struct Painter: Sendable {
  /// The lines as they were last sent; nil before the first frame and after `forget`.
  private var shown: [String]?
  private var cursor: Frame.Position?

  /// Begins with a screen of which nothing is known.
  package init() {}

  /// Makes the next frame be sent whole, after a resize or when something else has written.
  package mutating func forget() { shown = nil }

  /// Returns what must be written so that the screen shows the frame; empty when it does already.
  package mutating func paint(_ frame: Frame, on surface: Surface) -> String {
    let lines = (0..<surface.height).map { row in
      row < frame.lines.count ? line(frame.lines[row], surface) : ""
    }
    let isFresh = shown?.count != lines.count
    var changes = ""
    for (row, line) in lines.enumerated() where isFresh ? !line.isEmpty : shown?[row] != line {
      changes += "\u{1B}[\(row + 1);1H\(isFresh ? "" : "\u{1B}[2K")\(line)"
    }
    if !isFresh, changes.isEmpty, cursor == frame.cursor { return "" }
    shown = lines
    cursor = frame.cursor
    return "\u{1B}[?25l" + (isFresh ? "\u{1B}[H\u{1B}[2J" : "") + changes
      + cursorCodes(frame.cursor, surface)
  }

  private func line(_ text: Text, _ surface: Surface) -> String {
    render(text.oneLine.shortened(to: surface.width, mark: ""), for: surface)
  }

  private func cursorCodes(_ cursor: Frame.Position?, _ surface: Surface) -> String {
    guard let cursor, (0..<surface.height).contains(cursor.row) else { return "" }
    let column = min(max(0, cursor.column), surface.width - 1)
    return "\u{1B}[\(cursor.row + 1);\(column + 1)H\u{1B}[?25h"
  }
}
