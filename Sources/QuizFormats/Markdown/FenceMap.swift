/// Which lines belong to fenced code, its fences included.
///
/// A fence without its end is no fence, so that one lost line does not swallow the questions after
/// it; neither is one with the heading of a numbered question before its end.
struct FenceMap {
  /// Whether a line, counted from the first of the range, is code or a fence.
  private let isCode: [Bool]
  private let first: Int
  /// The lines that open a fence and have no end.
  let unclosed: [Int]

  init(_ text: SourceText, _ lines: Range<Int>) {
    first = lines.lowerBound
    var isCode = [Bool](repeating: false, count: lines.count)
    var unclosed: [Int] = []
    var hopeless = Hopeless()
    var line = lines.lowerBound
    while line < lines.upperBound {
      guard let fence = Fence(text.line(line)) else {
        line &+= 1
        continue
      }
      guard let end = hopeless.end(of: fence, in: text, (line &+ 1)..<lines.upperBound) else {
        unclosed.append(line)
        line &+= 1
        continue
      }
      for inner in line...end { isCode[inner &- first] = true }
      line = end &+ 1
    }
    self.isCode = isCode
    self.unclosed = unclosed
  }

  /// Whether a line is code or a fence; false outside the range.
  subscript(line: Int) -> Bool {
    isCode.indices.contains(line &- first) && isCode[line &- first]
  }
}

/// A line of three or more backticks or tildes.
struct Fence {
  let mark: UInt8
  let length: Int
  /// Whether nothing follows, so that it can end code.
  let isBare: Bool

  init?(_ line: ArraySlice<UInt8>) {
    let inner = line.drop(while: MarkdownBytes.isBlank)
    guard let mark = inner.first, mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~") else {
      return nil
    }
    length = inner.prefix { $0 == mark }.count
    let rest = MarkdownBytes.trimmed(inner.dropFirst(length))
    guard length >= 3, mark == UInt8(ascii: "~") || !rest.contains(mark) else { return nil }
    self.mark = mark
    isBare = rest.isEmpty
  }
}

/// The search for the ends of fences, which remembers what it did not find, so that a text of many
/// open fences is not walked through for each.
private struct Hopeless {
  /// No fence of this length or more ends before a line.
  private struct Failure {
    var length = Int.max
    var end = 0
  }

  private var backticks = Failure()
  private var tildes = Failure()

  mutating func end(of fence: Fence, in text: SourceText, _ lines: Range<Int>) -> Int? {
    let isTilde = fence.mark == UInt8(ascii: "~")
    let known = isTilde ? tildes : backticks
    if fence.length >= known.length, lines.lowerBound < known.end { return nil }
    var stop = Int.max
    for line in lines {
      let bytes = text.line(line)
      if let end = Fence(bytes), end.isBare, end.mark == fence.mark, end.length >= fence.length {
        return line
      }
      if Self.beginsQuestion(bytes) {
        stop = line
        break
      }
    }
    let failure = Failure(length: fence.length, end: stop)
    if isTilde { tildes = failure } else { backticks = failure }
    return nil
  }

  private static func beginsQuestion(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.first == UInt8(ascii: "#"), case .heading(_, let heading) = MarkdownLine(line),
      let label = QuestionLabel(heading)
    else { return false }
    return label.hasWord
  }
}
