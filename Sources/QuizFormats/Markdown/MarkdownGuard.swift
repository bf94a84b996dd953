/// Writes texts so that no line of them is taken for the beginning of something else.
struct MarkdownGuard {
  /// Whether a numbered line would be taken for an item.
  let guardsNumbers: Bool

  /// The lines of a text, without line ends.
  ///
  /// Code between fences stays as it is; of any other line that begins something, the first sign
  /// becomes a reference.
  func lines(of text: String) -> [[UInt8]] {
    let source = SourceText(text)
    let fences = FenceMap(source, 0..<source.lines.count)
    return source.lines.indices.map { index in
      let line = source.line(index)
      let code = MarkdownReferences.encoded(line)
      return fences[index] || !needsGuard(line) ? code : guarded(line)
    }
  }

  /// Whether a text can stand behind hashes and is read back whole.
  func fitsHeading(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return !bytes.contains(0x0A) && bytes.last != UInt8(ascii: "#")
      && QuestionLabel(bytes[...]) == nil
  }

  private func needsGuard(_ line: ArraySlice<UInt8>) -> Bool {
    let inner = line.drop(while: MarkdownBytes.isBlank)
    guard !inner.isEmpty else { return !line.isEmpty }
    if Fence(inner) != nil { return true }
    switch MarkdownLine(inner) {
    case .text: return false
    case .item(let marker): return marker.box != nil || guardsNumbers
    case .blank, .heading, .quote, .rule, .comment: return true
    }
  }

  /// A line with its first sign as a reference; of blanks alone, the first of them.
  private func guarded(_ line: ArraySlice<UInt8>) -> [UInt8] {
    let place = line.firstIndex { !MarkdownBytes.isBlank($0) } ?? line.startIndex
    guard line.indices.contains(place) else { return [] }
    return Array(line[..<place]) + MarkdownReferences.number(line[place])
      + MarkdownReferences.encoded(line[(place &+ 1)...])
  }
}
