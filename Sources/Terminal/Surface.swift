/// What one stream can show, decided once at the edge.
package struct Surface: Sendable, Equatable {
  /// Columns, 1 to 1,000.
  package let width: Int
  /// Rows, 1 to 1,000.
  package let height: Int
  /// May be set to what the player says.
  package var colors: ColorDepth
  package let isTerminal: Bool
  /// Whether decoration may leave ASCII; content stays as it is either way.
  package let isUnicode: Bool
  /// Whether words stand beside every sign and lines are only ever appended.
  package let isPlain: Bool
  /// May be set to what the player says.
  package var background: Background
  /// Whether the cursor can be moved about, so that a page can be painted again.
  package let movesCursor: Bool

  /// Makes a surface; sizes outside their bounds are moved to the nearest.
  package init(
    width: Int = 80, height: Int = 24, colors: ColorDepth = .none, isTerminal: Bool = false,
    isUnicode: Bool = true, isPlain: Bool = false, background: Background = .unknown,
    movesCursor: Bool = false
  ) {
    self.width = min(max(1, width), Surface.largest)
    self.height = min(max(1, height), Surface.largest)
    self.colors = colors
    self.isTerminal = isTerminal
    self.isUnicode = isUnicode
    self.isPlain = isPlain
    self.background = background
    self.movesCursor = movesCursor
  }

  /// The same surface with another size, where one is known.
  package func resized(to size: (columns: Int, rows: Int)?) -> Surface {
    Surface(
      width: size.map(\.columns) ?? width, height: size.map { max(1, $0.rows) } ?? height,
      colors: colors, isTerminal: isTerminal, isUnicode: isUnicode, isPlain: isPlain,
      background: background, movesCursor: movesCursor)
  }

  private static let largest = 1000

  /// The same surface with words in the place of signs.
  package var plain: Surface {
    Surface(
      width: width, height: height, colors: colors, isTerminal: isTerminal, isUnicode: isUnicode,
      isPlain: true, background: background, movesCursor: movesCursor)
  }

  /// Returns the sign where the surface is Unicode, else its ASCII stand-in.
  package func sign(_ unicode: String, or ascii: String) -> String {
    isUnicode ? unicode : ascii
  }

  /// The mark of what was cut off.
  package var ellipsis: String { sign("…", or: "...") }
}
