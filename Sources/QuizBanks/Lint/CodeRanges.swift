/// The parts of a text that are code in Markdown, as ranges of its UTF-8 bytes in order.
///
/// Fenced blocks, to the end where nothing closes them, and spans between runs of as many backticks.
func codeRanges(in bytes: [UInt8]) -> [Range<Int>] {
  guard bytes.contains(where: { $0 == backtick || $0 == tilde }) else { return [] }
  var ranges: [Range<Int>] = []
  var fence: (mark: UInt8, count: Int, start: Int)?
  var textStart = 0
  for line in lineRanges(in: bytes) {
    let mark = fenceMark(bytes[line])
    if let open = fence {
      guard let mark, mark.mark == open.mark, mark.count >= open.count, mark.isBare else {
        continue
      }
      ranges.append(open.start..<line.upperBound)
      fence = nil
      textStart = line.upperBound
    } else if let mark {
      ranges += codeSpans(in: bytes, textStart..<line.lowerBound)
      fence = (mark.mark, mark.count, line.lowerBound)
    }
  }
  if let fence {
    ranges.append(fence.start..<bytes.count)
  } else {
    ranges += codeSpans(in: bytes, textStart..<bytes.count)
  }
  return ranges
}

/// The lines of a text without their ends: LF, CR LF and a lone CR each end one.
func lineRanges(in bytes: [UInt8]) -> [Range<Int>] {
  var ranges: [Range<Int>] = []
  var start = 0
  var offset = 0
  while offset < bytes.count {
    let isReturn = bytes[offset] == 0x0D
    guard isReturn || bytes[offset] == 0x0A else {
      offset &+= 1
      continue
    }
    ranges.append(start..<offset)
    offset &+= isReturn && offset &+ 1 < bytes.count && bytes[offset &+ 1] == 0x0A ? 2 : 1
    start = offset
  }
  ranges.append(start..<bytes.count)
  return ranges
}

/// The text with a space in place of each piece of code.
func withoutCode(_ text: String) -> String {
  guard text.utf8.contains(where: { $0 == backtick || $0 == tilde }) else { return text }
  let bytes = Array(text.utf8)
  var kept: [UInt8] = []
  var offset = 0
  for range in codeRanges(in: bytes) {
    kept += bytes[offset..<max(offset, range.lowerBound)]
    kept.append(0x20)
    offset = max(offset, range.upperBound)
  }
  return String(decoding: kept + bytes[offset...], as: UTF8.self)
}

private let backtick = UInt8(ascii: "`")
private let tilde = UInt8(ascii: "~")

/// The marks that open or close a block: at least three after at most three spaces.
private func fenceMark(_ line: ArraySlice<UInt8>) -> (mark: UInt8, count: Int, isBare: Bool)? {
  let indent = line.prefix { $0 == 0x20 }
  guard indent.count < 4, let mark = line.dropFirst(indent.count).first,
    mark == backtick || mark == tilde
  else { return nil }
  let marks = line[indent.endIndex...].prefix { $0 == mark }
  guard marks.count >= 3 else { return nil }
  let rest = line[marks.endIndex...]
  // A span of three backticks on one line is no block.
  guard mark == tilde || !rest.contains(backtick) else { return nil }
  return (mark, marks.count, rest.allSatisfy { $0 == 0x20 || $0 == 0x09 })
}

/// The code spans in a part of a text without blocks.
private func codeSpans(in bytes: [UInt8], _ part: Range<Int>) -> [Range<Int>] {
  var runs: [Range<Int>] = []
  var offset = part.lowerBound
  while offset < part.upperBound {
    let start = offset
    while offset < part.upperBound, bytes[offset] == backtick { offset &+= 1 }
    if offset > start { runs.append(start..<offset) } else { offset &+= 1 }
  }
  // For each run the next one of as many marks.
  var next = [Int?](repeating: nil, count: runs.count)
  var nearest: [Int: Int] = [:]
  for index in runs.indices.reversed() {
    next[index] = nearest.updateValue(index, forKey: runs[index].count)
  }
  var spans: [Range<Int>] = []
  var index = 0
  while index < runs.count {
    if let end = next[index] {
      spans.append(runs[index].lowerBound..<runs[end].upperBound)
      index = end &+ 1
    } else {
      index &+= 1
    }
  }
  return spans
}
