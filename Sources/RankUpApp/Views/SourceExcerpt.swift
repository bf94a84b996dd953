import JSON
import Terminal

/// A line of a file with a caret under a place in it, cut to a width around that place.
struct SourceExcerpt {
  private let before: Text
  private let after: Text

  /// Cleans what stands around the place; spaces at the start of the line are left out.
  init(_ surroundings: SourceWalk.Surroundings) {
    let start = surroundings.before.unicodeScalars.drop { $0 == " " || $0 == "\t" }
    before = Text(cleaned(String(start)))
    after = Text(cleaned(surroundings.after))
  }

  /// The line and the caret, counted in cells; the place keeps at least half of the width behind it
  /// where there is so much to see; of an empty line there is nothing to show.
  func lines(width: Int, _ surface: Surface) -> [Text] {
    guard !before.isEmpty || !after.isEmpty else { return [] }
    let indent = Text.spaces(2)
    let room = max(1, width - indent.width)
    let behind = max(1, min(after.width, room / 2))
    let start = before.shortenedAtStart(to: room - behind, mark: surface.ellipsis)
    let end = after.shortened(to: room - start.width, mark: surface.ellipsis)
    return [
      indent + start + end, indent + .spaces(start.width) + Text("^", .bad),
    ]
  }
}
