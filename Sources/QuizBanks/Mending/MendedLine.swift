/// A line of a bank before and after it was mended, without line ends.
package struct MendedLine: Sendable, Equatable {
  /// Its number before, from 1.
  package let line: Int
  /// The line as it was, or the pieces around the changes of a long one; none where one is put in.
  package let before: [String]
  /// What stands there now: the same number of lines, or more.
  package let after: [String]
  /// Why, each reason once, in the order of its cases.
  package let reasons: [MendReason]
}

/// Makes lines of edits, which are in the order of the text.
struct MendListing {
  private let bytes: [UInt8]
  /// Longer lines are shown in pieces.
  private static let longest = 300
  /// The bytes shown around a change in a long line.
  private static let margin = 40

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func lines(of edits: [MendEdit]) -> [MendedLine] {
    var lines: [MendedLine] = []
    var rest = edits[...]
    for (number, line) in lineRanges(in: bytes).enumerated() {
      guard let first = rest.first else { break }
      guard first.range.lowerBound <= line.upperBound else { continue }
      let own = rest.prefix { $0.range.lowerBound <= line.upperBound }
      rest = rest.dropFirst(own.count)
      if line.count <= Self.longest {
        lines.append(entry(number, line, own))
      } else {
        for edit in own { lines.append(entry(number, piece(edit.range, of: line), [edit], line)) }
      }
    }
    return lines
  }

  private func entry(
    _ number: Int, _ part: Range<Int>, _ edits: ArraySlice<MendEdit>, _ line: Range<Int>? = nil
  ) -> MendedLine {
    let start = line.map { $0.lowerBound < part.lowerBound ? "…" : "" } ?? ""
    let end = line.map { part.upperBound < $0.upperBound ? "…" : "" } ?? ""
    func texts(_ bytes: [UInt8]) -> [String] {
      let shown = Array(start.utf8) + bytes + Array(end.utf8)
      return lineRanges(in: shown).map { String(decoding: shown[$0], as: UTF8.self) }
    }
    var before = texts(Array(bytes[part]))
    var after = texts(applying(edits, to: bytes, in: part))
    // Of a line that is only put in behind another the other is no change.
    if after.count > before.count, before.first.map({ Array($0.utf8) }) == Array(after[0].utf8) {
      before.removeFirst()
      after.removeFirst()
    }
    let reasons = MendReason.allCases.filter { reason in
      edits.contains { $0.reasons.contains(reason) }
    }
    return MendedLine(line: number + 1, before: before, after: after, reasons: reasons)
  }

  /// The surroundings of an edit within a line, cut between code points.
  private func piece(_ range: Range<Int>, of line: Range<Int>) -> Range<Int> {
    var start = max(line.lowerBound, range.lowerBound - Self.margin)
    while start > line.lowerBound, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    var end = min(line.upperBound, range.upperBound + Self.margin)
    while end < line.upperBound, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return start..<max(start, end)
  }
}
