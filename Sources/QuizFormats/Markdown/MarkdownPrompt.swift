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

/// Where the first box below a prompt stands.
enum MarkdownBoxPlace {
  /// At the left.
  case below
  /// So far to the right that it belongs to the prompt's item.
  case nested

  /// Looks for the box that follows a prompt at a line, past lines of its text; nil where something
  /// else comes first.
  init?(after line: Int, of prompt: MarkdownPrompt, in text: SourceText, before end: Int) {
    for index in (line &+ 1)..<max(line &+ 1, end) {
      let bytes = text.line(index)
      if MarkdownBytes.trimmed(bytes).isEmpty { continue }
      let isInside = MarkdownBytes.indent(of: bytes) >= max(2, prompt.contentIndent)
      let inner = MarkdownBytes.dropping(isInside ? prompt.contentIndent : 0, from: bytes)
      if let marker = MarkdownMarker(inner), marker.box != nil {
        self = isInside && prompt.style != .bold ? .nested : .below
        return
      }
      if MarkdownPrompt(bytes) != nil { return nil }
    }
    return nil
  }
}
