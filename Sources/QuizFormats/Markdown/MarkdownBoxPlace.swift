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
