/// A heading with the lines below it, up to the next one.
struct MarkdownSection {
  /// 1 to 6; 0 for the lines before the first heading.
  let level: Int
  let heading: ArraySlice<UInt8>
  /// The line it begins at, counted from 0.
  let line: Int
  /// The lines below the heading.
  let lines: Range<Int>

  /// Cuts lines at their headings; those in code are none.
  static func sections(
    of text: SourceText, _ lines: Range<Int>, _ fences: FenceMap
  ) -> [MarkdownSection] {
    var sections: [MarkdownSection] = []
    var open = (level: 0, heading: text.bytes[..<0], line: lines.lowerBound)
    var start = lines.lowerBound
    func close(at end: Int) {
      let section = MarkdownSection(
        level: open.level, heading: open.heading, line: open.line, lines: start..<end)
      if open.level > 0 || start < end { sections.append(section) }
    }
    for line in lines where !fences[line] {
      let bytes = text.line(line)
      // Deeper indented, it stands in an item or is code.
      guard MarkdownBytes.indent(of: bytes) < 2,
        case .heading(let level, let heading) = MarkdownLine(bytes)
      else { continue }
      close(at: line)
      open = (level, heading, line)
      start = line &+ 1
    }
    close(at: lines.upperBound)
    return sections
  }

  /// Which list its question is made from.
  enum List {
    case boxes(isOrdered: Bool)
    case sequence
  }

  /// The kind of its list: boxes anywhere come before a numbered list; nil where there is neither.
  ///
  /// A numbered list before the first heading is no question.
  func list(in text: SourceText, _ fences: FenceMap) -> List? {
    var (hasSequence, hasNumber) = (false, false)
    for line in lines where !fences[line] {
      let bytes = text.line(line)
      guard case .item(let marker) = MarkdownLine(bytes) else {
        if hasNumber, let deep = MarkdownMarker(belowNumber: bytes) {
          return .boxes(isOrdered: deep.isOrdered)
        }
        continue
      }
      if marker.box != nil { return .boxes(isOrdered: marker.isOrdered) }
      hasNumber = true
      hasSequence = hasSequence || marker.indent < 2 && level > 0
    }
    return hasSequence ? .sequence : nil
  }
}
