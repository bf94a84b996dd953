import QuizCore

/// A text without white space at its ends and with single spaces between its words, and what of that
/// was missing.
///
/// Code stays as it is: spans and blocks between backticks, and in Markdown what is indented by
/// four. So does what is laid out with spaces: every plain text of several lines, tables, indents,
/// and the two spaces that break a line in Markdown. No-break spaces stay within a text.
struct TidySpace {
  /// The tidy text; the written one where nothing would be left.
  let text: String
  /// Whether white space stood at an end.
  private(set) var hadOuterSpace = false
  /// Whether words stood more than one space apart.
  private(set) var hadRepeatedSpace = false

  init(_ written: String, isMarkdown: Bool) {
    guard Self.isSuspect(written) else {
      text = written
      return
    }
    let trimmed = Self.trimmed(written, isMarkdown)
    guard !trimmed.isEmpty else {
      text = written
      return
    }
    hadOuterSpace = trimmed.utf8.count != written.utf8.count
    let bytes = Array(trimmed.utf8)
    let gaps = Self.gaps(in: bytes, isMarkdown)
    hadRepeatedSpace = !gaps.isEmpty
    text = gaps.isEmpty ? trimmed : Self.narrowed(bytes, gaps)
  }

  /// A quick look at the bytes: false only where nothing is to be done.
  private static func isSuspect(_ text: String) -> Bool {
    var previous: UInt8 = 0x20
    for byte in text.utf8 {
      let isSpace = byte == 0x20 || byte == 0x09
      if isSpace, previous == 0x20 || previous == 0x09 { return true }
      previous = byte
    }
    guard let first = text.unicodeScalars.first, let last = text.unicodeScalars.last else {
      return false
    }
    return first.properties.isWhitespace || last.properties.isWhitespace
  }

  private static func trimmed(_ text: String, _ isMarkdown: Bool) -> String {
    var scalars = text.unicodeScalars[...]
    while let last = scalars.last, last.properties.isWhitespace { scalars.removeLast() }
    // The indent of the first of several lines belongs to its layout.
    var start = scalars.startIndex
    while start < scalars.endIndex, scalars[start].properties.isWhitespace {
      let isBreak = scalars[start] == "\n" || scalars[start] == "\r"
      start = scalars.index(after: start)
      if isBreak { scalars = scalars[start...] }
    }
    if scalars.contains(where: { $0 == "\n" || $0 == "\r" }) { return String(scalars) }
    if isMarkdown, isIndented(Array(String(scalars.prefix(4)).utf8)) { return String(scalars) }
    return String(scalars[start...])
  }

  /// The runs of two or more spaces and tabs that stand between words of prose.
  private static func gaps(in bytes: [UInt8], _ isMarkdown: Bool) -> [Range<Int>] {
    let lines = lineRanges(in: bytes)
    guard isMarkdown || lines.count == 1 else { return [] }
    var code = codeRanges(in: bytes)[...]
    var gaps: [Range<Int>] = []
    for line in lines {
      if isMarkdown, isIndented(bytes[line]) || bytes[line].contains(UInt8(ascii: "|")) { continue }
      for gap in spaces(in: bytes, line) {
        while let first = code.first, first.upperBound <= gap.lowerBound { code.removeFirst() }
        if let first = code.first, first.overlaps(gap) { continue }
        gaps.append(gap)
      }
    }
    return gaps
  }

  private static func spaces(in bytes: [UInt8], _ line: Range<Int>) -> [Range<Int>] {
    var gaps: [Range<Int>] = []
    var offset = line.lowerBound
    while offset < line.upperBound {
      let start = offset
      while offset < line.upperBound, isBlank(bytes[offset]) { offset &+= 1 }
      if offset &- start > 1, start > line.lowerBound, offset < line.upperBound {
        gaps.append(start..<offset)
      }
      if offset == start { offset &+= 1 }
    }
    return gaps
  }

  private static func narrowed(_ bytes: [UInt8], _ gaps: [Range<Int>]) -> String {
    var kept: [UInt8] = []
    kept.reserveCapacity(bytes.count)
    var offset = 0
    for gap in gaps {
      kept += bytes[offset..<gap.lowerBound]
      kept.append(0x20)
      offset = gap.upperBound
    }
    return String(decoding: kept + bytes[offset...], as: UTF8.self)
  }

  /// Whether a line of Markdown is code by its indent.
  private static func isIndented(_ line: some Collection<UInt8>) -> Bool {
    line.first == 0x09 || line.prefix(4).count == 4 && line.prefix(4).allSatisfy { $0 == 0x20 }
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}
