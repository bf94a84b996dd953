/// How a line begins a prompt where questions have no headings: with a number, a bullet or in bold.
struct MarkdownPrompt {
  /// What begins it.
  enum Style: Equatable {
    case number(Int)
    case bullet
    case bold

    /// Whether a prompt of another style comes next in the same file.
    func goesOn(to next: Style) -> Bool {
      if case .number(let number) = self { return next == .number(number &+ 1) }
      return self == next
    }
  }

  let style: Style
  /// The column where lines that belong to it go on.
  let contentIndent: Int
  /// The line without what begins it; in bold the whole.
  let text: ArraySlice<UInt8>

  init?(_ line: ArraySlice<UInt8>) {
    let indent = MarkdownBytes.indent(of: line)
    let rest = line.drop(while: MarkdownBytes.isBlank)
    guard indent < 2, let first = rest.first else { return nil }
    if let marker = MarkdownMarker(line) {
      guard marker.box == nil, let number = marker.number else { return nil }
      (style, contentIndent, text) = (.number(number), marker.contentIndent, marker.text)
    } else if rest.starts(with: "**".utf8) {
      (style, contentIndent, text) = (.bold, 0, line)
    } else if "-*+".utf8.contains(first), rest.dropFirst().first == 0x20 {
      (style, contentIndent) = (.bullet, indent &+ 2)
      text = rest.dropFirst().drop(while: MarkdownBytes.isBlank)
    } else {
      return nil
    }
  }
}
